import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import getPort from 'get-port'
import { extractBlocks } from './extractBlocks.mjs'
import { run } from './run.mjs'
import { runNpm } from './runNpm.mjs'

/**
 * After how many milliseconds the guide's programs are killed, which ends any wait for a line. The guide takes far
 * less.
 */
const LIMIT_MS = 180_000

const BUYER = 'stranger@shop.example'

/**
 * Follows the quick start of the site for merchants in an empty folder, with the guide's own commands and files, up
 * to a paid subscription and a verified webhook. Only the ports differ, and nothing is downloaded.
 *
 * @param {string} root
 * @param {(names: readonly string[], shop: string) => Promise<void>} install installs these packages in a folder
 * @throws {Error} at the first step that does not work
 */
export const followQuickStart = async (root, install) => {
  const guide = readGuide(await readFile(join(root, 'docs/site/guides/quick-start.md'), 'utf8'))
  const shop = await mkdtemp(join(tmpdir(), 'dramatis-shop-'))
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const running = new Set()
  const stop = () => running.forEach((child) => child.kill())
  const limit = setTimeout(stop, LIMIT_MS)
  try {
    await runNpm(['init', '-y'], { cwd: shop })
    await install(guide.packages, shop)

    const shopAddress = `http://localhost:${await getPort()}`
    /** @param {string} text */
    const moved = (text) => text.replaceAll('http://localhost:3000', shopAddress)
    for (const { name, text } of guide.files) {
      await writeFile(join(shop, name), text.replace('3000', new URL(shopAddress).port))
    }

    const [command = '', ...args] = moved(guide.sandbox).replace(/^npx /, '').split(' ')
    const sandbox = start(join(shop, 'node_modules/.bin', command), [...args, '--port', '0'], shop)
    running.add(sandbox.child)
    const [address] = await sandbox.line(/http:\/\/127\.0\.0\.1:\d+/)

    const env = { ...process.env, ...guide.environment, BILLING_URL: address }
    const server = start(process.execPath, ['shop.mjs'], shop, env)
    running.add(server.child)
    await pay(await checkoutOf(shopAddress, server.child), shopAddress)
    await server.line(new RegExp(`^${BUYER} subscribed$`))

    const said = await run(process.execPath, ['subscriptions.mjs'], { cwd: shop, env })
    assert.match(said, new RegExp(`^${BUYER} active `, 'm'))
  } finally {
    clearTimeout(limit)
    stop()
    await rm(shop, { recursive: true, force: true })
  }
}

/** @param {string} markdown */
const readGuide = (markdown) => {
  const blocks = extractBlocks(markdown)
  const all = blocks.map(({ text }) => text).join('\n')
  /** @param {string} wanted */
  const blockNamed = (wanted) => blocks.find(({ name }) => name === wanted)?.text.trim() ?? ''
  return {
    packages: (/^npm install (.+)$/m.exec(all)?.[1] ?? '').split(' '),
    sandbox: blockNamed('sandbox'),
    environment: Object.fromEntries(
      [...blockNamed('shop').matchAll(/^export (\w+)=(.*)$/gm)].map(([, name = '', value]) => [
        name,
        value,
      ]),
    ),
    files: blocks.flatMap(({ name, text }) => (name?.endsWith('.mjs') ? [{ name, text }] : [])),
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 */
const start = (command, args, cwd, env) => {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  /**
   * Waits for the next line that matches.
   *
   * @param {RegExp} wanted
   * @returns the match
   * @throws {Error} if the program ends first
   */
  const line = async (wanted) => {
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      const found = wanted.exec(next.value)
      if (found) return found
    }
    throw new Error(`"${[command, ...args].join(' ')}" ended without printing ${String(wanted)}.`)
  }
  return { child, line }
}

/**
 * Waits until the shop listens, and returns the URL of a new checkout.
 *
 * @param {string} shop
 * @param {import('node:child_process').ChildProcess} server
 */
const checkoutOf = async (shop, server) => {
  for (;;) {
    try {
      const { status, headers } = await fetch(`${shop}/buy`, { redirect: 'manual' })
      const location = headers.get('location')
      assert.ok(location, `/buy responded with ${status} instead of a redirect to a checkout`)
      return location
    } catch (error) {
      if (!(error instanceof TypeError) || hasEnded(server)) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** @param {import('node:child_process').ChildProcess} child */
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/**
 * Submits the checkout's form as a browser does.
 *
 * @param {string} checkout
 * @param {string} shop
 */
const pay = async (checkout, shop) => {
  const form = { action: 'pay', email: BUYER, name: 'A stranger', country: 'US', card: 'tok_visa' }
  const paid = await fetch(checkout, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: new URL(checkout).origin },
  })
  assert.equal(paid.url.split('?')[0], `${shop}/thanks`, await paid.clone().text())
  assert.equal(await paid.text(), 'Thank you!')
}
