import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { dataBlock, withLinks } from '@dramatis/remotes/manifest'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const run = (file, args, env = {}) =>
  execFileSync(process.execPath, [here(file), ...args], {
    cwd: here('.'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Assembles the built page into a folder, as a deployment does, and returns the folder's path. */
export const assembleSite = () => {
  const folder = here('dist/site')
  // Publishing would refuse another build of a version that the folder already has.
  rmSync(folder, { recursive: true, force: true })
  run('../../publisher/dist/main.js', ['site', folder], {
    CHECKOUT_URL: 'https://checkout.example/premium',
    CONTACT_URL: 'https://api.web3forms.com/submit',
    CONTACT_ACCESS_KEY: 'public-key',
  })
  return folder
}

/**
 * Builds the same sources as a monolith and returns its folder's path.
 *
 * @param {string} site the folder of the composed page, whose settings document the monolith uses too
 */
export const buildMonolith = (site) => {
  const folder = here('dist/monolith')
  run('../../node_modules/webpack-cli/bin/cli.js', ['--mode', 'production', '-o', folder])
  const settings = JSON.parse(readFileSync(`${site}/settings.json`, 'utf8'))
  const html = readFileSync(`${folder}/index.html`, 'utf8')
  writeFileSync(`${folder}/index.html`, withLinks(html, dataBlock('settings.json', settings)))
  return folder
}
