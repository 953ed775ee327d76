import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Shop } from './shop.ts'
import { clientOf, failureOf, openShop } from './shop.ts'

/** Without retries, so a test sees each fault. */
const once = { retry: false } as const

const send = (shop: Shop, path: string, method: string, body?: unknown) =>
  fetch(`${shop.sandbox.url}${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })

const list = (shop: Shop) =>
  fetch(`${shop.sandbox.url}/v1/products/`, {
    headers: {
      authorization: `Bearer ${shop.sandbox.accessToken}`,
      origin: 'https://shop.example',
    },
  })

test('injects a rate limit or a server error as many times as planned', async () => {
  await using shop = await openShop()
  shop.sandbox.faults.next({ kind: 'rateLimit', retryAfter: 7, times: 2 })
  shop.sandbox.faults.next({ kind: 'serverError', status: 502 })
  const responses = [await list(shop), await list(shop), await list(shop), await list(shop)]
  expect(responses.map(({ status }) => status)).toEqual([429, 429, 502, 200])
  expect(responses[0]?.headers.get('retry-after')).toBe('7')
  // The header is exposed to pages too.
  expect(responses[0]?.headers.get('access-control-allow-origin')).toBe('*')
  expect(responses[0]?.headers.get('access-control-expose-headers')).toContain('retry-after')
})

test('injects a fault only into the matching operation or path', async () => {
  await using shop = await openShop()
  const { faults } = shop.sandbox
  faults.next({ kind: 'serverError', match: 'orders.list' })
  faults.next({ kind: 'serverError', match: '/v1/customers', status: 500 })
  expect((await list(shop)).status).toBe(200)
  expect(faults.planned()).toHaveLength(2)
  const customers = `${shop.sandbox.url}/v1/customers/`
  expect((await fetch(customers)).status).toBe(500)
  const orders = `${shop.sandbox.url}/v1/orders/`
  expect((await fetch(orders)).status).toBe(503)
  expect(faults.planned()).toEqual([])
})

test('the client retries after injected faults', async () => {
  await using shop = await openShop()
  const { faults } = shop.sandbox
  faults.next({ kind: 'rateLimit', retryAfter: 0 })
  faults.next({ kind: 'serverError' })
  faults.next({ kind: 'drop' })
  const client = clientOf(shop.sandbox)
  await expect(
    client.products.list(
      {},
      { retry: { initialIntervalMs: 1, jitterMs: 0, connectionErrors: true } },
    ),
  ).resolves.toMatchObject({
    result: { items: [] },
  })
  expect(faults.planned()).toEqual([])
})

test('drops a connection before or after performing the operation', async () => {
  await using shop = await openShop()
  const create = () =>
    failureOf(
      shop.client.products.create(
        { recurringInterval: null, name: 'A book', prices: [{ amountType: 'free' }] },
        once,
      ),
    )
  const count = async () => (await shop.client.products.list()).result.pagination.totalCount
  shop.sandbox.faults.next({ kind: 'drop' })
  expect(await create()).toMatchObject({ _tag: 'ConnectionError' })
  expect(await count()).toBe(0)
  shop.sandbox.faults.next({ kind: 'drop', afterwards: true })
  expect(await create()).toMatchObject({ _tag: 'ConnectionError' })
  expect(await count()).toBe(1)
})

test('drops a connection of a sandbox with a data file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-faults-'))
  await using shop = await openShop({ data: join(folder, 'sandbox.json') })
  shop.sandbox.faults.next({ kind: 'drop' })
  expect(await failureOf(shop.client.products.list({}, once))).toMatchObject({
    _tag: 'ConnectionError',
  })
  await shop.sandbox.close()
  await rm(folder, { recursive: true })
})

test('a malformed response is not JSON', async () => {
  await using shop = await openShop()
  shop.sandbox.faults.next({ kind: 'malformed', times: 2 })
  const response = await list(shop)
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).not.toBe('')
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  expect(await failureOf(shop.client.products.list({}, once))).toBeInstanceOf(Error)
})

test('latency delays only the matching request', async () => {
  await using shop = await openShop()
  const { faults } = shop.sandbox
  faults.next({ kind: 'latency', ms: 2000 })
  const finished: string[] = []
  const slow = list(shop).then(() => finished.push('slow'))
  // Once the fault is no longer planned, the first request has arrived.
  while (faults.planned().length > 0) await setImmediate()
  await list(shop).then(() => finished.push('quick'))
  await slow
  expect(finished).toEqual(['quick', 'slow'])
})

test.each([
  { kind: 'latency', ms: -1 },
  { kind: 'rateLimit', retryAfter: Number.NaN },
  { kind: 'serverError', status: 404 },
  { kind: 'drop', times: 0 },
] as const)('%j cannot be planned', async (fault) => {
  await using shop = await openShop()
  expect(() => shop.sandbox.faults.next(fault)).toThrow(RangeError)
})

describe('control from another process', () => {
  test('is off by default', async () => {
    await using shop = await openShop()
    expect((await send(shop, '/sandbox/faults', 'POST', { kind: 'drop' })).status).toBe(404)
    expect((await send(shop, '/sandbox/advance', 'POST', { months: 1 })).status).toBe(404)
  })

  test('plans and clears faults, and moves the clock', async () => {
    await using shop = await openShop({ control: true })
    const planned = await send(shop, '/sandbox/faults', 'POST', {
      kind: 'rateLimit',
      retry_after: 3,
      match: 'products.list',
    })
    expect(await planned.json()).toEqual({
      planned: [{ kind: 'rateLimit', retryAfter: 3, match: 'products.list', times: 1 }],
    })
    expect((await list(shop)).status).toBe(429)
    await send(shop, '/sandbox/faults', 'POST', { kind: 'drop' })
    await send(shop, '/sandbox/faults', 'DELETE')
    expect((await list(shop)).status).toBe(200)

    const moved = await send(shop, '/sandbox/advance', 'POST', { months: 1 })
    expect(await moved.json()).toEqual({ now: '2026-02-28T12:00:00.000Z' })
    expect(shop.sandbox.now()).toEqual(new Date('2026-02-28T12:00:00Z'))
    const set = await send(shop, '/sandbox/today', 'POST', { today: '2027-01-08' })
    expect(await set.json()).toEqual({ today: '2027-01-08T00:00:00.000Z' })
  })

  test.each([
    ['/sandbox/faults', { kind: 'earthquake' }],
    ['/sandbox/faults', { kind: 'latency' }],
    ['/sandbox/faults', { kind: 'serverError', status: 200 }],
    ['/sandbox/advance', { months: 'one' }],
    ['/sandbox/advance', 'soon'],
    ['/sandbox/today', { today: 'tomorrow' }],
    ['/sandbox/today', { today: '1999-12-31' }],
    ['/sandbox/disputes', { order_id: 'x' }],
    ['/sandbox/disputes/x', { status: 'won' }],
    ['/sandbox/disputes/x', { status: 'forgotten' }],
    ['/sandbox/advance', { days: -1 }],
    ['/sandbox/advance', { years: 300_000 }],
    ['/sandbox/advance', { ms: Number.MAX_VALUE }],
  ])('%s refuses %j', async (path, body) => {
    await using shop = await openShop({ control: true })
    expect((await send(shop, path, 'POST', body)).status).toBe(422)
  })

  test('opens and ends a dispute', async () => {
    await using shop = await openShop({ control: true, seed: 'demo' })
    const [order] = (await shop.client.orders.list()).result.items
    const disputed = await send(shop, '/sandbox/disputes', 'POST', { order_id: order?.id })
    const { id } = (await disputed.json()) as { id: string }
    const decided = await send(shop, `/sandbox/disputes/${id}`, 'POST', { status: 'won' })
    expect(await decided.json()).toEqual({ status: 'won' })
    expect((await send(shop, `/sandbox/disputes/${id}`, 'POST', { status: 'lost' })).status).toBe(
      422,
    )
  })

  test('rejects a form from another origin', async () => {
    await using shop = await openShop({ control: true })
    const response = await fetch(`${shop.sandbox.url}/sandbox/faults`, {
      method: 'POST',
      body: new URLSearchParams({ kind: 'drop' }),
    })
    expect(response.status).toBe(422)
    expect(shop.sandbox.faults.planned()).toEqual([])
  })
})
