import { createBillingClient } from '../src/2025-03/index.ts'
import type { RetryPolicy } from '../src/2026-10/index.ts'
import { createBillingClient as createCurrentClient } from '../src/2026-10/index.ts'
import { retryAfter, waitBeforeRetry } from '../src/http/retry.ts'
import type { Platform } from './platform.ts'
import { json, sequence, startPlatform, text } from './platform.ts'

const page = { items: [], pagination: { total_count: 0, max_page: 0 } }
const quick = { initialIntervalMs: 1, jitterMs: 0 }

let platform: Platform
beforeEach(async () => {
  platform = await startPlatform()
})
afterEach(() => platform[Symbol.asyncDispose]())

const client = (options = {}) =>
  createBillingClient({ accessToken: 'token', serverURL: platform.serverURL, ...options })

test('[constant-18] does not retry by default', async () => {
  platform.respond = sequence(text(503, ''), json(200, page))
  await expect(client().products.list()).rejects.toMatchObject({ statusCode: 503 })
  expect(platform.received).toHaveLength(1)
})

test.each([429, 500, 502, 503, 504])(
  '[constant-17] retries %d with the same body',
  async (status) => {
    platform.respond = sequence(text(status, ''), text(status, ''), json(200, { inserted: 1 }))
    const events = [{ name: 'ride', customerId: '1' }]
    const retry = { ...quick, unsafe: true }
    await expect(client({ retry }).events.ingest({ events })).resolves.toEqual({ inserted: 1 })
    expect(platform.received.map(({ body }) => body)).toEqual(
      Array(3).fill('{"events":[{"name":"ride","customer_id":"1"}]}'),
    )
  },
)

describe('a POST', () => {
  const refund = { orderId: '1', reason: 'other', amount: 5 } as const

  test.each([500, 502, 503, 504])(
    'is not repeated after %d, because it may have been carried out',
    async (status) => {
      platform.respond = sequence(text(status, ''), json(200, null))
      const call = client({ retry: quick }).refunds.create(refund)
      await expect(call).rejects.toMatchObject({ statusCode: status })
      expect(platform.received).toHaveLength(1)
    },
  )

  test('is repeated after 429, which the platform returns before it does anything', async () => {
    platform.respond = sequence(text(429, ''), json(200, null))
    await client({ retry: quick }).refunds.create(refund)
    expect(platform.received).toHaveLength(2)
  })

  test('is repeated if its operation is idempotent', async () => {
    platform.respond = sequence(text(500, ''), json(200, {}))
    const credentials = { clientId: 'id', clientSecret: 'secret' }
    await client({ retry: quick }).oauth2.revoke({ ...credentials, token: 'polar_at' })
    expect(platform.received).toHaveLength(2)
  })

  test('is repeated after a connection error only if it was never sent', async () => {
    const retry = { ...quick, connectionErrors: true }
    platform.respond = sequence((_, response) => response.destroy(), json(200, null))
    await expect(client({ retry }).refunds.create(refund)).rejects.toMatchObject({
      _tag: 'ConnectionError',
    })
    expect(platform.received).toHaveLength(1)

    const stopped = await startPlatform()
    await stopped[Symbol.asyncDispose]()
    let attempts = 0
    const refusedOnce = (url: string, init: RequestInit): Promise<Response> =>
      fetch(attempts++ === 0 ? stopped.serverURL : url, init)
    await client({ retry, fetch: refusedOnce }).refunds.create(refund)
    expect(attempts).toBe(2)
  })
})

test.each([400, 404, 501])('[constant-17] does not retry %d', async (status) => {
  platform.respond = text(status, '')
  await expect(client({ retry: quick }).products.list()).rejects.toMatchObject({
    statusCode: status,
  })
  expect(platform.received).toHaveLength(1)
})

