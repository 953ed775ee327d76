/**
 * Prints how to start Chromium, as JSON `{ executablePath, args, env }`: the one that CHROMIUM names, else the
 * system's, else Playwright's own, else the one in @sparticuz/chromium, so browser tests run on any machine after
 * `npm ci`.
 *
 * This is a separate script because Jest cannot load that package's ES module.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'

/** In order of preference: the first has no user interface at all, which makes the tests considerably faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

const args = [
  '--no-sandbox', // tests run as root in containers, where the sandbox cannot start
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))

const playwrightsOwn = () => {
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

const unpackBundled = async () => {
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x' // makes the package bring its own NSS libraries
  const { default: sparticuz } = await import('@sparticuz/chromium')
  const executablePath = await sparticuz.executablePath()
  // The package's own arguments would turn off the browser's security, which the tests check.
  return { executablePath, env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH } }
}

const installed = process.env.CHROMIUM || onPath() || playwrightsOwn()
const found = installed ? { executablePath: installed, env: {} } : await unpackBundled()
process.stdout.write(JSON.stringify({ ...found, args }))
