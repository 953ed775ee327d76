import { DEMO } from '@dramatis/sdk/sandbox'
import { anyString, matching } from '../../test/matchers.ts'
import {
  newVisitor,
  outcomeOf,
  post,
  read,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { startPlatform, type Platform } from '../../test/startPlatform.ts'
import { CHECKOUT_FAILED, CheckoutResponse } from '../contract/index.ts'
import { LIMITS } from '../quota/allowances.ts'

let platform: Platform
let server: FunctionsServer

const serve = (environment: Readonly<Record<string, string>> = {}) =>
  serveFunctions({ ...platform.environment, BILLING_TIMEOUT_MS: '20000', ...environment })

const restart = async (environment: Readonly<Record<string, string>>) => {
  await server.close()
  server = await serve(environment)
}

beforeEach(async () => {
  platform = await startPlatform()
  server = await serve()
})

afterEach(async () => {
  await server.close()
  await platform.close()
})

const LINK = 'https://checkout.example/premium?theme=dark'

const withoutPlatform = () =>
  Object.fromEntries(Object.keys(platform.environment).map((name) => [name, '']))

test('creates a checkout of the product that leads back to the page and can be watched', async () => {
  const body = { email: 'ann@example.com' }
  const { url, watch } = await read(CheckoutResponse, post(server, 'checkout', body))
  expect(watch).toEqual({ clientSecret: anyString, platformUrl: platform.url })
  expect(url).toBe(`${platform.sandbox.url}/checkout/${watch?.clientSecret}`)
  expect(platform.checkouts).toEqual([
    {
      products: [DEMO.productId],
      success_url: 'https://page.example/?checkout_id={CHECKOUT_ID}',
      customer_email: 'ann@example.com',
      metadata: { dramatis_buyer: matching(/^[\w-]{43}$/) },
    },
  ])
})

test('omits an address that the platform refuses, so the buyer enters one', async () => {
  const outcome = await post(server, 'checkout', { email: 'ann@localhost' })
  expect(outcome.status).toBe(200)
  expect(platform.checkouts).toHaveLength(2)
  expect(platform.checkouts[1]).not.toHaveProperty('customer_email')
})

describe('a session whose response is odd', () => {
  const odd = async (alter: (session: Record<string, unknown>) => unknown) => {
    platform.alter = (body) => alter(body)
    const outcome = await post(server, 'checkout', { email: 'ann@example.com' })
    expect(platform.checkouts).toHaveLength(1)
    return outcome
  }

  test.each<[string, (session: Record<string, unknown>) => unknown]>([
    ['in one property', (session) => ({ ...session, amount: 'much' })],
    ['in most', ({ id, url, client_secret }) => ({ id, url, client_secret, products: 7 })],
  ])('%s is handed over, and no second one is made', async (_, alter) => {
    const outcome = await read(CheckoutResponse, odd(alter))
    expect(outcome).toEqual({
      url: matching(/\/checkout\//),
      watch: { clientSecret: anyString, platformUrl: platform.url },
    })
  })

  test('without a secret can be paid, but not watched', async () => {
    const outcome = await read(
      CheckoutResponse,
      odd(({ client_secret: _, ...session }) => ({ ...session, amount: 'much' })),
    )
    expect(outcome).toEqual({ url: matching(/\/checkout\//) })
  })

  test('without a URL fails, and no second one is made', async () => {
    const outcome = await odd(({ url: _, ...session }) => session)
    expect(await outcomeOf(outcome)).toEqual([502, { error: CHECKOUT_FAILED }])
  })

  test('with a URL that nobody should open fails, and no second one is made', async () => {
    const outcome = await odd(({ id }) => ({ id, url: 'javascript:alert(1)', amount: 'much' }))
    expect(outcome.status).toBe(502)
  })
})

test.each([
  ['down', 503],
  ['hanging', 503],
  ['nonsense', 502],
] as const)(
  "fails with the product's message when the platform is %s: %i",
  async (trouble, status) => {
    await restart({ BILLING_TIMEOUT_MS: '2500' })
    platform.trouble = trouble
    expect(await outcomeOf(post(server, 'checkout', {}))).toEqual([
      status,
      { error: CHECKOUT_FAILED },
    ])
  },
)

test('returns the configured link, which cannot be watched, when the platform fails', async () => {
  await restart({ CHECKOUT_URL: LINK })
  platform.trouble = 'nonsense'
  expect(await outcomeOf(post(server, 'checkout', {}))).toEqual([200, { url: LINK }])
  expect(server.logLines.at(-1)).toContain('"failure":"UnexpectedResponseError')
})

test('without a platform, returns the configured link, or says that there is no checkout', async () => {
  await restart({ ...withoutPlatform(), CHECKOUT_URL: LINK })
  expect(await outcomeOf(post(server, 'checkout', {}))).toEqual([200, { url: LINK }])
  await restart(withoutPlatform())
  expect(await outcomeOf(post(server, 'checkout', {}))).toEqual([
    501,
    { error: 'The checkout is not set up on this site. Please contact support.' },
  ])
})

test('limits a visitor’s checkouts', async () => {
  const headers = await newVisitor(server)
  const statuses: number[] = []
  for (let i = 0; i <= LIMITS.checkouts; i++) {
    statuses.push((await post(server, 'checkout', {}, { headers })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: LIMITS.checkouts }, () => 200), 429])
})

test('refuses a body that is not an object, and an invalid address', async () => {
  expect(await outcomeOf(post(server, 'checkout', []))).toEqual([
    400,
    { error: 'The body must be a JSON object with the fields email; it was a list.' },
  ])
  expect((await post(server, 'checkout', { email: 'ann' })).status).toBe(400)
})
