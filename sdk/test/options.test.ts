import fc from 'fast-check'
import { authorize, createBillingClient, createBillingCore, oauth2 } from '../src/2026-10/index.ts'
import { checkoutHandler, customerPortalHandler } from '../src/2026-10/handlers.ts'
import type { Platform } from './platform.ts'
import { json, startPlatform } from './platform.ts'

const page = { items: [], pagination: { total_count: 0, max_page: 0 } }

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform(json(200, page))
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(() => {
  platform.received.length = 0
})

const OPTIONS = {
  accessToken: 'token',
  auth: undefined,
  debug: undefined,
  fetch: undefined,
  hooks: {},
  retry: false,
  server: 'sandbox',
  serverURL: 'http://localhost',
  strict: false,
  timeoutMs: 1,
  userAgent: 'shop',
  version: '2026-10',
} as const

/** Anything that takes a client's options, as plain JavaScript passes them. */
const takers: Record<string, (options: object) => unknown> = {
  createBillingClient: (options) => createBillingClient(options),
  createBillingCore: (options) => createBillingCore(options),
  checkoutHandler: (options) => checkoutHandler(options),
  customerPortalHandler: (options) => customerPortalHandler({ customer: () => null, ...options }),
  oauth2: (options) =>
    oauth2({
      clientId: 'id',
      clientSecret: 'secret',
      tokens: { accessToken: 'a', refreshToken: null, expiresAt: 0 },
      ...options,
    }),
}

describe.each(Object.entries(takers))('%s', (_, take) => {
  test.each([
    [{ environment: 'sandbox' }, 'environment: .*did you mean server'],
    [{ baseUrl: 'http://localhost' }, 'baseUrl: .*did you mean serverURL'],
    [{ retries: 3 }, 'retries: .*did you mean retry'],
    [{ token: 'polar_oat_secret' }, 'token: .*did you mean accessToken'],
    [{ timeout: 5 }, 'timeout: .*did you mean timeoutMs'],
    [{ server: 'sandboxx' }, 'server sandboxx: .*did you mean sandbox'],
    [{ server: 'toString' }, 'server toString: expected a known name'],
  ])('refuses %j', (options, reason) => {
    expect(() => take(options)).toThrow(new RegExp(`^Unable to make request: .*${reason}`))
    expect(() => take(options)).not.toThrow(/polar_oat_secret/)
  })

  test('refuses every option that it does not have, unless it is undefined', () => {
    const names = [...Object.keys(OPTIONS), 'customer', 'clientId', 'clientSecret', 'tokens']
    const name = fc.string({ minLength: 1 }).filter((name) => !names.includes(name))
    fc.assert(
      fc.property(name, (name) => {
        expect(() => take({ ['x ' + name]: 1 })).toThrow('expected a known name')
        expect(() => take({ ['x ' + name]: undefined })).not.toThrow()
      }),
    )
  })

  test('accepts every option of a client', () => {
    expect(() => take(OPTIONS)).not.toThrow()
  })
})

test('refuses an unknown option of a call, and sends nothing', async () => {
  const { products } = createBillingClient({ accessToken: 't', serverURL: platform.serverURL })
  // @ts-expect-error -- the compiler refuses it too
  await expect(products.list({}, { retries: 3 })).rejects.toMatchObject({
    _tag: 'InvalidRequestError',
    message: expect.stringContaining('did you mean retry?') as unknown,
  })
  // @ts-expect-error -- the compiler refuses it too
  await expect(products.list({}, 5)).rejects.toMatchObject({ _tag: 'InvalidRequestError' })
  expect(platform.received).toEqual([])
})

test('an authorization refuses options that it does not have', async () => {
  const question = { clientId: 'id', redirectUri: 'https://shop.example', scopes: [] }
  // @ts-expect-error -- the compiler refuses it too
  await expect(authorize({ ...question, environment: 'sandbox' })).rejects.toThrow(
    'did you mean server?',
  )
})

test.each(['polar_oat_1', 'Bearer polar_oat_1', ' bearer  polar_oat_1', 'polar_oat_1\n'])(
  'sends the token of %j once',
  async (accessToken) => {
    const options = { accessToken, serverURL: platform.serverURL }
    await createBillingClient(options).products.list()
    expect(platform.received[0]?.headers.authorization).toBe('Bearer polar_oat_1')
  },
)

test('the headers of a call may be an instance of Headers', async () => {
  const { products } = createBillingClient({ accessToken: 't', serverURL: platform.serverURL })
  await products.list({}, { headers: new Headers({ 'x-shop': '1', Authorization: 'Basic x' }) })
  expect(platform.received[0]?.headers).toMatchObject({ 'x-shop': '1', authorization: 'Basic x' })
})
