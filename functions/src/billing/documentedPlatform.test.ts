import fc from 'fast-check'
import {
  customerWith,
  PREMIUM_PRODUCT,
  subscriptionOf,
  type Wire,
} from '../../test/documented/documents.ts'
import {
  answered,
  notFound,
  startDocumentedPlatform,
  type DocumentedPlatform,
} from '../../test/documented/startDocumentedPlatform.ts'
import { eventually } from '../../test/eventually.ts'
import { outcomeOf, post, serveFunctions, type FunctionsServer } from '../../test/serveFunctions.ts'
import { SUBSCRIPTION_UNVERIFIED } from '../contract/index.ts'
import { TTL_MS } from './createMemberships.ts'
import { recordOf } from './recordOf.ts'

let platform: DocumentedPlatform
let server: FunctionsServer
let now: number

const serve = (environment: Readonly<Record<string, string>> = {}) =>
  serveFunctions(
    {
      ...platform.environment,
      ADDRESS_LIMIT: '1000000',
      BILLING_TIMEOUT_MS: '20000',
      ...environment,
    },
    { clock: () => now },
  )

beforeEach(async () => {
  now = Date.UTC(2026, 11, 1)
  platform = await startDocumentedPlatform()
  server = await serve()
})

afterEach(async () => {
  await server.close()
  await platform.close()
})

const EMAILS = ['ann@example.com', 'bob@example.com', 'Cy@Example.com', 'stranger@example.com']

const ask = (email: string) => outcomeOf(post(server, 'subscription', { email }))

const premium = [200, { premium: true }]
const free = [200, { premium: false }]
const unverified = (status: number) => [status, { error: SUBSCRIPTION_UNVERIFIED }]

/** The rule (subscriber-3), said once more. */
const isPremium = (email: string, subscriptions: readonly Wire[]): boolean =>
  subscriptions.some(
    ({ status, product_id, customer }) =>
      (status === 'active' || status === 'trialing') &&
      product_id === PREMIUM_PRODUCT &&
      String(recordOf(customer).email).toLowerCase() === email.toLowerCase(),
  )

/** Customers and their subscriptions, and how the platform sends them. */
const shop = fc
  .array(customerWith(fc.constantFrom(...EMAILS.slice(0, 3))), { minLength: 1, maxLength: 5 })
  .chain((customers) =>
    fc.record({
      customers: fc.constant(customers),
      subscriptions: fc.array(subscriptionOf(customers), { maxLength: 8 }),
      mayReadCustomers: fc.boolean(),
      pageSize: fc.integer({ min: 1, max: 4 }),
    }),
  )

/** Serves a shop to functions that know nothing about it yet. */
const open = (served: Partial<DocumentedPlatform>) => {
  Object.assign(platform, served)
  now += 10 * TTL_MS.premium
}

test('[subscriber-3] decides as the rule says for whatever the document allows', async () => {
  await fc.assert(
    fc.asyncProperty(shop, async (served) => {
      open(served)
      for (const email of EMAILS) {
        const expected = isPremium(email, served.subscriptions) ? premium : free
        expect([email, await ask(email)]).toMatchObject([email, expected])
      }
    }),
    { numRuns: 60 },
  )
  expect(new Set(platform.requests.map(([, version]) => version))).toEqual(new Set(['2026-10']))
})

/** Properties on which premium depends. */
const DECIDING = ['status', 'product_id', 'customer_id', 'customer', 'id', 'email', 'type']

/** What no document allows: properties that are missing, null, or of another type. */
const oddly = (wire: Wire): fc.Arbitrary<Wire> => {
  const others = Object.keys(wire).filter((key) => !DECIDING.includes(key))
  const odd = fc.constantFrom<unknown>(undefined, null, 7.5, 'odd', true, [], {}, [{ odd: [] }])
  return fc
    .dictionary(fc.constantFrom(...others), odd, { maxKeys: 4 })
    .map((changes) => ({ ...wire, ...changes }))
}

