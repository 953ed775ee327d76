/**
 * Prints how to start a Chromium, as JSON `{ executablePath, args, env }`. It takes, in this order, the one
 * that CHROMIUM names, the system's, Playwright's own, and the one that @sparticuz/chromium carries,
 * so that browser tests run on any machine with nothing but `npm ci`.
 *
 * A process of its own, because Jest cannot load that package's ES module.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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

const playwrights = () => {
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

const carried = async () => {
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x' // makes the package bring its own NSS libraries
  const { default: sparticuz } = await import('@sparticuz/chromium')
  const executablePath = await sparticuz.executablePath()
  // Its own arguments would turn the browser's security off, which is part of what is tested.
  return { executablePath, env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH } }
}

const installed = process.env.CHROMIUM || onPath() || playwrights()
const found = installed ? { executablePath: installed, env: {} } : await carried()
process.stdout.write(JSON.stringify({ ...found, args }))
