import { WINDOW_MS } from '@dramatis/catalogue'
import { DEMO } from '@dramatis/sdk/sandbox'
import { containing } from '../../test/matchers.ts'
import {
  newVisitor,
  outcomeOf,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { startPlatform, type Platform } from '../../test/startPlatform.ts'
import { TTL_MS } from '../billing/createMemberships.ts'
import { RATE_LIMITED, SUBSCRIPTION_UNVERIFIED, SubscriptionResponse } from '../contract/index.ts'
import { LIMITS } from '../quota/allowances.ts'

let platform: Platform
let server: FunctionsServer
let now: number

const serve = (environment: Readonly<Record<string, string>> = {}) =>
  serveFunctions(
    { ...platform.environment, BILLING_TIMEOUT_MS: '20000', ...environment },
    { clock: () => now },
  )

const restart = async (environment: Readonly<Record<string, string>>) => {
  await server.close()
  server = await serve(environment)
}

beforeEach(async () => {
  now = 1_000_000_000_000
  platform = await startPlatform()
  server = await serve()
})

afterEach(async () => {
  await server.close()
  await platform.close()
})

const ask = (email: string, headers?: Record<string, string>) =>
  post(server, 'subscription', { email }, { headers })

const premiumOf = (email: string): Promise<SubscriptionResponse> =>
  read(SubscriptionResponse, ask(email))

const statusesOf = (answers: readonly Response[], wanted: number) =>
  answers.filter(({ status }) => status === wanted)

describe('premium', () => {
  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', false],
    ['canceled', false],
    ['unpaid', false],
    ['incomplete', false],
    ['incomplete_expired', false],
  ] as const)('[subscriber-3] a subscription that is %s: %p', async (status, premium) => {
    await platform.addSubscriber('ann@example.com', status)
    expect(await premiumOf('ann@example.com')).toMatchObject({ premium })
  })

  test('[subscriber-3] requires a subscription of this product, so other customers and strangers are free', async () => {
    await platform.addSubscriber('other@example.com', 'active', await platform.addProduct())
    await platform.client.customers.create({ email: 'customer@example.com' })
    for (const name of ['other', 'customer', 'stranger']) {
      expect(await premiumOf(`${name}@example.com`)).toEqual({ premium: false })
    }
  })

  test.each([true, false])(
    'ignores anything else that the platform lists (may read customers: %p)',
    async (mayReadCustomers) => {
      if (!mayReadCustomers) await restart(platform.environmentWithoutCustomers)
      await platform.addSubscriber('ann@example.com')
      await platform.addSubscriber('bob@example.com', 'canceled')
      await platform.addSubscriber('eve@example.com', 'active', await platform.addProduct())
      platform.ignoresFilters = true
      for (const name of ['bob', 'eve', 'stranger']) {
        expect(await premiumOf(`${name}@example.com`)).toMatchObject({ premium: false })
      }
      expect(await premiumOf('ann@example.com')).toEqual({ premium: true })
    },
  )

  test('recognizes the address, however it is written', async () => {
    await platform.addSubscriber('Ann@Example.com')
    expect(await premiumOf('  ANN@example.COM ')).toEqual({ premium: true })
    expect(await premiumOf('nn@example.com')).toEqual({ premium: false })
  })

  test('is for nobody if there is no platform', async () => {
    await restart(Object.fromEntries(Object.keys(platform.environment).map((name) => [name, ''])))
    expect(await premiumOf(DEMO.premium.email)).toEqual({ premium: false })
    expect(platform.requests).toEqual([])
  })
})

describe('the cost of a check', () => {
  test.each([1, 250])('is two requests with %i subscribers, for anyone', async (count) => {
    platform.sandbox.addSubscriptions(
      Array.from({ length: count }, (_, i) => ({
        email: `subscriber${i}@example.com`,
        productId: DEMO.productId,
      })),
    )
    await platform.client.customers.create({ email: 'customer@example.com' })
    for (const name of [`subscriber${count - 1}`, 'customer', 'stranger']) {
      platform.requests.length = 0
      await premiumOf(`${name}@example.com`)
      // The requests are the same for everyone, down to the names of the parameters.
      expect(platform.requests.map((request) => request.replaceAll(/=[^&]*/g, ''))).toEqual([
        'GET /v1/customers/?email&page&limit',
        'GET /v1/subscriptions/?product_id&customer_id&page&limit',
      ])
    }
  })

  test('is one request per page of subscribers, once for everyone, if the token may not read customers', async () => {
    await restart(platform.environmentWithoutCustomers)
    platform.sandbox.addSubscriptions(
      Array.from({ length: 250 }, (_, i) => ({
        email: `subscriber${i}@example.com`,
        productId: DEMO.productId,
      })),
    )
    for (const name of ['subscriber0', 'subscriber249']) {
      expect(await premiumOf(`${name}@example.com`)).toEqual({ premium: true })
    }
    expect(await premiumOf('stranger@example.com')).toEqual({ premium: false })
    const listed = platform.requests.filter((request) => request.includes('/v1/subscriptions/'))
    expect(listed).toHaveLength(3)
  })

  test('is shared by parallel checks, and is zero until the result expires', async () => {
    const { id } = await platform.addSubscriber('ann@example.com')
    await Promise.all(Array.from({ length: 10 }, () => premiumOf('ann@example.com')))
    expect(platform.requests).toHaveLength(2)
    await platform.client.subscriptions.revoke({ id })
    now += TTL_MS.premium - 1
    expect(await premiumOf('ann@example.com')).toEqual({ premium: true })
    now += 1
    expect(await premiumOf('ann@example.com')).toMatchObject({ premium: false })
    expect(platform.requests).toHaveLength(4)
    await platform.addSubscriber('ann@example.com')
    now += TTL_MS.free - 1
    expect(await premiumOf('ann@example.com')).toMatchObject({ premium: false })
    now += 1
    expect(await premiumOf('ann@example.com')).toEqual({ premium: true })
  })
})

