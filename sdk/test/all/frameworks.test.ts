import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express from 'express'
import fc from 'fast-check'
import { Order } from '../../src/shared/orders.ts'
import { createBillingClient } from '../../src/2026-10/index.ts'
import { webhooksHandler } from '../../src/frameworks/express.ts'
import { valueOf } from '../arbitraries.ts'
import { signedHeaders } from '../signedDelivery.ts'
import type { RunningRecipe } from '../startRecipe.ts'
import { SECRET, startRecipe, until } from '../startRecipe.ts'
import { wireOf } from '../wire.ts'

const [order] = fc.sample(valueOf(Order), { numRuns: 1, seed: 1 })

/** An event as JSON, with whitespace and an escape that parsing and serializing it again would change. */
const paidOrder = (id: string, metadata: object = {}): string =>
  JSON.stringify(
    { type: 'order.paid', data: { ...(wireOf(Order, order) as object), id, metadata }, note: '♜' },
    null,
    3,
  ).replace('♜', '\\u265c')

describe.each(['express', 'fastify', 'hono', 'h3', 'h3-v1'])('a shop on %s', (name) => {
  let shop: RunningRecipe
  let product: { readonly id: string }
  beforeAll(async () => {
    shop = await startRecipe(name)
    product = await client().products.create({
      recurringInterval: null,
      name: 'A mask',
      prices: [{ amountType: 'fixed', priceAmount: 500 }],
    })
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const client = () =>
    createBillingClient({ accessToken: shop.sandbox.accessToken, serverURL: shop.sandbox.url })

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}${path}`, { redirect: 'manual', headers })

  const deliver = async (body: string, headers: Record<string, string>) => {
    const response = await fetch(`${shop.url}/webhooks`, { method: 'POST', headers, body })
    return [response.status, (await response.json()) as unknown]
  }

  const fulfillments = (id: string) => shop.fulfilled().filter((done) => done === id).length

  test('sells a product, and fulfills the order when its webhook arrives', async () => {
    const response = await get(`/checkout?products=${product.id}&customerEmail=ada@example.com`)
    expect(response.status).toBe(303)
    const url = response.headers.get('location') ?? ''
    expect(url).toContain(`${shop.sandbox.url}/checkout/`)
    const form = new URLSearchParams({
      action: 'pay',
      email: 'ada@example.com',
      country: 'US',
      card: 'tok_visa',
    })
    const end = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
    expect(end.headers.get('location')).toContain(`${shop.url}/thanks`)
    await until(() => shop.fulfilled().length > 0)
    const { items } = (await client().orders.list()).result
    expect(items.map(({ id }) => id)).toEqual(shop.fulfilled())
  })

  test('says what is wrong with the URL of a checkout', async () => {
    expect((await get('/checkout')).status).toBe(400)
    const unknown = await get('/checkout?products=b1e1cd1d-2d0c-4b3c-9bd4-1f3c9be1b6a5')
    expect([unknown.status, await unknown.text()]).toEqual([
      400,
      expect.stringContaining('refused'),
    ])
    const stolen = await get(`/checkout?products=${product.id}&customerId=1`)
    expect([stolen.status, await stolen.text()]).toEqual([
      400,
      expect.stringContaining('customerId cannot be set'),
    ])
  })

  test('opens the portal for the customer who is signed in', async () => {
    await client().customers.create({ email: 'grace@example.com', externalId: 'grace' })
    expect((await get('/portal?customerId=grace')).status).toBe(401)
    expect((await get('/portal', { cookie: 'user=nobody' })).status).toBe(404)
    const response = await get('/portal', { cookie: 'user=grace' })
    expect(response.status).toBe(303)
    expect((await fetch(response.headers.get('location') ?? '')).status).toBe(200)
  })

  test('handles an event once, with the body as it was signed', async () => {
    const body = paidOrder('once')
    const headers = signedHeaders(body, SECRET)
    expect(await deliver(body, headers)).toEqual([200, { outcome: 'handled' }])
    expect(await deliver(body, headers)).toEqual([200, { outcome: 'duplicate' }])
    expect(fulfillments('once')).toBe(1)
  })

  test('refuses a forged delivery, and one that is too large', async () => {
    const body = paidOrder('forged')
    const [status] = await deliver(body, signedHeaders(body, 'another secret'))
    expect(status).toBe(403)
    const [tooLarge] = await deliver(' '.repeat(1_100_000), signedHeaders(body, SECRET))
    expect(tooLarge).toBe(413)
    expect(fulfillments('forged')).toBe(0)
  })

  test('handles an event that is delivered again after a failure', async () => {
    const body = paidOrder('late', { failsAtFirst: true })
    const headers = signedHeaders(body, SECRET)
    const [status, problem] = await deliver(body, headers)
    expect([status, JSON.stringify(problem)]).toEqual([500, expect.not.stringContaining('stock')])
    expect(await deliver(body, headers)).toEqual([200, { outcome: 'handled' }])
    expect(fulfillments('late')).toBe(1)
  })
})

test('every recipe shows code that a test or a benchmark runs', () => {
  const root = join(__dirname, '../../..')
  const run = ['sdk/test/recipes', 'bench/frameworks'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  const recipes = readdirSync(join(root, 'sdk/recipes'))
  expect(recipes).toHaveLength(8)
  for (const recipe of recipes) {
    const text = readFileSync(join(root, 'sdk/recipes', recipe), 'utf8')
    const blocks = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) expect([recipe, run.includes(block)]).toEqual([recipe, true])
  }
})

describe('Express', () => {
  const deliverTo = async (parser: express.RequestHandler) => {
    const app = express()
    app.use(parser)
    app.post('/webhooks', webhooksHandler({ secret: SECRET }))
    const server = app.listen(0)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const body = paidOrder('parsed')
    const headers = signedHeaders(body, SECRET)
    const url = `http://localhost:${port}/webhooks`
    const response = await fetch(url, { method: 'POST', headers, body })
    server.close()
    return [response.status, await response.text()]
  }

  test('says where the route belongs if a parser has already read the body', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue()
    expect(await deliverTo(express.json())).toEqual([
      500,
      expect.stringContaining('Add the webhooks route before app.use(express.json()).'),
    ])
    expect(said).toHaveBeenCalledTimes(1)
  })

  test('works if a parser has kept the body as bytes', async () => {
    const [status] = await deliverTo(express.raw({ type: '*/*' }))
    expect(status).toBe(200)
  })
})
