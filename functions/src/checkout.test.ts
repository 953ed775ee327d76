import { startPlatform, type Mood, type Platform } from '../test/platform.ts'
import { newVisitor, post, served, type Served } from '../test/served.ts'

// Machines that build and test at once are slow.
jest.setTimeout(60_000)

let platform: Platform
let server: Served

const start = async (environment: Record<string, string> = {}) => {
  await server?.close()
  server = await served({ ...platform.environment, BILLING_TIMEOUT_MS: '2500', ...environment })
}

beforeEach(async () => {
  platform = await startPlatform()
  await start()
})

afterEach(async () => {
  await server.close()
  await platform.close()
})

const LINK = 'https://checkout.example/premium?theme=dark'

const withoutPlatform = () =>
  Object.fromEntries(Object.keys(platform.environment).map((name) => [name, '']))

test('makes a checkout of the product that leads back to the page, and can be watched', async () => {
  const response = await post(server, 'checkout', { email: 'ann@example.com' })
  expect(response.status).toBe(200)
  const { url, watch } = await response.json()
  expect(watch).toEqual({ clientSecret: expect.any(String), platformUrl: platform.url })
  expect(url).toBe(`${platform.url}/checkout/${watch.clientSecret}`)
  expect(platform.checkouts).toEqual([
    {
      product_id: platform.productId,
      success_url: 'https://page.example/?checkout_id={CHECKOUT_ID}',
      customer_email: 'ann@example.com',
      allow_discount_codes: true,
    },
  ])
})

test('an address that the platform does not take is left for the buyer to type', async () => {
  platform.refusesEmails = true
  expect((await post(server, 'checkout', { email: 'ann@example.com' })).status).toBe(200)
  expect(platform.checkouts).toHaveLength(2)
  expect(platform.checkouts[1]).not.toHaveProperty('customer_email')
})

test.each([
  ['down', 503],
  ['hanging', 503],
  ['nonsense', 502],
] as const)('the platform %s: %i in the product’s words', async (mood, status) => {
  platform.mood = mood satisfies Mood
  const response = await post(server, 'checkout', {})
  expect([response.status, await response.json()]).toEqual([
    status,
    { error: 'An error occurred while processing your request. Please try again.' },
  ])
})

test('the platform down, and a link configured: the link, which cannot be watched', async () => {
  await start({ CHECKOUT_URL: LINK })
  platform.mood = 'down'
  const response = await post(server, 'checkout', {})
  expect([response.status, await response.json()]).toEqual([200, { url: LINK }])
  expect(server.lines.at(-1)).toContain('"failure":"ApiError 503')
})

test('without a platform: the link, or what to do when there is none', async () => {
  await start({ ...withoutPlatform(), CHECKOUT_URL: LINK })
  expect(await (await post(server, 'checkout', {})).json()).toEqual({ url: LINK })
  await start(withoutPlatform())
  const response = await post(server, 'checkout', {})
  expect([response.status, await response.json()]).toEqual([
    501,
    { error: 'The checkout is not set up on this site. Please contact support.' },
  ])
})

test('a visitor opens twenty an hour', async () => {
  const visitor = await newVisitor(server)
  const answers = await Promise.all(
    Array.from({ length: 22 }, () => post(server, 'checkout', {}, { headers: visitor })),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('a body that is no object, and an address that is none, are refused', async () => {
  const list = await post(server, 'checkout', [])
  expect(await list.json()).toEqual({
    error: 'The body must be a JSON object with the fields email; it was a list.',
  })
  expect((await post(server, 'checkout', { email: 'ann' })).status).toBe(400)
})
