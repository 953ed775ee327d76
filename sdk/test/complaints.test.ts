import fc from 'fast-check'
import type { Sandbox } from '../src/sandbox.ts'
import { startSandbox } from '../src/sandbox.ts'
import { createBillingClient, isResponseValidationError } from '../src/2026-10/index.ts'
import { webhooksHandler } from '../src/2026-10/handlers.ts'
import type { ContractDrift } from '../src/http/Hooks.ts'
import { signedHeaders } from './signedDelivery.ts'

/** The reports after which other clients stopped validating; `docs/site/guides/validation.md` answers them. */

const SECRET = 'open-sesame'

let sandbox: Sandbox
beforeEach(async () => (sandbox = await startSandbox({ seed: 'demo', today: '2026-11-26' })))
afterEach(() => sandbox.close())

type Json = Record<string, unknown>

/** A client that reads responses which are not as promised. */
const clientOf = (change: (body: Json) => void, onContractDrift?: (drift: ContractDrift) => void) =>
  createBillingClient({
    serverURL: sandbox.url,
    accessToken: sandbox.accessToken,
    hooks: {
      ...(onContractDrift && { onContractDrift }),
      afterResponse: async (response) => {
        const body = (await response.json()) as Json
        change(body)
        return Response.json(body, { status: response.status, headers: response.headers })
      },
    },
  })

const products = async () =>
  (await clientOf(() => undefined).products.list({})).result.items.map(({ id }) => id)

test('polar #6152: a response that cannot be read is named by its property, without its content', async () => {
  const checkout = await clientOf(() => undefined).checkouts.create({ products: await products() })
  const client = clientOf((body) => (body.total_amount = 'nine dollars'))
  const error: unknown = await client.checkouts
    .get({ id: checkout.id })
    .catch((one: unknown) => one)
  if (!isResponseValidationError(error)) throw error
  expect(error.message).toBe(
    'Response validation failed: total_amount: expected a whole number, got text (checkouts.get, status 200)',
  )
  expect(JSON.stringify(error) + error.message).not.toContain('nine dollars')
  expect(error.body).toContain('nine dollars')
})

test('polar #8630: one item that lacks a promised field does not end the list', async () => {
  const drifts: ContractDrift[] = []
  const client = clientOf(
    ({ items }) => {
      const [first] = items as Json[]
      delete first?.currency
    },
    (drift) => drifts.push(drift),
  )
  const { items } = (await client.subscriptions.list({})).result
  expect(items.map(({ currency }) => currency)).toEqual([undefined, 'usd'])
  expect(items[0]?.id).toEqual(expect.any(String))
  expect(drifts.map(({ issues }) => issues.map(({ path }) => path.join('.')))).toEqual([
    ['items.0.currency'],
  ])
})

test('polar-js #99: a checkout whose response cannot be read is used, not made twice', async () => {
  const url = 'https://pay.example/checkout'
  const client = clientOf((body) => Object.assign(body, { url, amount: 'nine' }))
  const error: unknown = await client.checkouts
    .create({ products: await products() })
    .catch((one: unknown) => one)
  if (!isResponseValidationError(error)) throw error
  const [made, ...others] = (await clientOf(() => undefined).checkouts.list({})).result.items
  expect([error.id, error.url]).toEqual([made?.id, url])
  expect(others).toEqual([])
})

test('polar #7511: an event that is unknown, or not as promised, is handled, and acknowledged', async () => {
  const seen: unknown[] = []
  const receive = webhooksHandler({
    secret: SECRET,
    on: {},
    otherwise: (event) => void seen.push(event.type),
    onMalformed: ({ event }) => void seen.push(event),
  })
  const malformed = { type: 'customer.created', data: 'a text' }
  for (const event of [{ type: 'invoice.sent', data: { id: 'inv_1' } }, malformed]) {
    const body = JSON.stringify(event)
    const headers = signedHeaders(body, SECRET)
    const request = new Request('http://shop.example', { method: 'POST', headers, body })
    expect((await receive(request)).status).toBe(200)
  }
  expect(seen).toEqual(['UNKNOWN', malformed])
})

test('polar-js #48: metadata keeps its keys and values', async () => {
  const key = fc.oneof(
    fc.constantFrom('created_at', 'customerId', '__proto__', 'constructor', '1', '🎟️'),
    fc.string({ minLength: 1, maxLength: 40 }),
  )
  const value = fc.oneof(fc.string({ minLength: 1, maxLength: 50 }), fc.integer(), fc.boolean())
  const client = clientOf(() => undefined)
  let count = 0
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(key, value, { maxKeys: 8, noNullPrototype: true }),
      async (metadata) => {
        const email = `user${count++}@shop.example`
        const made = await client.customers.create({ email, metadata })
        const [read] = (await client.customers.list({ email })).result.items
        expect([entries(made), entries(read)]).toEqual([
          Object.entries(metadata),
          Object.entries(metadata),
        ])
      },
    ),
    { numRuns: 30 },
  )
})

const entries = (customer: object | undefined) =>
  customer && 'metadata' in customer ? Object.entries(customer.metadata ?? {}) : []
