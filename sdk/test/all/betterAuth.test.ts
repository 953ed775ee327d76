import { createBillingClient } from '../../src/2026-10/index.ts'
import { signedHeaders } from '../signedDelivery.ts'
import type { RunningRecipe } from '../startRecipe.ts'
import { SECRET, startRecipe, until } from '../startRecipe.ts'

const WEBHOOKS = '/api/auth/billing/webhooks'

describe('a shop with Better Auth', () => {
  let shop: RunningRecipe
  let members: string
  let buy: string
  beforeAll(async () => {
    shop = await startRecipe('better-auth-members', WEBHOOKS)
    await until(() => shop.printed('members').length > 0)
    members = `http://localhost:${shop.printed('members')[0]}`
    const { id } = await client().products.create({
      name: 'A mask',
      prices: [{ amountType: 'fixed', priceAmount: 500, priceCurrency: 'usd' }],
    })
    buy = `/api/auth/billing/checkout?products=${id}`
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const client = () =>
    createBillingClient({ accessToken: shop.sandbox.accessToken, serverURL: shop.sandbox.url })

  const get = (path: string, cookie = '', origin = shop.url) =>
    fetch(`${origin}${path}`, { redirect: 'manual', headers: { cookie } })

  const signUp = async (email: string, origin = shop.url) => {
    const response = await fetch(`${origin}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email, password: 'correct horse battery', name: 'Grace' }),
    })
    const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0])
    const { user, ...rest } = (await response.json()) as { user?: { id: string }; message?: string }
    return { status: response.status, id: user?.id ?? '', cookie: cookie.join('; '), ...rest }
  }

  /** Signs in with the shop's second provider, as a browser does; resolves to the user's id, if there is a session. */
  const signInWithProvider = async (profile: string) => {
    const started = await fetch(`${members}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: members },
      body: JSON.stringify({ provider: 'second', callbackURL: '/' }),
    })
    const cookies = (response: Response) =>
      response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
    const { url } = (await started.json()) as { url: string }
    const state = new URL(url).searchParams.get('state') ?? ''
    const back = new URLSearchParams({ state, code: profile })
    const returned = await get(
      `/api/auth/callback/second?${back.toString()}`,
      cookies(started),
      members,
    )
    const session = await get('/api/auth/get-session', cookies(returned), members)
    return ((await session.json()) as { user?: { id: string } } | null)?.user?.id
  }

  const verify = async (email: string, origin = shop.url) => {
    const links = shop.printed('verify').toReversed()
    const link = links.find((url) => {
      const [, claims = ''] = new URL(url).searchParams.get('token')?.split('.') ?? []
      return Buffer.from(claims, 'base64url').toString().includes(email)
    })
    // Both shops believe that they are at the recipe's address.
    await fetch(link?.replace(shop.url, origin) ?? '', { redirect: 'manual' })
  }

  const customer = async (email: string) =>
    (await client().customers.list({ email })).result.items.map((one) =>
      'externalId' in one ? one.externalId : undefined,
    )

  const down = (times: number) =>
    shop.sandbox.faults.next({ kind: 'drop', match: '/v1/customers', times })

  test('makes a user a customer who can buy, and handles the webhook once', async () => {
    const { id, cookie } = await signUp('grace@example.com')
    expect(await customer('grace@example.com')).toEqual([id])

    const opened = await get(buy, cookie)
    expect(opened.status).toBe(303)
    const form = { action: 'pay', email: 'grace@example.com', country: 'US', card: 'tok_visa' }
    const body = new URLSearchParams(form)
    const address = opened.headers.get('location') ?? ''
    const paid = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    expect(paid.headers.get('location')).toContain(`${shop.url}/thanks`)
    await until(() => shop.fulfilled().length > 0)
    const [order] = (await client().orders.list()).result.items
    expect(shop.fulfilled()).toEqual([order?.id])
    expect(order?.customer.externalId).toBe(id)

    await shop.sandbox.webhooks.settled()
    const delivery = shop.sandbox.webhooks.deliveries().find(({ type }) => type === 'order.paid')
    const deliver = async (secret: string) => {
      const text = delivery?.body ?? ''
      const headers = signedHeaders(text, secret, delivery?.id)
      const response = await fetch(`${shop.url}${WEBHOOKS}`, {
        method: 'POST',
        headers,
        body: text,
      })
      return [response.status, await response.text()]
    }
    expect(await deliver(SECRET)).toEqual([200, '{"outcome":"duplicate"}'])
    expect((await deliver('another secret'))[0]).toBe(403)

    const portal = await get('/api/auth/billing/portal', cookie)
    expect((await fetch(portal.headers.get('location') ?? '')).status).toBe(200)
    expect((await get('/api/auth/billing/portal')).status).toBe(401)
  })

  test('makes a user the customer with the same email only once the email is verified', async () => {
    await client().customers.create({ email: 'ada@example.com' })
    const { id, cookie } = await signUp('ada@example.com')
    expect(await customer('ada@example.com')).toEqual([null])
    expect((await get('/api/auth/billing/portal', cookie)).status).toBe(404)
    await verify('ada@example.com')
    expect(await customer('ada@example.com')).toEqual([id])

    await client().customers.create({ email: 'mary@example.com', externalId: 'of another system' })
    await signUp('mary@example.com')
    await verify('mary@example.com')
    expect(await customer('mary@example.com')).toEqual(['of another system'])
  })

  test('signs users up while the platform is down, creates the customer later, and updates its email', async () => {
    down(1)
    const { status, id, cookie } = await signUp('joan@example.com')
    expect([status, await customer('joan@example.com')]).toEqual([200, []])
    expect(shop.complaints()).toContain('ConnectionError')
    expect(shop.complaints()).not.toContain(shop.sandbox.accessToken)
    expect((await get('/api/auth/billing/portal', cookie)).status).toBe(303)
    expect(await customer('joan@example.com')).toEqual([id])

    const customerUpdate = { email: 'old@example.com' }
    await client().customers.updateExternal({ externalId: id, customerUpdate })
    await verify('joan@example.com')
    expect(await customer('joan@example.com')).toEqual([id])
  })

  test('with `required` and `usersOnly`, nobody signs up or buys without becoming a customer', async () => {
    down(1)
    const refused = await signUp('hedy@example.com', members)
    expect([refused.status, refused.message]).toEqual([
      503,
      expect.stringContaining('Try again later'),
    ])
    const { status, id, cookie } = await signUp('hedy@example.com', members)
    expect([status, await customer('hedy@example.com')]).toEqual([200, [id]])
    expect((await get(buy, '', members)).status).toBe(401)
    expect((await get(buy, cookie, members)).status).toBe(303)
    const [checkout] = (await client().checkouts.list()).result.items
    expect([checkout?.externalCustomerId, checkout?.metadata]).toEqual([id, { member: 'Grace' }])
    const delivery = await fetch(`${members}${WEBHOOKS}`, { method: 'POST' })
    expect(delivery.status).toBe(404)
  })

  test('signs users up within a bounded time while the platform hangs, and makes them customers later', async () => {
    shop.sandbox.faults.next({ kind: 'latency', match: '/v1/customers', ms: 4_000, times: 3 })
    const start = performance.now()
    const { status, id, cookie } = await signUp('annie@example.com')
    const waited = performance.now() - start
    shop.sandbox.faults.clear()
    expect([status, await customer('annie@example.com')]).toEqual([200, []])
    // Five seconds, although each of the three calls would be within that.
    expect(waited).toBeGreaterThan(4_900)
    expect(waited).toBeLessThan(8_000)
    expect(shop.complaints()).toContain('RequestTimeoutError')
    expect((await get('/api/auth/billing/portal', cookie)).status).toBe(303)
    expect(await customer('annie@example.com')).toEqual([id])
  })

  test.each([
    ['rosalind@example.com', 'Rosalind@Example.COM'],
    ['HELEN@EXAMPLE.com', 'helen@example.com'],
  ])('makes a user who signs up as %s the customer with %s', async (address, known) => {
    await client().customers.create({ email: known })
    const { id } = await signUp(address)
    expect(await customer(address)).toEqual([null])
    await verify(address.toLowerCase())
    expect(await customer(address)).toEqual([id])
  })

  test('keeps one customer for a second provider of the same address', async () => {
    const { id } = await signUp('barbara@example.com', members)
    await verify('barbara@example.com', members)
    expect(await signInWithProvider('7 Barbara@Example.com verified')).toBe(id)
    expect(await customer('barbara@example.com')).toEqual([id])
  })

  test('keeps a customer from users of a provider that did not verify the address', async () => {
    const { id } = await signUp('radia@example.com', members)
    await verify('radia@example.com', members)
    expect(await signInWithProvider('8 radia@example.com')).toBeUndefined()
    expect(await customer('radia@example.com')).toEqual([id])

    await client().customers.create({ email: 'evelyn@example.com' })
    expect(await signInWithProvider('9 EVELYN@example.com')).toEqual(expect.any(String))
    expect(await customer('evelyn@example.com')).toEqual([null])
  })
})
