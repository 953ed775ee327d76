/**
 * `npm run site`: puts the built shell and remotes into one folder for a static host, by default
 * `dist/site`, each remote under its version, writes the two documents that the page reads at run time,
 * names the remotes' files ahead in the page, and lists in `_headers`, which Netlify and Cloudflare read,
 * what may be kept for ever. A remote that lives elsewhere is published by changing
 * its line in `remotes.json`.
 *
 * From the environment: CHECKOUT_URL, CONTACT_URL and CONTACT_ACCESS_KEY are required; FUNCTIONS_URL is
 * the base of functions on another origin; FLOW is the page's flow, latest (default) or simple.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { preloadLinks } from '../local/dist/preloadLinks.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const site = path.resolve(root, process.argv[2] ?? 'dist/site')
const REMOTES = ['generator', 'billing', 'contact']
const REQUIRED = ['CHECKOUT_URL', 'CONTACT_URL', 'CONTACT_ACCESS_KEY']
const FLOWS = ['latest', 'simple']

const missing = REQUIRED.filter((name) => !process.env[name])
if (missing.length > 0) {
  process.stderr.write(`Set these environment variables first: ${missing.join(', ')}.\n`)
  process.exit(2)
}
const flow = process.env.FLOW || 'latest'
if (!FLOWS.includes(flow)) {
  process.stderr.write(`FLOW is "${flow}"; set it to ${FLOWS.join(' or ')}, or leave it out.\n`)
  process.exit(2)
}

const writeJson = (file, value) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`)

const versionOf = async (folder) =>
  JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')).version

const publish = async (name) => {
  const version = await versionOf(`${name}-mfe`)
  const folder = path.posix.join('remotes', name, version)
  await cp(path.join(root, `${name}-mfe`, 'dist'), path.join(site, folder), { recursive: true })
  return [name, { version, entry: `/${folder}/mf-manifest.json`, previous: null }]
}

const nameAhead = async (entries) => {
  const published = entries.map(async (url) => ({
    url,
    manifest: JSON.parse(await readFile(path.join(site, url), 'utf8')),
  }))
  const links = preloadLinks(await Promise.all(published))
  const page = path.join(site, 'index.html')
  await writeFile(
    page,
    (await readFile(page, 'utf8')).replace('</head>', () => `${links}</head>`),
  )
}

const HASHED = /\.[0-9a-f]{8}\.\w+$/

const keepForEver = async () => {
  const files = await readdir(site, { recursive: true })
  const rules = files
    .filter((file) => HASHED.test(file))
    .map((file) => `/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`)
  await writeFile(path.join(site, '_headers'), rules.sort().join(''))
}

await rm(site, { recursive: true, force: true })
await mkdir(site, { recursive: true })
await cp(path.join(root, 'shell/dist'), site, { recursive: true })
const remotes = Object.fromEntries(await Promise.all(REMOTES.map(publish)))
await writeJson(path.join(site, 'remotes.json'), { version: 1, remotes })
await nameAhead(Object.values(remotes).map(({ entry }) => entry))
await writeJson(path.join(site, 'settings.json'), {
  functionsUrl: process.env.FUNCTIONS_URL ?? '',
  checkoutUrl: process.env.CHECKOUT_URL,
  contactUrl: process.env.CONTACT_URL,
  contactAccessKey: process.env.CONTACT_ACCESS_KEY,
  flow,
})
await keepForEver()
process.stdout.write(`${site}\n`)