test('[subscriber-3] decides as the rule says, however odd anything else is that the platform sends', async () => {
  const oddShop = shop.chain(({ customers, subscriptions, ...rest }) =>
    fc.record({
      customers: fc.tuple(...customers.map(oddly)),
      subscriptions: fc.tuple(
        ...subscriptions.map((subscription) =>
          fc
            .tuple(oddly(subscription), oddly(recordOf(subscription.customer)))
            .map(([odd, customer]) => ({ ...odd, customer })),
        ),
      ),
      mayReadCustomers: fc.constant(rest.mayReadCustomers),
      pageSize: fc.constant(rest.pageSize),
    }),
  )
  await fc.assert(
    fc.asyncProperty(oddShop, async (served) => {
      open(served)
      for (const email of EMAILS) {
        const expected = isPremium(email, served.subscriptions) ? premium : free
        expect([email, await ask(email)]).toMatchObject([email, expected])
      }
    }),
    { numRuns: 60 },
  )
})

describe('one odd subscriber among many, over several pages', () => {
  const COUNT = 30
  const emailOf = (index: number) => `subscriber${index}@example.com`
  const subscriber = fc.sample(customerWith(fc.constant('')), { seed: 1, numRuns: 1 })[0] ?? {}
  const subscription = fc.sample(subscriptionOf([subscriber]), { seed: 1, numRuns: 1 })[0] ?? {}

  /** Subscribers of whom `odd` is changed by `change`. */
  const subscribers = (odd: number, change: (subscription: Wire) => Wire) => {
    const customers = Array.from({ length: COUNT }, (_, index): Wire => {
      const id = `c${index}`
      return { ...subscriber, id, type: 'individual', email: emailOf(index) }
    })
    const subscriptions = customers.map((customer, index): Wire => {
      const held = { ...subscription, status: 'active', product_id: PREMIUM_PRODUCT }
      const own = { ...held, customer_id: customer.id, customer }
      return index === odd ? change(own) : own
    })
    return { customers, subscriptions, pageSize: 7 }
  }

  test.each<[string, (subscription: Wire) => Wire, unknown]>([
    ['a team without an address', (it) => ({ ...it, customer: { type: 'team' } }), undefined],
    ['no customer', ({ customer: _, ...it }) => it, undefined],
    ['a number for a customer', (it) => ({ ...it, customer: 7 }), undefined],
    ['no status', (it) => ({ ...it, status: null }), unverified(502)],
    ['a number for a status', (it) => ({ ...it, status: 1 }), unverified(502)],
    ['an unknown status', (it) => ({ ...it, status: 'resting' }), free],
    ['a pause', (it) => ({ ...it, status: 'paused', paused_at: '2026-11-01T00:00:00Z' }), free],
    ['a word for an amount', (it) => ({ ...it, amount: 'much' }), premium],
    ['an archived product', (it) => ({ ...it, product: { is_archived: true } }), premium],
  ])('%s ends nobody else’s premium', async (_, change, own) => {
    for (const mayReadCustomers of [true, false]) {
      open({ ...subscribers(11, change), mayReadCustomers })
      for (const index of [0, 10, 12, COUNT - 1]) {
        expect([index, await ask(emailOf(index))]).toEqual([index, premium])
      }
      if (own !== undefined) expect([await ask(emailOf(11))]).toMatchObject([own])
      expect(await ask('stranger@example.com')).toEqual(free)
    }
  })
})

