/**
 * Builds and starts the shops in this folder, one for each framework, and checks each against the sandbox: a paid
 * checkout, its webhook, repeated and forged deliveries, and the portal. `node run.mjs next` checks only the shops
 * named.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBillingClient } from '@dramatis/sdk'
import { startSandbox } from '@dramatis/sdk/sandbox'
import getPort from 'get-port'

const SECRET = "the shop's secret"
const { resolve } = createRequire(import.meta.url)
const binary = (name, path) => join(dirname(resolve(`${name}/package.json`)), path)

const shops = {
  next: {
    build: [binary('next', 'dist/bin/next'), 'build'],
    start: [binary('next', 'dist/bin/next'), 'start'],
  },
  sveltekit: { build: [binary('vite', 'bin/vite.js'), 'build'], start: ['build/index.js'] },
  nuxt: { build: [binary('nuxt', 'bin/nuxt.mjs'), 'build'], start: ['.output/server/index.mjs'] },
}

const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : Object.keys(shops)) {
  const began = Date.now()
  await build(name, shops[name].build)
  const built = Date.now()
  await check(name, shops[name].start)
  const seconds = (from, to) => ((to - from) / 1000).toFixed(1)
  console.log(
    `${name}: built in ${seconds(began, built)} s, checked in ${seconds(built, Date.now())} s`,
  )
}

async function build(name, command) {
  const child = start(name, command, {})
  const [code] = await once(child, 'exit')
  assert.equal(code, 0, `The build of ${name} failed.`)
}

function start(name, command, env) {
  const folder = new URL(name, import.meta.url).pathname
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.printed = ''
  child.stdout.on('data', (chunk) => (child.printed += chunk))
  return child
}

async function check(name, command) {
  const port = await getPort()
  const origin = `http://localhost:${port}`
  const sandbox = await startSandbox({
    webhooks: { url: `${origin}/webhooks`, secret: SECRET },
  })
  const shop = start(name, command, {
    PORT: `${port}`,
    ORIGIN: origin,
    SHOP_ORIGIN: origin,
    BILLING_TOKEN: sandbox.accessToken,
    BILLING_URL: sandbox.url,
    WEBHOOK_SECRET: SECRET,
  })
  try {
    await until(() =>
      fetch(origin).then(
        () => true,
        () => false,
      ),
    )
    await checkRoutes(origin, sandbox, shop)
  } finally {
    shop.kill()
    await sandbox.close()
  }
}

async function checkRoutes(origin, sandbox, shop) {
  const client = createBillingClient({ accessToken: sandbox.accessToken, serverURL: sandbox.url })
  const get = (path, headers = {}) => fetch(`${origin}${path}`, { redirect: 'manual', headers })

  const product = await client.products.create({
    name: 'A mask',
    prices: [{ amountType: 'fixed', priceAmount: 500, priceCurrency: 'usd' }],
  })
  assert.equal((await get('/checkout')).status, 400)
  const opened = await get(`/checkout?products=${product.id}`)
  assert.equal(opened.status, 303)
  const form = { action: 'pay', email: 'ada@example.com', country: 'US', card: 'tok_visa' }
  const paid = await fetch(opened.headers.get('location'), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  assert.ok(paid.headers.get('location').startsWith(`${origin}/thanks`))
  await until(() => shop.printed.includes('fulfilled '))
  const [order] = (await client.orders.list()).result.items
  assert.ok(shop.printed.includes(`fulfilled ${order.id}`))

  await sandbox.webhooks.settled()
  const { id, body } = sandbox.webhooks.deliveries().find(({ type }) => type === 'order.paid')
  assert.deepEqual(await deliver(origin, body, id, SECRET), [200, 'duplicate'])
  assert.equal((await deliver(origin, body, id, 'another secret'))[0], 403)

  await client.customers.create({ email: 'grace@example.com', externalId: 'grace' })
  assert.equal((await get('/portal')).status, 401)
  const portal = await get('/portal', { cookie: 'user=grace' })
  assert.equal((await fetch(portal.headers.get('location'))).status, 200)
}

/** Returns the status of the response and the outcome in its body. */
async function deliver(origin, body, id, secret) {
  const timestamp = `${Math.floor(Date.now() / 1000)}`
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`)
  const response = await fetch(`${origin}/webhooks`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature.digest('base64')}`,
    },
    body,
  })
  return [response.status, (await response.json()).outcome]
}

async function until(condition) {
  while (!(await condition())) await sleep(50)
}
