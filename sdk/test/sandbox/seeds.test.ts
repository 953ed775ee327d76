import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBillingClient } from '../../src/2026-10/index.ts'
import type { SandboxOptions } from '../../src/sandbox.ts'
import { SeedError, startSandbox } from '../../src/sandbox.ts'
import { subscriptionStates } from '../../src/sandbox/seeds/SubscriptionSeed.ts'

let folder: string
let path: string
/** The file that the README shows. */
let example: string
beforeAll(async () => {
  const readme = await readFile(join(__dirname, '../../README.md'), 'utf8')
  example = /### A seed file[^]*?```json\n([^]*?)```/.exec(readme)?.[1] ?? ''
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'))
  path = join(folder, 'shop.json')
})
afterEach(() => rm(folder, { recursive: true }))

const open = async (text: string, options: SandboxOptions = {}) => {
  await writeFile(path, text)
  const sandbox = await startSandbox({ seed: path, now: '2026-01-31T12:00:00Z', ...options })
  const { url: serverURL, accessToken } = sandbox
  const client = createBillingClient({ serverURL, accessToken, strict: true })
  return { sandbox, client, [Symbol.asyncDispose]: () => sandbox.close() }
}

const id = (number: number) => `5eed0000-0000-4000-8000-00000000000${number}`

test("a test starts from the README's file, with its ids", async () => {
  await using shop = await open(example)
  const { client, sandbox } = shop
  expect(sandbox.accessToken).toBe('sandbox_oat_masks')
  expect(await client.customers.get({ id: id(4) })).toMatchObject({
    email: 'ada@example.com',
    externalId: 'user-1',
  })
  const [order] = (await client.orders.list({ customerId: id(4) })).result.items
  expect(order).toMatchObject({ id: id(7), subscriptionId: id(6), totalAmount: 499 })
  expect((await fetch(`${sandbox.url}/checkout-links/sandbox_cl_masks`)).status).toBe(200)
  const statusOf = async (number: number) =>
    (await client.subscriptions.get({ id: id(number) })).status
  expect([await statusOf(6), await statusOf(8)]).toEqual(['active', 'active'])
  sandbox.advance({ months: 1 })
  expect([await statusOf(6), await statusOf(8)]).toEqual(['active', 'past_due'])
})

test('subscriptions in each state, which goes on from there', async () => {
  const rows = subscriptionStates.map((status, number) => ({
    id: `5eed0000-0000-4000-8000-0000000001${number}0`,
    customer_id: id(4),
    product_id: id(2),
    status,
  }))
  const ending = { ...rows[3], id: id(9), cancel_at_period_end: true }
  const seed = JSON.parse(example) as Record<string, unknown>
  await using shop = await open(JSON.stringify({ ...seed, subscriptions: [...rows, ending] }))
  const { client, sandbox } = shop
  const statuses = () =>
    Promise.all(
      [...rows, ending].map(async (row) => {
        const { status } = await client.subscriptions.get({ id: row.id })
        return status
      }),
    )
  expect(await statuses()).toEqual([...subscriptionStates, 'active'])
  sandbox.advance({ months: 1, days: 1 })
  expect(await statuses()).toEqual([
    'incomplete_expired',
    'incomplete_expired',
    'active',
    'active',
    'active',
    'canceled',
    'unpaid',
    'paused',
    'canceled',
  ])
})

test('an organization is enough, and a token may have fewer scopes', async () => {
  const { organization } = JSON.parse(example) as { organization: object }
  await using empty = await open(JSON.stringify({ organization }))
  expect((await empty.client.products.list()).result.items).toEqual([])
  const access_tokens = [{ token: 'sandbox_oat_few', scopes: ['orders:read'] }]
  await using limited = await open(JSON.stringify({ organization, access_tokens }))
  await expect(limited.client.customers.list()).rejects.toMatchObject({ statusCode: 403 })
})

test('is added to a data file once', async () => {
  const data = join(folder, 'sandbox.json')
  const first = await open(example, { data })
  await first.client.subscriptions.revoke({ id: id(6) })
  await first.sandbox.close()
  await using second = await open(example, { data })
  expect(await second.client.subscriptions.get({ id: id(6) })).toMatchObject({ status: 'canceled' })
})

test.each<[string, string, RegExp]>([
  ['{', '', /it is not JSON/],
  ['"email": "ada', '"emial": "ada', /customers\[0\]\.emial: .* did you mean email\?/],
  ['"amount": 499', '"amount": "499"', /products\[0\]\.price\.amount: expected a whole number/],
  ['"month"', '"fortnight"', /products\[0\]\.recurring_interval: expected/],
  ['"tok_declined_at_renewal"', '"tok_amex"', /customers\[1\]\.card: expected/],
  ['"ada@example.com"', '"ada"', /customers\[0\]\.email: must be an email address/],
  ['ada@', 'GRACE@', /customers\[1\]\.email: is the same as customers\[0\]\.email/],
  ['"slug": "masks"', '"slug": "Masks!"', /organization\.slug: use lowercase/],
  [id(4), 'ada', /customers\[0\]\.id: must be a UUID/],
  [`"id": "${id(5)}"`, `"id": "${id(4)}"`, /customers\[1\]\.id: is the same as customers\[0\]\.id/],
  [
    `"customer_id": "${id(5)}"`,
    `"customer_id": "${id(9)}"`,
    /subscriptions\[1\]\.customer_id: no cust/,
  ],
  [
    `"product_id": "${id(2)}"`,
    `"product_id": "${id(9)}"`,
    /subscriptions\[0\]\.product_id: no rec/,
  ],
  ['"month"', 'null', /subscriptions\[1\]\.product_id: no recurring product has this id/],
  [`["${id(2)}"]`, `["${id(9)}"]`, /checkout_links\[0\]\.product_ids\[0\]: no product/],
  ['"started_at": "2026', '"started_at": "soon', /subscriptions\[1\]\.started_at: expected/],
])('refuses %s as %s, and names the place', async (right, wrong, reason) => {
  expect(example).toContain(right)
  const failure = await open(example.replace(right, wrong)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SeedError)
  expect(String(failure)).toMatch(reason)
  expect(String(failure)).toContain(path)
})

test('says that there is no such file', async () => {
  const missing = startSandbox({ seed: join(folder, 'none.json') })
  await expect(missing).rejects.toThrow(/none\.json cannot be used: .*no such file/)
})
