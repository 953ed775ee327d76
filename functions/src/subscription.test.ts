import { startPlatform, type Mood, type Platform } from '../test/platform.ts'
import { newVisitor, post, served, type Served } from '../test/served.ts'
import { KEPT_MS } from './billing/Memberships.ts'
import type { Effects } from './createFunctions.ts'
import { WINDOW_MS } from './quota/rollingWindow.ts'

// Machines that build and test at once are slow.
jest.setTimeout(60_000)

let platform: Platform
let server: Served
let now: number

const start = async (environment: Record<string, string> = {}, effects: Effects = {}) => {
  await server?.close()
  server = await served(
    { ...platform.environment, BILLING_TIMEOUT_MS: '2500', ...environment },
    { clock: () => now, ...effects },
  )
}

beforeEach(async () => {
  now = 1_000_000_000_000
  platform = await startPlatform()
  await start()
})

afterEach(async () => {
  await server.close()
  await platform.close()
})

const ask = (email: string, headers?: Record<string, string>) =>
  post(server, 'subscription', { email }, headers && { headers })

const premiumOf = async (email: string): Promise<unknown> => {
  const response = await ask(email)
  expect(response.status).toBe(200)
  return response.json()
}

const UNVERIFIED = {
  error: 'Could not verify subscription. Please try again or contact support.',
}

describe('premium', () => {
  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', false],
    ['canceled', false],
    ['unpaid', false],
    ['incomplete', false],
    ['incomplete_expired', false],
  ] as const)('a subscription that is %s: %p', async (status, premium) => {
    platform.addSubscriber('ann@example.com', status)
    expect(await premiumOf('ann@example.com')).toEqual({ premium })
  })

  test('is not had by a subscription of another product, a customer without one, or a stranger', async () => {
    platform.addSubscriber('other@example.com', 'active', 'another-product')
    platform.addCustomer('customer@example.com')
    for (const name of ['other', 'customer', 'stranger']) {
      expect(await premiumOf(`${name}@example.com`)).toEqual({ premium: false })
    }
  })

  test.each(['well', 'forbidsCustomers'] as const)(
    'is nobody’s by what a platform that is %s answers beside the question',
    async (mood) => {
      platform.addSubscriber('ann@example.com')
      platform.addSubscriber('bob@example.com', 'canceled')
      platform.addSubscriber('eve@example.com', 'active', 'another-product')
      platform.ignoresFilters = true
      platform.mood = mood
      for (const name of ['bob', 'eve', 'stranger']) {
        expect(await premiumOf(`${name}@example.com`)).toEqual({ premium: false })
      }
      expect(await premiumOf('ann@example.com')).toEqual({ premium: true })
    },
  )

  test('goes by the address, however it is written', async () => {
    platform.addSubscriber('Ann@Example.com')
    expect(await premiumOf('  ANN@example.COM ')).toEqual({ premium: true })
    expect(await premiumOf('nn@example.com')).toEqual({ premium: false })
  })

  test('is nobody’s without a platform', async () => {
    await start(Object.fromEntries(Object.keys(platform.environment).map((name) => [name, ''])))
    expect(await premiumOf('ann@example.com')).toEqual({ premium: false })
    expect(platform.requests).toEqual([])
  })
})

