/**
 * `npm run dev`: every package in watch mode. The libraries are compiled by one `tsc -b --watch`; the
 * shell, the remotes and the page of tokens and primitives are served by webpack, which reloads them; `local` serves what stands behind
 * them and restarts when the functions change.
 */
import { spawn } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const BROWSER_PACKAGES = ['shell', 'generator-mfe', 'billing-mfe', 'contact-mfe']
// webpack serves the page on 3000 and hands the calls on to this port.
const BEHIND_THE_PAGE = '3010'

const children = []

const start = (name, file, args, { cwd = root, env = {} } = {}) => {
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env } })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => process.stdout.write(labelled(name, String(text))))
  }
  child.on('exit', (code) => {
    if (!stopping) stop(code ?? 1)
  })
  children.push(child)
}

const labelled = (name, text) => text.replace(/^(?=.)/gm, `${name.padEnd(14)}| `)

let stopping = false
const stop = (code) => {
  stopping = true
  for (const child of children) child.kill('SIGINT')
  process.exitCode = code
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

const build = spawn('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' })
build.on('exit', (code) => {
  if (code !== 0) process.exit(code ?? 1)
  start('types', 'npx', ['tsc', '-b', '--watch', '--preserveWatchOutput'])
  for (const name of [...BROWSER_PACKAGES, 'ui']) {
    start(name, 'npx', ['webpack', 'serve', '--mode', 'development'], { cwd: `${root}/${name}` })
  }
  start('local', process.execPath, ['--watch', '--watch-preserve-output', 'local/dist/main.js'], {
    env: { PAGE_PORT: BEHIND_THE_PAGE, LOCAL_PARTS: 'page,partner,checkout,forms' },
  })
})
