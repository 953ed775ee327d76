const { execFileSync } = require('node:child_process')
const { join } = require('node:path')
const process = require('node:process')
const { TestEnvironment } = require('jest-environment-node')
const { chromium } = require('playwright-core')

let browser

/** Headless Chromium for all files of a worker; starting it and loading Playwright would cost each of them seconds. */
const sharedBrowser = () =>
  (browser ??= launch().catch((error) => {
    browser = undefined
    throw error
  }))

const launch = async () => {
  const { executablePath, args, env } = JSON.parse(
    execFileSync(process.execPath, [join(__dirname, '../findBrowser.mjs')], { encoding: 'utf8' }),
  )
  const launched = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  return launched.on('disconnected', () => (browser = undefined))
}

const isWorker = process.send !== undefined

// Jest expects a worker to exit when its listener for messages is removed, and complains if an open browser keeps the
// worker alive. On exit, Playwright closes the browser.
if (isWorker) {
  process.on('removeListener', (event) => {
    if (event === 'message') process.exit()
  })
}

/** The Node environment, with `sharedBrowser()`. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.sharedBrowser = sharedBrowser
  }

  async teardown() {
    if (!isWorker) await (await browser)?.close()
    await super.teardown()
  }
}