describe('what it costs', () => {
  test.each([1, 250])('two requests with %i subscribers, for anybody', async (count) => {
    for (let i = 0; i < count; i++) platform.addSubscriber(`subscriber${i}@example.com`)
    platform.addCustomer('customer@example.com')
    for (const name of [`subscriber${count - 1}`, 'customer', 'stranger']) {
      platform.requests.length = 0
      await premiumOf(`${name}@example.com`)
      // Of the same kind for all, down to the names of the parameters.
      expect(platform.requests.map((request) => request.replaceAll(/=[^&]*/g, ''))).toEqual([
        'GET /v1/customers/?email&page&limit',
        'GET /v1/subscriptions/?product_id&customer_id&active&page&limit',
      ])
    }
  })

  test('where customers may not be read, all pages once for everybody', async () => {
    platform.mood = 'forbidsCustomers'
    for (let i = 0; i < 250; i++) platform.addSubscriber(`subscriber${i}@example.com`)
    for (const name of ['subscriber0', 'subscriber249']) {
      expect(await premiumOf(`${name}@example.com`)).toEqual({ premium: true })
    }
    expect(await premiumOf('stranger@example.com')).toEqual({ premium: false })
    const listed = platform.requests.filter((request) => request.includes('/v1/subscriptions/'))
    expect(listed).toHaveLength(3)
  })

  test('one question for many who ask at a time, and none while the answer is good', async () => {
    const subscriber = platform.addSubscriber('ann@example.com')
    await Promise.all(Array.from({ length: 10 }, () => premiumOf('ann@example.com')))
    expect(platform.requests).toHaveLength(2)
    platform.setStatus(subscriber, 'canceled')
    now += KEPT_MS.premium - 1
    expect(await premiumOf('ann@example.com')).toEqual({ premium: true })
    now += 1
    expect(await premiumOf('ann@example.com')).toEqual({ premium: false })
    expect(platform.requests).toHaveLength(4)
    platform.setStatus(subscriber, 'active')
    now += KEPT_MS.free - 1
    expect(await premiumOf('ann@example.com')).toEqual({ premium: false })
    now += 1
    expect(await premiumOf('ann@example.com')).toEqual({ premium: true })
  })
})

describe('when the platform is not well', () => {
  test.each([
    ['down', 503],
    ['hanging', 503],
    ['limiting', 503],
    ['nonsense', 502],
    ['html', 502],
  ] as const)(
    '%s: the spec’s message with %i, at once and not for longer',
    async (mood, status) => {
      platform.addSubscriber('ann@example.com')
      platform.mood = mood satisfies Mood
      const startedAt = performance.now()
      const response = await ask('ann@example.com')
      expect(performance.now() - startedAt).toBeLessThan(8000)
      expect([response.status, await response.json()]).toEqual([status, UNVERIFIED])
      platform.mood = 'well'
      expect(await premiumOf('ann@example.com')).toEqual({ premium: true })
    },
  )

  test('gone: likewise', async () => {
    await platform.close()
    const response = await ask('ann@example.com')
    expect([response.status, await response.json()]).toEqual([503, UNVERIFIED])
    platform = await startPlatform()
  })

  test('refusing the token: the log says so, without the token or the address', async () => {
    await start({ BILLING_ACCESS_TOKEN: 'an-access-token-that-is-wrong' })
    expect((await ask('ann@example.com')).status).toBe(502)
    const log = server.lines.join('')
    expect(log).toMatch(/"failure":"\w+ 401/)
    expect(log).not.toMatch(/an-access-token|ann@|example\.com/)
  })
})

describe('who guesses addresses', () => {
  const guess = (count: number, headers?: Record<string, string>) =>
    Promise.all(Array.from({ length: count }, (_, i) => ask(`guess${i}@example.com`, headers)))

  test('gets twenty an hour, and is told when there are more', async () => {
    const visitor = await newVisitor(server)
    const answers = await guess(25, visitor)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('3600')
    expect(await refused?.json()).toEqual({
      error: 'Rate limit reached. Try again in a few minutes.',
    })
    now += WINDOW_MS
    expect((await ask('guess24@example.com', visitor)).status).toBe(200)
  })

  test('gets no more from one network address with new tokens', async () => {
    await start({ ADDRESS_LIMIT: '10' })
    const answers = await guess(40)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  })

  test('is not whoever asks for the same address again and again', async () => {
    const visitor = await newVisitor(server)
    for (let i = 0; i < 40; i++) {
      now += KEPT_MS.premium
      expect((await ask('ann@example.com', visitor)).status).toBe(200)
    }
  })
})

test.each([[''], ['ann'], ['ann@'], ['ann@example.com, bob@example.com'], [7], [undefined]])(
  '%p is no address',
  async (email) => {
    const response = await post(server, 'subscription', { email })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: expect.stringContaining('"email" must be an e-mail address such as name@example.com'),
    })
    expect(platform.requests).toEqual([])
  },
)