describe('the operator', () => {
  const lines = () => server.logLines.map((line) => JSON.parse(line) as Wire)
  const noticed = () => lines().flatMap(({ notice, msg }) => (notice ? [[notice, msg]] : []))

  test('hears once that something is missing or odd, without any value', async () => {
    const item = { id: 'c1', email: 'ann@example.com', type: 'individual', name: 7 }
    platform.answer = () => answered({ items: [item], pagination: { total_count: 1, max_page: 1 } })
    await ask('ann@example.com')
    await ask('bob@example.com')
    const [odd, ...rest] = lines().filter(({ notice }) => notice === 'unreadable')
    expect(rest).toEqual([])
    expect(odd).toMatchObject({ level: 40, operation: 'customers.list' })
    expect(odd?.fields).toContain('items.name')
    expect(server.logLines.join('')).not.toMatch(/ann@|polar_oat/)
  })

  test('hears that the version is deprecated, and that it has been removed', async () => {
    const dated = (date: string, of: Response) => {
      of.headers.set('date', date)
      return of
    }
    const empty = { items: [], pagination: { total_count: 0, max_page: 0 } }
    platform.answer = () => dated('Mon, 08 Feb 2027 12:00:00 GMT', answered(empty))
    expect(await ask('ann@example.com')).toEqual(free)
    platform.answer = () => dated('Mon, 12 Apr 2027 12:00:00 GMT', notFound())
    expect(await ask('bob@example.com')).toEqual(unverified(502))
    expect(noticed()).toEqual([
      ['version', expect.stringMatching(/2026-10 is deprecated.*first week of April 2027/)],
      ['unsupported', expect.stringMatching(/2026-10.*2027/)],
    ])
  })
})

describe('a platform in trouble', () => {
  const TIMEOUT_MS = 1500
  const known = fc.sample(customerWith(fc.constant('')), { seed: 2, numRuns: 1 })[0] ?? {}
  const ann: Wire = { ...known, type: 'individual', email: 'ann@example.com' }
  const held = fc.sample(subscriptionOf([ann]), { seed: 2, numRuns: 1 })[0] ?? {}

  beforeEach(async () => {
    await server.close()
    server = await serve({ BILLING_TIMEOUT_MS: String(TIMEOUT_MS) })
    open({
      customers: [ann],
      subscriptions: [{ ...held, status: 'active', product_id: PREMIUM_PRODUCT }],
    })
  })

  const JSON_TYPE = { 'content-type': 'application/json' }
  const json = (text: string, status = 200) => new Response(text, { status, headers: JSON_TYPE })
  const HTML_TYPE = { 'content-type': 'text/html' }
  const slowDown = (seconds: string) =>
    new Response('{}', { status: 429, headers: { ...JSON_TYPE, 'retry-after': seconds } })
  const listOf = (maxPage: number) => ({
    items: [],
    pagination: { total_count: 1, max_page: maxPage },
  })
  const stopsHalfway = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"items": ['))
      },
    })

  test.each<[string, () => Response | Promise<Response>, number]>([
    ['does not answer', () => new Promise(() => undefined), 503],
    ['stops in the middle', () => new Response(stopsHalfway(), { headers: JSON_TYPE }), 503],
    ['is overloaded', () => json('{}', 503), 503],
    ['has a bug', () => json('Internal Server Error', 500), 503],
    ['wants a day’s rest', () => slowDown('86400'), 503],
    ['wants an age’s rest', () => slowDown('1e12'), 503],
    ['sends no JSON', () => json('{"items": [{"id": "1'), 502],
    ['sends a page of a proxy', () => new Response('<h1>Hello</h1>', { headers: HTML_TYPE }), 502],
    ['sends something else', () => json('[1, 2, 3]'), 502],
    ['sends lists without an end', () => answered(listOf(1e12)), 502],
    [
      'redirects in a circle',
      () => new Response(null, { status: 302, headers: { location: '/' } }),
      503,
    ],
    ['has removed the version', notFound, 502],
    ['has revoked the token', () => answered({ error: 'Unauthorized', detail: 'No' }, 401), 502],
  ])(
    'that %s: whoever is known keeps premium, and others soon learn',
    async (_, answer, status) => {
      expect(await ask('ann@example.com')).toEqual(premium)
      platform.answer = answer
      now += TTL_MS.premium - 1
      expect(await ask('ann@example.com')).toEqual(premium)
      const begun = performance.now()
      expect(await ask('bob@example.com')).toEqual(unverified(status))
      expect(performance.now() - begun).toBeLessThan(2 * TIMEOUT_MS)
      now += 1
      expect(await ask('ann@example.com')).toEqual(unverified(status))
      platform.answer = undefined
      // A check that began in time may still be shared.
      await eventually(
        async () => JSON.stringify(await ask('ann@example.com')) === JSON.stringify(premium),
      )
    },
  )
})