describe('when the platform is in trouble', () => {
  const unverified = { error: SUBSCRIPTION_UNVERIFIED }

  test.each([
    ['down', 503],
    ['hanging', 503],
    ['limiting', 503],
    ['nonsense', 502],
    ['html', 502],
  ] as const)(
    "%s: fails with %i and the product's message, and recovers",
    async (trouble, status) => {
      await restart({ BILLING_TIMEOUT_MS: '2500' })
      await platform.addSubscriber('ann@example.com')
      platform.trouble = trouble
      expect(await outcomeOf(ask('ann@example.com'))).toEqual([status, unverified])
      platform.trouble = undefined
      await restart({})
      expect(await premiumOf('ann@example.com')).toEqual({ premium: true })
    },
  )

  test('recovers without a restart: no failure is cached', async () => {
    await platform.addSubscriber('ann@example.com')
    platform.trouble = 'nonsense'
    expect(await outcomeOf(ask('ann@example.com'))).toEqual([502, unverified])
    platform.trouble = undefined
    expect(await premiumOf('ann@example.com')).toEqual({ premium: true })
  })

  test('fails with 503 when the platform is gone', async () => {
    await platform.close()
    expect(await outcomeOf(ask('ann@example.com'))).toEqual([503, unverified])
    platform = await startPlatform()
  })

  test('logs a refused token, without the token or the address', async () => {
    await restart({ BILLING_ACCESS_TOKEN: 'an-access-token-that-is-wrong' })
    expect((await ask('ann@example.com')).status).toBe(502)
    const log = server.logLines.join('')
    expect(log).toMatch(/"failure":"\w+ 401/)
    expect(log).not.toMatch(/an-access-token|ann@|example\.com/)
  })
})

describe('someone who guesses addresses', () => {
  /** One after another, so a slow machine does not run into the platform's time limit. */
  const guess = async (count: number, headers?: Record<string, string>) => {
    const answers: Response[] = []
    for (let i = 0; i < count; i++) answers.push(await ask(`guess${i}@example.com`, headers))
    return answers
  }

  test('gets as many checks per hour as the limit allows, and learns when there will be more', async () => {
    const visitor = await newVisitor(server)
    const answers = await guess(LIMITS.lookUps + 1, visitor)
    expect(statusesOf(answers, 200)).toHaveLength(LIMITS.lookUps)
    const [refused] = statusesOf(answers, 429)
    expect(refused?.headers.get('retry-after')).toBe(String(WINDOW_MS / 1000))
    expect(await refused?.json()).toEqual({ error: RATE_LIMITED, reason: 'rateLimited' })
    now += WINDOW_MS
    expect((await ask('another@example.com', visitor)).status).toBe(200)
  })

  test('gets no more with new tokens from the same network address', async () => {
    await restart({ ADDRESS_LIMIT: '1' })
    expect((await guess(4)).map(({ status }) => status)).toEqual([200, 200, 200, 429])
  })

  test('may check the same address again and again', async () => {
    const visitor = await newVisitor(server)
    for (let i = 0; i < 40; i++) {
      now += TTL_MS.premium
      expect((await ask('ann@example.com', visitor)).status).toBe(200)
    }
  })
})

test.each([[''], ['ann'], ['ann@'], ['ann@example.com, bob@example.com'], [7], [undefined]])(
  'refuses %p as an address',
  async (email) => {
    expect(await outcomeOf(post(server, 'subscription', { email }))).toEqual([
      400,
      { error: containing('"email" must be an email address such as name@example.com') },
    ])
    expect(platform.requests).toEqual([])
  },
)
