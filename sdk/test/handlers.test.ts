import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import {
  checkoutHandler,
  createMemoryStore,
  customerPortalHandler,
  webhooksHandler,
} from '../src/2026-10/handlers.ts'
import { CheckoutCreate } from '../src/shared/checkouts.ts'
import { webhooksHandler as webhooksOfApril } from '../src/2026-04/handlers.ts'
import { webhooksHandler as webhooksOfJanuary } from '../src/2027-01/handlers.ts'
import { webhooksHandler as webhooksOfMarch } from '../src/2025-03/handlers.ts'
import { Order } from '../src/shared/orders.ts'
import { valueOf } from './arbitraries.ts'
import type { Platform } from './platform.ts'
import { json, startPlatform } from './platform.ts'
import { signedHeaders } from './signedDelivery.ts'
import { wireOf } from './wire.ts'

const SECRET = "the shop's secret"
const [order] = fc.sample(valueOf(Order), { numRuns: 1, seed: 1 })
const TIMESTAMP = '2026-11-27T01:02:03.456Z'
const event = { type: 'order.paid', timestamp: TIMESTAMP, data: wireOf(Order, order) }
const paid = JSON.stringify(event)

const delivery = (id: string, body = paid, secret = SECRET, headers = {}) =>
  new Request('https://shop.example/webhooks', {
    method: 'POST',
    headers: { ...signedHeaders(body, secret, id), ...headers },
    body,
  })

const waitUntil = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5))
}

const quiet = { onError: () => undefined }