test('a call can enable or disable retries', async () => {
  platform.respond = sequence(text(503, ''), json(200, page))
  await client().products.list({}, { retry: quick })
  expect(platform.received).toHaveLength(2)
  platform.respond = sequence(text(503, ''), json(200, page))
  await expect(client({ retry: quick }).products.list({}, { retry: false })).rejects.toThrow()
})

test('returns the last response when the time is up', async () => {
  platform.respond = text(502, 'still down')
  const retry = { ...quick, initialIntervalMs: 500, maxElapsedMs: 3000 }
  await expect(client({ retry }).products.list()).rejects.toMatchObject({ statusCode: 502 })
  expect(platform.received.length).toBeGreaterThan(1)
})

test('[constant-19] retry-after takes precedence over the interval', async () => {
  platform.respond = sequence(text(429, '', { 'retry-after': '1' }), json(200, page))
  const startedAt = Date.now()
  await client({ retry: quick }).products.list()
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(990)
})

test('retries connection errors only if enabled', async () => {
  const drop: Platform['respond'] = (_, response) => response.destroy()
  platform.respond = sequence(drop, json(200, page))
  await expect(client({ retry: quick }).products.list()).rejects.toMatchObject({
    _tag: 'ConnectionError',
  })
  platform.respond = sequence(drop, json(200, page))
  await client({ retry: { ...quick, connectionErrors: true } }).products.list()
})

describe('a connection that the server closes', () => {
  const drop: Platform['respond'] = (_, response) => response.destroy()
  const current = (retry: RetryPolicy) =>
    createCurrentClient({ accessToken: 'token', serverURL: platform.serverURL, retry })

  test('is retried for what may be sent twice', async () => {
    platform.respond = sequence(drop, drop, json(200, page))
    await current(quick).products.list()
    expect(platform.received).toHaveLength(3)
  })

  test('is not retried for what may not, nor if the policy says so', async () => {
    platform.respond = sequence(drop, json(200, page))
    const refund = { orderId: '1', reason: 'other', amount: 5 } as const
    const failed = { _tag: 'ConnectionError' }
    await expect(current(quick).refunds.create(refund)).rejects.toMatchObject(failed)
    platform.respond = sequence(drop, json(200, page))
    const never = { ...quick, connectionErrors: false }
    await expect(current(never).products.list()).rejects.toMatchObject(failed)
    expect(platform.received).toHaveLength(2)
  })

  test('is not retried if it was never made', async () => {
    await platform[Symbol.asyncDispose]()
    const startedAt = Date.now()
    await expect(current({ initialIntervalMs: 60_000 }).products.list()).rejects.toMatchObject({
      _tag: 'ConnectionError',
    })
    expect(Date.now() - startedAt).toBeLessThan(30_000)
  })
})

test('[constant-19] the policy of the specification: 500 ms, times 1.5, at most 60 s, one hour in all, jitter up to 1 s', () => {
  const waits = [0, 1, 2, 20].map((retry) => waitBeforeRetry({ jitterMs: 0 }, retry, 0, undefined))
  expect(waits).toEqual([500, 750, 1125, 60_000])
  const random = jest.spyOn(Math, 'random')
  const jittered = [0, 0.5, 0.9].map((part) => {
    random.mockReturnValueOnce(part)
    return waitBeforeRetry({}, 0, 0, undefined)
  })
  random.mockRestore()
  expect(jittered).toEqual([500, 1000, 1400])
  expect(waitBeforeRetry({ jitterMs: 0 }, 0, 3_599_500, undefined)).toBe(500)
  expect(waitBeforeRetry({ jitterMs: 0 }, 0, 3_599_501, undefined)).toBeUndefined()
})

test.each([
  [null, undefined],
  ['', undefined],
  ['7', 7000],
  ['0', 0],
  ['Thu, 01 Jan 1970 00:00:12 GMT', 2000],
  ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
  ['soon', undefined],
])('retry-after %j is %j ms', (header, ms) => {
  expect(retryAfter(header, 10_000)).toBe(ms)
})
