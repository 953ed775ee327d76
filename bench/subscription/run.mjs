/**
 * Measures the cost of a check for premium, from 100 to 50,000 subscribers: requests to the billing platform, and
 * milliseconds. The platform is the SDK's sandbox behind a proxy that counts; the functions are the real ones. See
 * README.md.
 */
import { createServer, request as forward } from 'node:http'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { createFunctions, loadConfig } from '@dramatis/functions'
import { DEMO, startSandbox } from '@dramatis/sdk/sandbox'

const { values } = parseArgs({
  options: {
    checks: { type: 'string', default: '80' },
    sizes: { type: 'string', default: '100,1000,10000,50000' },
  },
})
const checks = Number(values.checks)
const sizes = values.sizes.split(',').map(Number)

const WARM_UP = 10

/** Listing more subscribers only takes longer. */
const MAX_LISTED = 1000

if (WARM_UP + checks > Math.min(...sizes)) {
  throw new RangeError(`--checks and ${WARM_UP} to warm up must not exceed the smallest of --sizes`)
}

const emailOf = (number) => `subscriber${number}@example.com`

/** A proxy in front of the platform that counts the requests. */
const startCountingProxy = async (target) => {
  const proxy = { requests: 0 }
  const server = createServer((incoming, outgoing) => {
    proxy.requests++
    const { method, url, headers } = incoming
    const passed = forward(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
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

const start = (proxy, accessToken) =>
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

/** What `subscription` responds to a new visitor. */
const check = async ({ app }, email) => {
  const response = await app.request('/.netlify/functions/subscription', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const answer = await response.json()
  if (response.status !== 200) throw new Error(answer.error)
  return answer.premium
}

/** A platform with `size` subscribers, and the functions in front of it. */
const prepare = async (size) => {
  const sandbox = await startSandbox({ seed: 'demo' })
  sandbox.addSubscriptions(
    Array.from({ length: size }, (_, at) => ({ email: emailOf(at), productId: DEMO.productId })),
  )
  const proxy = await startCountingProxy(sandbox.url)
  const functions = start(proxy, sandbox.accessToken)
  const measured = { subscriber: [], stranger: [] }
  return { size, sandbox, proxy, functions, measured, requests: { subscriber: 0, stranger: 0 } }
}

/** One check for a new address. */
const measure = async ({ proxy, functions, measured, requests }, who, email) => {
  proxy.requests = 0
  const startedAt = performance.now()
  const isPremium = await check(functions, email)
  measured[who].push(performance.now() - startedAt)
  requests[who] += proxy.requests
  if (isPremium !== (who === 'subscriber')) throw new Error('The response is wrong')
}

/** The first check with a token that may not read customers, which lists all subscribers. */
const measurePaging = async ({ sandbox, proxy }) => {
  const functions = start(proxy, sandbox.createAccessToken({ scopes: ['subscriptions:read'] }))
  proxy.requests = 0
  const startedAt = performance.now()
  await check(functions, emailOf(0))
  const ms = performance.now() - startedAt
  await functions.close()
  return { requests: proxy.requests, ms }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

const platforms = []
for (const size of sizes) platforms.push(await prepare(size))

// In turn, so other work on the machine affects all sizes alike. The first checks only warm up.
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

const cell = (cost, base) => (cost === undefined ? 'not measured' : compared(cost, base))
const compared = ({ requests, ms }, { ms: base }) =>
  `${requests} requests, ${ms.toFixed(1)} ms (${(ms / base).toFixed(2)}x)`
console.log('| subscribers | a subscriber | a stranger | first check, paging all |')
console.log('| --- | --- | --- | --- |')
for (const row of rows) {
  const cells = ['subscriber', 'stranger', 'paging'].map((what) => cell(row[what], rows[0][what]))
  console.log(`| ${[row.size, ...cells].join(' | ')} |`)
}
console.log(
  `Load: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
)
