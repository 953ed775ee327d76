/**
 * Measures what a premium check costs, with 100 to 50,000 subscribers: the number of requests to the billing
 * platform, and the time. The platform is the SDK's sandbox behind a proxy that counts requests; the functions are
 * the real ones. See README.md.
 */
import { createServer, request as forward } from 'node:http'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { createFunctions, loadConfig } from '@dramatis/functions'
import { DEMO, startSandbox } from '@dramatis/sdk/sandbox'
import { median } from '../median.mjs'

const { values } = parseArgs({
  options: {
    checks: { type: 'string', default: '80' },
    sizes: { type: 'string', default: '100,1000,10000,50000' },
  },
})
const checks = Number(values.checks)
const sizes = values.sizes.split(',').map(Number)

const WARM_UP = 10

/** The largest size for which listing all subscribers is measured; with more, it would only take longer. */
const MAX_LISTED = 1000

if (WARM_UP + checks > Math.min(...sizes)) {
  throw new RangeError(
    `--checks plus ${WARM_UP} warm-up checks must not exceed the smallest of --sizes.`,
  )
}

/** The app takes the visitor's network address from the server that runs it. */
const CONNECTION = { address: '203.0.113.1' }

const emailOf = (number) => `subscriber${number}@example.com`

/** Starts a proxy in front of the platform that counts requests in `requests`, which may be reset. */
const startCountingProxy = async (target) => {
  const proxy = { requests: 0 }
  const server = createServer((incoming, outgoing) => {
    proxy.requests++
    const { method, url, headers } = incoming
    const passed = forward(new URL(url, target), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode, response.headers)
      response.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  proxy.url = `http://127.0.0.1:${server.address().port}`
  proxy.close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  return proxy
}

const startFunctions = (proxy, accessToken) =>
  createFunctions(
    loadConfig({
      BILLING_ACCESS_TOKEN: accessToken,
      BILLING_PRODUCT_ID: DEMO.productId,
      BILLING_URL: proxy.url,
      BILLING_TIMEOUT_MS: '60000',
      PAGE_URL: 'https://page.example/',
      ADDRESS_LIMIT: '1000000',
      LOG_LEVEL: 'silent',
    }),
  )

/** Returns whether the `subscription` function says that the address has premium. Throws if the check failed. */
const checkPremium = async ({ app }, email) => {
  const response = await app.request(
    '/.netlify/functions/subscription',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    },
    CONNECTION,
  )
  const { premium, error } = await response.json()
  if (response.status !== 200) throw new Error(error)
  return premium
}

/** Starts a platform with `size` subscribers, and the functions that use it. */
const startPlatform = async (size) => {
  const sandbox = await startSandbox({ seed: 'demo', unnamed: '2025-03' })
  sandbox.addSubscriptions(
    Array.from({ length: size }, (_, number) => ({
      email: emailOf(number),
      productId: DEMO.productId,
    })),
  )
  const proxy = await startCountingProxy(sandbox.url)
  const functions = await startFunctions(proxy, sandbox.accessToken)
  const measured = { subscriber: [], stranger: [] }
  return { size, sandbox, proxy, functions, measured, requests: { subscriber: 0, stranger: 0 } }
}

/** Measures one check for a new address, and verifies its result. */
const measure = async ({ proxy, functions, measured, requests }, who, email) => {
  proxy.requests = 0
  const startedAt = performance.now()
  const isPremium = await checkPremium(functions, email)
  measured[who].push(performance.now() - startedAt)
  requests[who] += proxy.requests
  if (isPremium !== (who === 'subscriber')) {
    throw new Error(`The check for ${email} returned ${isPremium}.`)
  }
}

/** Measures the first check with a token that may not read customers, which lists all subscribers. */
const measurePaging = async ({ sandbox, proxy }) => {
  const functions = await startFunctions(
    proxy,
    sandbox.createAccessToken({ scopes: ['subscriptions:read'] }),
  )
  proxy.requests = 0
  const startedAt = performance.now()
  await checkPremium(functions, emailOf(0))
  const ms = performance.now() - startedAt
  await functions.close()
  return { requests: proxy.requests, ms }
}

const platforms = []
for (const size of sizes) platforms.push(await startPlatform(size))

// The sizes take turns, so other work on the machine affects them alike. The first checks only warm up.
for (let round = 0; round < WARM_UP + checks; round++) {
  for (const platform of platforms) {
    const which = Math.floor((round * platform.size) / (WARM_UP + checks))
    await measure(platform, 'subscriber', emailOf(which))
    await measure(platform, 'stranger', `stranger${round}@example.com`)
  }
}

const summary = ({ measured, requests }, who) => {
  const times = measured[who].slice(WARM_UP)
  return { requests: requests[who] / measured[who].length, ms: median(times) }
}
const rows = []
for (const platform of platforms) {
  rows.push({
    size: platform.size,
    subscriber: summary(platform, 'subscriber'),
    stranger: summary(platform, 'stranger'),
    paging: platform.size <= MAX_LISTED ? await measurePaging(platform) : undefined,
  })
}
for (const { functions, proxy, sandbox } of platforms) {
  await functions.close()
  await proxy.close()
  await sandbox.close()
}

const cell = (cost, base) => (cost === undefined ? 'not measured' : showCost(cost, base))
const showCost = ({ requests, ms }, { ms: base }) =>
  `${requests} requests, ${ms.toFixed(1)} ms (${(ms / base).toFixed(2)}x)`
console.log('| subscribers | subscriber | stranger | first check, listing all |')
console.log('| --- | --- | --- | --- |')
for (const row of rows) {
  const cells = ['subscriber', 'stranger', 'paging'].map((what) => cell(row[what], rows[0][what]))
  console.log(`| ${[row.size, ...cells].join(' | ')} |`)
}
console.log(
  `load: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
)
