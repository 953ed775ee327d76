/**
 * Measures the sandbox with many subscriptions, and prints a table. Run `npm run build -w sdk` first, then
 * `node bench/sandbox/run.mjs [subscriptions]`; the default is 50,000.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBillingClient } from '../../sdk/dist/bundle/index.js'
import { startSandbox } from '../../sdk/dist/bundle/sandbox.js'
import { median } from '../median.mjs'

/** How many subscriptions to renew, in a sandbox that saves nothing and with cards that succeed. */
const RENEWALS = 20_000
const count = Number(process.argv[2] ?? 50_000)
const folder = await mkdtemp(join(tmpdir(), 'sandbox-bench-'))
const data = join(folder, 'sandbox.json')
const rows = []

const first = await startSandbox({ data })
const client = createBillingClient({ serverURL: first.url, accessToken: first.accessToken })
const premium = {
  name: 'Premium',
  recurringInterval: 'month',
  prices: [{ amountType: 'fixed', priceAmount: 499 }],
}
const product = await client.products.create(premium)
await measureOnce('add the subscriptions, each with a customer', () =>
  first.addSubscriptions(
    Array.from({ length: count }, (_, number) => ({
      email: `customer-${number}@example.com`,
      productId: product.id,
      card: null,
    })),
  ),
)
await measureOnce('save them and stop', () => first.close())

const second = await measureOnce('start with all of them', () => startSandbox({ data }))
const again = createBillingClient({ serverURL: second.url, accessToken: second.accessToken })
const last = `customer-${count - 1}@example.com`
const [customer] = (await again.customers.list({ email: last })).result.items
await measureMedian('find a customer by email', () => again.customers.list({ email: last }))
await measureMedian('list a customer’s subscriptions', () =>
  again.subscriptions.list({ customerId: customer.id }),
)
await measureMedian('list the first 10 active ones of a product', () =>
  again.subscriptions.list({ productId: product.id, active: true }),
)
await measureMedian('the same, sorted by the customers’ emails', () =>
  again.subscriptions.list({ productId: product.id, active: true, sorting: ['customer'] }),
)
await measureMedian('create a customer', () =>
  again.customers.create({ email: `new-${Math.random()}@example.com` }),
)
const { size } = await stat(data)
const memory = process.memoryUsage().rss
const slowest = await createDuringCompaction()
await second.close()
await rm(folder, { recursive: true })

const third = await startSandbox({ now: '2026-01-15T12:00:00Z' })
const shop = createBillingClient({ serverURL: third.url, accessToken: third.accessToken })
const { id: productId } = await shop.products.create(premium)
third.addSubscriptions(
  Array.from({ length: RENEWALS }, (_, number) => ({ email: `${number}@example.com`, productId })),
)
await measureOnce(`renew ${RENEWALS.toLocaleString('en')} subscriptions`, () =>
  third.advance({ months: 1 }),
)
await third.close()

const [{ model }] = cpus()
console.log(
  `${count} subscriptions, ${(size / 1e6).toFixed(1)} MB; Node ${process.version}, ` +
    `${availableParallelism()} × ${model}, load ${loadavg()[0].toFixed(1)} at the end; ` +
    `${Math.round(memory / 1e6)} MB in memory; ` +
    `slowest customer during a compaction: ${milliseconds(slowest)}\n`,
)
console.log('| | wall time | processor time |\n| --- | --- | --- |')
for (const { name, wall, processor } of rows) {
  console.log(`| ${name} | ${milliseconds(wall)} | ${milliseconds(processor)} |`)
}

/**
 * Adds data until the file is compacted, measures creating customers until that has ended, and returns the slowest
 * time.
 */
async function createDuringCompaction() {
  const isCompacting = async () => (await readdir(folder)).length > 1
  for (let number = 0; !(await isCompacting()); number += 1000) {
    const emails = Array.from({ length: 1000 }, (_, each) => `more-${number + each}@example.com`)
    second.addSubscriptions(emails.map((email) => ({ email, productId: product.id, card: null })))
    await again.products.list()
  }
  const runs = []
  while (await isCompacting()) {
    runs.push(
      await measure(() => again.customers.create({ email: `x-${Math.random()}@example.com` })),
    )
  }
  addMedian(`create a customer during a compaction, of ${runs.length}`, runs)
  return Math.max(...runs.map(({ wall }) => wall))
}

/** Adds a row with the times of one run, and returns the run's result. */
async function measureOnce(name, work) {
  const { result, ...times } = await measure(work)
  rows.push({ name, ...times })
  return result
}

/** Adds a row with the median times of 21 runs. They include client and server, which share the process. */
async function measureMedian(name, work) {
  const runs = []
  for (let run = 0; run < 21; run++) runs.push(await measure(work))
  addMedian(name, runs)
}

function addMedian(name, runs) {
  const medianOf = (key) => median(runs.map((run) => run[key]))
  rows.push({ name, wall: medianOf('wall'), processor: medianOf('processor') })
}

/** Returns the result of the work, and its wall and processor time in milliseconds. */
async function measure(work) {
  const before = process.cpuUsage()
  const start = performance.now()
  const result = await work()
  const wall = performance.now() - start
  const { user, system } = process.cpuUsage(before)
  return { result, wall, processor: (user + system) / 1000 }
}

function milliseconds(time) {
  return `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`
}