describe('webhooksHandler', () => {
  test('handles each delivery once, and again only if that failed', async () => {
    const attempts = fc.array(
      fc.record({ id: fc.constantFrom('a', 'b', 'c'), succeeds: fc.boolean() }),
    )
    await fc.assert(
      fc.asyncProperty(attempts, async (sequence) => {
        let succeeds = true
        let calls = 0
        const handle = webhooksHandler({
          ...quiet,
          secret: SECRET,
          on: {
            'order.paid': async () => {
              calls++
              await Promise.resolve()
              if (!succeeds) throw new Error('not now')
            },
          },
        })
        const handled = new Set<string>()
        for (const attempt of sequence) {
          succeeds = attempt.succeeds
          const before = calls
          const { status } = await handle(delivery(attempt.id))
          expect(calls - before).toBe(handled.has(attempt.id) ? 0 : 1)
          if (succeeds) handled.add(attempt.id)
          expect(status).toBe(handled.has(attempt.id) ? 200 : 500)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('does not report success while the delivery is still being handled', async () => {
    let finish: (() => void) | undefined
    const handle = webhooksHandler({
      secret: SECRET,
      on: { 'order.paid': () => new Promise<void>((resolve) => (finish = resolve)) },
    })
    const first = handle(delivery('a'))
    while (!finish) await new Promise((resolve) => setImmediate(resolve))
    const second = await handle(delivery('a'))
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, '60'])
    finish()
    expect((await first).status).toBe(200)
    expect((await handle(delivery('a'))).status).toBe(200)
  })

  test('passes the event on to the callback of its type, or else to `otherwise`', async () => {
    const seen: string[] = []
    const handle = webhooksHandler({
      secret: SECRET,
      on: { 'order.paid': ({ data }) => seen.push(data.currency) },
      otherwise: ({ type }) => seen.push(type),
    })
    await handle(delivery('a'))
    await handle(delivery('b', JSON.stringify({ type: 'moon.rose', data: {} })))
    expect(seen).toEqual([(order as Order).currency, 'UNKNOWN'])
    const ignoring = webhooksHandler({ secret: SECRET })
    expect(await (await ignoring(delivery('a'))).json()).toEqual({ outcome: 'ignored' })
  })

  test.each([
    ['its header', {}, { 'webhook-api-version': '2027-01' }],
    ['its payload', { api_version: '2027-01' }, {}],
    [
      'its payload, which is signed',
      { api_version: '2027-01' },
      { 'webhook-api-version': '2026-10' },
    ],
  ])(
    'tells a delivery of another version by %s apart before it reads it',
    async (_, more, headers) => {
      // What 2026-10 could not read.
      const sent = { ...event, data: 'of another shape', ...more }
      const body = JSON.stringify(sent)
      const called: unknown[] = []
      const errors: unknown[] = []
      const options = {
        secret: SECRET,
        onError: (error: unknown) => void errors.push(error),
        on: { 'order.paid': () => called.push('order.paid') },
      }
      const refused = await webhooksHandler(options)(delivery('a', body, SECRET, headers))
      expect([refused.status, await refused.json()]).toEqual([
        422,
        {
          error:
            "Webhook verification failed: the delivery is of 2027-01, not of 2026-10: import @dramatis/sdk/2027-01, or set the endpoint's apiVersion to 2026-10.",
        },
      ])
      expect([called, errors]).toMatchObject([[], [{ apiVersion: '2027-01', event: sent }]])

      const handle = webhooksHandler({ ...options, otherwise: (other) => called.push(other) })
      for (let time = 0; time < 2; time++) await handle(delivery('a', body, SECRET, headers))
      expect(called).toEqual([{ type: 'UNKNOWN', isUnknown: true, raw: sent }])
    },
  )

  test.each([
    ['2026-04', webhooksOfApril],
    ['2026-10', webhooksHandler],
    ['2027-01', webhooksOfJanuary],
  ])('the handler of %s takes the deliveries of that version only', async (version, handler) => {
    const handle = handler({ ...quiet, secret: SECRET })
    const answers = ['2026-04', '2026-10', '2027-01'].map(async (sent) => {
      const body = JSON.stringify({ ...event, api_version: sent })
      return [sent, (await handle(delivery(sent, body))).status]
    })
    expect(Object.fromEntries(await Promise.all(answers))).toEqual({
      '2026-04': 422,
      '2026-10': 422,
      '2027-01': 422,
      [version]: 200,
    })
  })

  test('reads a delivery of its own version, named twice, with its time', async () => {
    const times: Date[] = []
    const handle = webhooksHandler({
      secret: SECRET,
      on: { 'order.paid': ({ timestamp }) => times.push(timestamp) },
    })
    const body = JSON.stringify({ ...event, api_version: '2026-10' })
    await handle(delivery('a', body, SECRET, { 'webhook-api-version': '2026-10' }))
    expect(times).toEqual([new Date(TIMESTAMP)])
  })

  test('passes on a malformed event with what is wrong, once', async () => {
    const malformed = JSON.stringify({ ...event, data: 5 })
    const seen: unknown[] = []
    const handle = webhooksHandler({
      secret: SECRET,
      onMalformed: (error) => seen.push([error.event, error.issues.length]),
    })
    expect((await handle(delivery('a', malformed))).status).toBe(200)
    expect(await (await handle(delivery('a', malformed))).json()).toEqual({ outcome: 'duplicate' })
    expect(seen).toEqual([[JSON.parse(malformed), 1]])
  })

  test.each([NaN, 0, -1, Infinity])('refuses a tolerance of %s seconds', (toleranceSeconds) => {
    expect(() => webhooksHandler({ secret: SECRET, toleranceSeconds })).toThrow(
      `toleranceSeconds must be a positive number of seconds, and it is ${toleranceSeconds}`,
    )
  })

  test('refuses options that it does not have', () => {
    // @ts-expect-error -- the compiler refuses it too
    expect(() => webhooksHandler({ secret: SECRET, tolerance: 5 })).toThrow(
      'option tolerance: expected a known name',
    )
  })

  test('ignores a secret that is not set beside one that is', async () => {
    const secret = [undefined, '', SECRET] as readonly string[]
    expect((await webhooksHandler({ secret })(delivery('a'))).status).toBe(200)
  })

  test('renews the claim of a callback that takes longer, which never runs twice', async () => {
    const memory = createMemoryStore()
    const renewed: string[] = []
    let calls = 0
    let end = false
    const handle = webhooksHandler({
      secret: SECRET,
      store: {
        ...memory,
        claimMs: 30,
        renew: (id, owner) => {
          renewed.push(`${id} ${owner}`)
          return memory.renew(id, owner)
        },
      },
      on: {
        'order.paid': async () => {
          calls++
          await waitUntil(() => end)
        },
      },
    })
    const first = handle(delivery('a'))
    await waitUntil(() => renewed.length > 5)
    expect((await handle(delivery('a'))).status).toBe(409)
    expect(new Set(renewed).size).toBe(1)
    end = true
    expect((await first).status).toBe(200)
    const { length } = renewed
    expect(await (await handle(delivery('a'))).json()).toEqual({ outcome: 'duplicate' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([calls, renewed.length]).toEqual([1, length])
  })

  test('reports a claim that expired while the callback ran, and does not take it from its new owner', async () => {
    const errors: unknown[] = []
    const released: string[] = []
    let end = false
    const handle = webhooksHandler({
      secret: SECRET,
      onError: (error) => void errors.push(error),
      store: {
        claimMs: 15,
        claim: () => 'claimed',
        renew: () => false,
        complete: () => undefined,
        release: (id, owner) => void released.push(id, owner),
      },
      on: {
        'order.paid': async () => {
          await waitUntil(() => end)
          throw new Error('too late')
        },
      },
    })
    const response = handle(delivery('a'))
    await waitUntil(() => errors.length > 0)
    end = true
    expect((await response).status).toBe(500)
    expect(errors).toMatchObject([
      { message: 'The claim of the delivery a expired while it was being handled.' },
      { message: 'too late' },
    ])
    expect(released).toEqual(['a', expect.stringMatching(/^[\da-f-]{36}$/)])
  })

  test('refuses what it cannot trust or read, and says why', async () => {
    const errors: unknown[] = []
    const onError = (error: unknown) => void errors.push(error)
    const handle = webhooksHandler({ secret: SECRET, onError, maxBodyBytes: 100_000 })
    const resultOf = async (request: Request, handler = handle) => {
      const response = await handler(request)
      const { error } = (await response.json()) as { error: string }
      return `${response.status} ${error}`
    }
    expect(await resultOf(new Request('https://shop.example/webhooks'))).toBe('405 Use POST.')
    expect(await resultOf(delivery('a', paid, 'another'))).toMatch(/^403 .*no signature matches/)
    expect(await resultOf(delivery('a', '{"type":"order.paid","data":5}'))).toMatch(
      /^422 .*order\.paid/,
    )
    expect(await resultOf(delivery('a', ' '.repeat(100_001)))).toBe(
      '413 The body is larger than 100000 bytes.',
    )
    const read = delivery('a')
    await read.text()
    expect(await resultOf(read)).toMatch(/^500 The body was read .* Pass a clone of the request/)
    const changed = delivery('a', paid)
    const rewritten = new Request(changed, { body: `${paid} ` })
    rewritten.headers.set('content-length', `${paid.length}`)
    expect(await resultOf(rewritten)).toMatch(
      /^403 .*something has parsed it and serialized it again\. Pass a clone of the request/,
    )
    const compressed = new Request(changed, { body: gzipSync(paid) })
    expect(await resultOf(compressed)).toMatch(/^403 .*compressed with gzip: .* Pass a clone/)
    const unset = webhooksHandler({ secret: undefined, onError })
    expect(await resultOf(delivery('a'), unset)).toBe('500 No webhook secret is configured.')
    expect(errors).toHaveLength(6)
  })

  test('refuses a callback for an event that does not exist', () => {
    // @ts-expect-error -- the compiler refuses it too
    expect(() => webhooksHandler({ secret: SECRET, on: { 'order.payed': () => 1 } })).toThrow(
      'No event is called order.payed.',
    )
    // @ts-expect-error -- this event came later
    expect(() => webhooksOfMarch({ secret: SECRET, on: { 'order.paid': () => 1 } })).toThrow(
      'No event is called order.paid.',
    )
  })
})

describe('a memory store', () => {
  const owner = 'me'

  test('forgets the oldest deliveries that cannot be replayed', () => {
    const store = createMemoryStore({ maxDeliveries: 2 })
    for (const id of ['a', 'b', 'c']) {
      expect(store.claim(id, owner, 0)).toBe('claimed')
      store.complete(id, owner)
    }
    expect(['b', 'c', 'a'].map((id) => store.claim(id, owner, 0))).toEqual([
      'done',
      'done',
      'claimed',
    ])
  })

  test('lets claims that were never released expire, unless they are renewed', () => {
    const now = jest.spyOn(Date, 'now')
    const at = (ms: number) => now.mockReturnValue(1_800_000_000_000 + ms)
    const store = createMemoryStore({ claimMs: 50 })
    at(0)
    expect([store.claim('a', owner, 0), store.claim('a', 'you', 0)]).toEqual(['claimed', 'busy'])
    at(49)
    expect([store.renew('a', owner), store.claim('a', 'you', 0)]).toEqual([true, 'busy'])
    at(98)
    expect(store.claim('a', 'you', 0)).toBe('busy')
    at(99)
    expect(store.claim('a', 'you', 0)).toBe('claimed')
    expect(store.renew('a', owner)).toBe(false)
    store.release('a', owner)
    expect(store.claim('a', owner, 0)).toBe('busy')
    now.mockRestore()
  })

  test('never forgets within the tolerance that a delivery was handled, in bounded memory', () => {
    const now = jest.spyOn(Date, 'now')
    const steps = fc.array(
      fc.record({
        id: fc.nat({ max: 40 }).map(String),
        // A timestamp may be off by the tolerance in either direction.
        skew: fc.integer({ min: -300, max: 300 }),
        wait: fc.nat({ max: 100 }),
      }),
      { maxLength: 200 },
    )
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 20 }), (sequence, maxDeliveries) => {
        const store = createMemoryStore({ maxDeliveries })
        const neededUntil = new Map<string, number>()
        let seconds = 1_800_000_000
        for (const { id, skew, wait } of sequence) {
          seconds += wait
          now.mockReturnValue(seconds * 1000)
          const replayableUntil = seconds + skew + 300
          const claim = store.claim(id, owner, replayableUntil * 1000)
          const remembered = [...neededUntil].filter(([, until]) => until > seconds)
          if (remembered.some(([other]) => other === id)) expect(claim).toBe('done')
          expect(remembered.length).toBeLessThanOrEqual(maxDeliveries)
          if (claim === 'claimed') store.complete(id, owner)
          if (claim !== 'full') {
            neededUntil.set(id, Math.max(replayableUntil, neededUntil.get(id) ?? 0))
          } else expect(neededUntil.has(id) && (neededUntil.get(id) ?? 0) > seconds).toBe(false)
        }
      }),
    )
    now.mockRestore()
  })

  test('refuses a delivery rather than to forget one that could be replayed', async () => {
    const errors: unknown[] = []
    const handle = webhooksHandler({
      secret: SECRET,
      store: createMemoryStore({ maxDeliveries: 1 }),
      onError: (error) => void errors.push(error),
      otherwise: () => undefined,
    })
    expect((await handle(delivery('a'))).status).toBe(200)
    const refused = await handle(delivery('b'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await (await handle(delivery('a'))).json()).toEqual({ outcome: 'duplicate' })
    expect(errors).toHaveLength(1)
  })

  test.each([{ maxDeliveries: NaN }, { maxDeliveries: 0 }, { claimMs: NaN }, { claimMs: -1 }])(
    'refuses %j',
    (options) => {
      expect(() => createMemoryStore(options)).toThrow('must be positive numbers')
    },
  )
})

describe('checkoutHandler', () => {
  let platform: Platform
  beforeAll(async () => {
    platform = await startPlatform(json(201, { url: 'https://pay.example/c/1' }))
  })
  afterAll(() => platform[Symbol.asyncDispose]())
  beforeEach(() => {
    platform.received.length = 0
  })

  const handler = (options: Partial<Parameters<typeof checkoutHandler>[0]> = {}) =>
    checkoutHandler({
      ...quiet,
      accessToken: 'token',
      serverURL: platform.serverURL,
      successUrl: '/thanks?checkout={CHECKOUT_ID}',
      ...options,
    })
  const visit = (query: string, options = {}, headers: Record<string, string> = {}) =>
    handler(options)(new Request(`https://shop.example/checkout${query}`, { headers }))
  const sentBody = () => JSON.parse(platform.received[0]?.body ?? '{}') as Record<string, unknown>

  test('sends what buyers may choose, and what the shop adds', async () => {
    const response = await visit(
      '?products=p1&products=p2&customerEmail=a@example.com&seats=3&utm=x',
      {
        details: () => ({ externalCustomerId: 'u1', metadata: { plan: 'team' } }),
      },
    )
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.get('cache-control'),
    ]).toEqual([303, 'https://pay.example/c/1', 'no-store'])
    expect(sentBody()).toEqual({
      products: ['p1', 'p2'],
      customer_email: 'a@example.com',
      seats: 3,
      success_url: 'https://shop.example/thanks?checkout={CHECKOUT_ID}',
      external_customer_id: 'u1',
      metadata: { plan: 'team' },
    })
  })

  const fields =
    CheckoutCreate.shape.kind === 'entity' ? Object.keys(CheckoutCreate.shape.fields) : []

  test('never lets a URL decide who buys, at what discount, or where buyers return to', async () => {
    const free = ['products', 'customerEmail', 'customerName', 'amount', 'seats', 'locale']
    for (const name of fields.filter((field) => !free.includes(field))) {
      const response = await visit(`?products=p1&${name}=https://evil.example`)
      expect([name, response.status]).toEqual([name, 400])
    }
    expect(platform.received).toEqual([])
  })

  test('redirects only to the platform, whatever the query is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.constantFrom('products', 'embed', 'locale', 'to', ...fields), fc.webUrl()),
        ),
        async (query) => {
          platform.received.length = 0
          const response = await visit(`?${new URLSearchParams(query).toString()}`)
          if (response.status === 303) {
            expect(response.headers.get('location')).toMatch(/^https:\/\/pay\.example\//)
            expect(sentBody().success_url).toBe(
              'https://shop.example/thanks?checkout={CHECKOUT_ID}',
            )
          } else expect(response.status).toBe(400)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('sells only what is for sale', async () => {
    const options = { products: ['p1', 'p2'] }
    expect((await visit('?products=p3', options)).status).toBe(400)
    await visit('', options)
    expect(sentBody().products).toEqual(['p1', 'p2'])
    expect((await visit('')).status).toBe(400)
    expect((await visit('?products=p1&seats=many')).status).toBe(400)
  })

  test('prepares a checkout that the shop embeds in its own page', async () => {
    const response = await visit('?products=p1&embed=true&theme=dark', {
      origin: 'https://www.shop.example',
    })
    expect(sentBody()).toMatchObject({
      embed_origin: 'https://www.shop.example',
      success_url: 'https://www.shop.example/thanks?checkout={CHECKOUT_ID}',
    })
    expect(response.headers.get('location')).toBe(
      'https://pay.example/c/1?theme=dark&embed=true&embed_origin=https%3A%2F%2Fwww.shop.example',
    )
  })

  test('does not open a checkout for a prefetch', async () => {
    const hints = [
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'next-router-prefetch': '1' },
    ]
    for (const headers of hints) {
      expect((await visit('?products=p1', {}, headers)).status).toBe(503)
    }
    expect(platform.received).toEqual([])
  })

  test('tells the shop, not the buyer, what went wrong on the server', async () => {
    const errors: unknown[] = []
    const onError = (error: unknown) => void errors.push(error)
    const noToken = await visit('?products=p1', { accessToken: undefined, onError })
    const noNetwork = await visit('?products=p1', { serverURL: 'http://127.0.0.1:1', onError })
    const noSession = await visit('?products=p1', {
      onError,
      details: () => Promise.reject(new Error('the database said no')),
    })
    expect([noToken.status, noNetwork.status, noSession.status]).toEqual([502, 502, 500])
    expect(await noSession.text()).not.toContain('database')
    expect(errors).toMatchObject([
      { _tag: 'SecurityError' },
      { _tag: 'ConnectionError' },
      { message: 'the database said no' },
    ])
  })

  test('a portal passes on the response that leads to the sign-in page', async () => {
    const portal = customerPortalHandler({
      customer: () => Response.redirect('https://shop.example/sign-in'),
    })
    const visit = new Request('https://shop.example/portal')
    expect((await portal(visit)).headers.get('location')).toBe('https://shop.example/sign-in')
    const closed = customerPortalHandler({ customer: () => null })
    expect((await closed(visit)).status).toBe(401)
  })
})
