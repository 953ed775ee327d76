import fc from 'fast-check'
import { BenefitLicenseKeyExpirationProperties } from '../src/2025-03/benefits.ts'
import type { AnyCodec } from '../src/codec/Codec.ts'
import { LicenseKeyRead } from '../src/2025-03/entities/licenseKey.ts'
import { createBillingClient } from '../src/2025-03/index.ts'
import { OAuth2Client } from '../src/2025-03/oauth2.ts'
import { Organization } from '../src/2025-03/organizations.ts'
import { CustomerCancellationReason } from '../src/2025-03/subscriptions.ts'
import { ProductPriceMeteredUnitCreate } from '../src/shared/products.ts'
import { valueOf } from './arbitraries.ts'
import type { Platform } from './platform.ts'
import { json, startPlatform } from './platform.ts'

let platform: Platform
beforeEach(async () => {
  platform = await startPlatform()
})
afterEach(() => platform[Symbol.asyncDispose]())

const client = () =>
  createBillingClient({ accessToken: 'polar_oat_token', serverURL: platform.serverURL })

/** The request that a call sent; the response does not matter. */
const sentBy = async (call: Promise<unknown>): Promise<{ target: string; body: unknown }> => {
  await call.catch(() => undefined)
  const [request] = platform.received
  if (!request) throw new Error('nothing was sent')
  const body: unknown = request.body === '' ? undefined : JSON.parse(request.body)
  return { target: request.target, body }
}

const expectRefused = async (call: Promise<unknown>, reason: string): Promise<void> => {
  const message: unknown = await call.then(
    () => 'the call succeeded',
    (error: unknown) => error instanceof Error && error.message,
  )
  expect(message).toMatch(/^Input validation failed/)
  expect(message).toContain(reason)
  expect(platform.received).toEqual([])
}

test('[validation-10] a checkout link takes exactly one of its three alternatives', async () => {
  const { create } = client().checkoutLinks
  for (const one of [{ productPriceId: '1' }, { productId: '1' }, { products: ['1'] }]) {
    platform.received.length = 0
    const name = Object.keys(one).map((key) =>
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    )
    expect(Object.keys((await sentBy(create(one))).body ?? {})).toEqual(
      expect.arrayContaining(name),
    )
  }
  platform.received.length = 0
  await expectRefused(
    create({ productPriceId: '1', productId: '1' }),
    'exactly one of productPriceId, productId, products, got productPriceId and productId',
  )
  // @ts-expect-error one of them is needed
  await expectRefused(create({ label: 'None' }), 'got none of them')
})

test.each([
  [
    'a checkout link',
    () => client().checkoutLinks.create({ productId: '1' }),
    { product_id: '1', allow_discount_codes: true, payment_processor: 'stripe' },
  ],
  [
    'a checkout',
    () => client().checkouts.create({ productId: '1' }),
    { product_id: '1', allow_discount_codes: true },
  ],
  [
    'a refund',
    () => client().refunds.create({ orderId: '1', reason: 'other', amount: 1 }),
    { order_id: '1', reason: 'other', amount: 1, revoke_benefits: false },
  ],
  [
    'a product',
    () =>
      client().products.create({
        recurringInterval: null,
        name: 'Pro',
        prices: [{ amountType: 'fixed', priceAmount: 499 }],
      }),
    {
      name: 'Pro',
      recurring_interval: null,
      prices: [{ amount_type: 'fixed', price_amount: 499, price_currency: 'usd' }],
    },
  ],
  [
    'a discount',
    () => client().discounts.create({ name: 'Less', type: 'fixed', duration: 'once', amount: 100 }),
    { name: 'Less', type: 'fixed', duration: 'once', amount: 100, currency: 'usd' },
  ],
  [
    'an application',
    () => client().oauth2.clients.create({ redirectUris: ['https://a.example'], clientName: 'A' }),
    expect.objectContaining({ token_endpoint_auth_method: 'client_secret_post' }),
  ],
])('[validation-11, constant-15] sends the defaults of %s', async (_, call, body) => {
  expect((await sentBy(call())).body).toEqual(body)
})

/** A response value of the codec, without one property. */
const responseWithout = (codec: AnyCodec, property: string): object => {
  const [value] = fc.sample(valueOf(codec), { numRuns: 1, seed: 7 })
  const wire: unknown = JSON.parse(JSON.stringify(codec.encode(value)))
  const entries = Object.entries(wire as object)
  expect(entries.map(([key]) => key)).toContain(property)
  return Object.fromEntries(entries.filter(([key]) => key !== property))
}

test.each<[string, AnyCodec, string, unknown]>([
  ['an organization', Organization, 'pledge_minimum_amount', 2000],
  ["an organization's badge", Organization, 'pledge_badge_show_amount', false],
  ['a license key', LicenseKeyRead, 'usage', 0],
  ['an application', OAuth2Client, 'token_endpoint_auth_method', 'client_secret_post'],
])('[constant-16] reads the defaults of %s', (_, codec, property, value) => {
  const camelCase = property.replace(/_([a-z])/g, (match) => match.slice(1).toUpperCase())
  expect(codec.decode(responseWithout(codec, property))).toMatchObject({
    _tag: 'Right',
    right: { [camelCase]: value },
  })
})

const confirmation = {
  customFieldData: { size: 'L' },
  productId: '1',
  productPriceId: '2',
  amount: 499,
  customerName: 'Ann',
  customerEmail: 'ann@example.com',
  customerBillingAddress: { country: 'DE' },
  customerTaxId: 'DE123',
  discountCode: 'LESS',
} as const
const onTheWire = {
  custom_field_data: { size: 'L' },
  product_id: '1',
  product_price_id: '2',
  amount: 499,
  customer_name: 'Ann',
  customer_email: 'ann@example.com',
  customer_billing_address: { country: 'DE' },
  customer_tax_id: 'DE123',
  discount_code: 'LESS',
}

test('[validation-12] every field of a confirmation is optional', async () => {
  const confirm = (checkoutConfirmStripe: object) =>
    sentBy(client().checkouts.clientConfirm({ clientSecret: 'a/b', checkoutConfirmStripe }))
  const empty = await confirm({})
  expect(empty).toEqual({ target: '/v1/checkouts/client/a%2Fb/confirm', body: {} })
  platform.received.length = 0
  const full = await confirm({ ...confirmation, confirmationTokenId: 'tok' })
  expect(full.body).toEqual({ ...onTheWire, confirmation_token_id: 'tok' })
})

test('[validation-13] an update by the buyer has no confirmation token', async () => {
  const update = (checkoutUpdatePublic: object) =>
    client().checkouts.clientUpdate({ clientSecret: 'cs', checkoutUpdatePublic })
  await expectRefused(
    update({ ...confirmation, confirmationTokenId: 'tok' }),
    'checkoutUpdatePublic.confirmationTokenId: expected a known name, got an unknown one',
  )
  const { body } = await sentBy(update(confirmation))
  expect(body).toEqual(onTheWire)
})

describe('an unknown name is refused, and the intended one is suggested', () => {
  const calls: Record<string, () => Promise<unknown>> = {
    // @ts-expect-error the wire's name
    'customer_id: did you mean customerId?': () => client().orders.list({ customer_id: '1' }),
    // @ts-expect-error a typo in a filter
    'produktId: did you mean productId?': () => client().orders.list({ produktId: '1' }),
    'customerExternalId: did you mean externalCustomerId?': () =>
      // @ts-expect-error another version's name
      client().events.list({ customerExternalId: '1' }),
    // @ts-expect-error a name that is not similar to any other
    colour: () => client().orders.list({ colour: 'red' }),
    'productUpdate.nmae: did you mean name?': () =>
      // @ts-expect-error a typo in a body
      client().products.update({ id: '1', productUpdate: { nmae: 'Pro' } }),
    'prices[0].price_amount (ProductPriceFixedCreate): did you mean priceAmount?': () =>
      client().products.create({
        name: 'Pro',
        recurringInterval: null,
        // @ts-expect-error the wire's name in a branch of a union
        prices: [{ amountType: 'fixed', priceAmount: 1, price_amount: 1 }],
      }),
  }
  test.each(Object.entries(calls))('%s', async (text, call) => {
    const [name = '', suggestion] = text.split(': ')
    const found = suggestion === undefined ? 'one (' : `one: ${suggestion}`
    await expectRefused(call(), `${name}: expected a known name, got an unknown ${found}`)
  })

  test('an unknown property that is undefined counts as left out', async () => {
    const request: object = { customerId: '1', customer_id: undefined }
    expect((await sentBy(client().orders.list(request))).target).toContain('customer_id=1')
  })
})

test.each([
  ['benefits', () => client().benefits.list({ typeFilter: 'custom' })],
  ['customFields', () => client().customFields.list({ typeFilter: ['text', 'date'] })],
  [
    'benefitGrants',
    () =>
      client().customerPortal.benefitGrants.list(
        { customerSession: 'polar_cst' },
        { typeFilter: 'discord' },
      ),
  ],
])('a list of %s accepts the name that its filter has in 0.30', async (_, call) => {
  expect((await sentBy(call())).target).toMatch(/[?&]type=/)
})

test.each([
  ['metadata', { metadata: { team: 'a', tags: ['b'] } }, 'metadata.tags: expected text, a whole'],
  ['metadata', { metadata: 'a' }, 'metadata: expected an object, got'],
] as readonly (readonly [string, object, string])[])(
  '%s that cannot be sent is refused, and the error names its key',
  async (_, wrong, reason) => {
    await expectRefused(client().customers.create({ email: 'a@example.com', ...wrong }), reason)
  },
)

const credentials = { clientId: 'id', clientSecret: 'secret' }

test.each([
  [
    'a product',
    'recurringInterval',
    // @ts-expect-error a required property is missing
    () => client().products.create({ name: 'Pro', prices: [{ amountType: 'free' }] }),
  ],
  // @ts-expect-error a required property is missing
  ['a benefit', 'type', () => client().benefits.create({ description: 'All', properties: {} })],
  // @ts-expect-error a required property is missing
  ['a benefit', 'description', () => client().benefits.create({ type: 'custom', properties: {} })],
  [
    'a token request',
    'clientId',
    // @ts-expect-error a required property is missing
    () => client().oauth2.token({ ...credentials, clientId: undefined, refreshToken: 'r' }),
  ],
  [
    'a token request',
    'clientSecret',
    // @ts-expect-error a required property is missing
    () => client().oauth2.token({ ...credentials, clientSecret: undefined, refreshToken: 'r' }),
  ],
  // @ts-expect-error a required property is missing
  ['a registration', 'redirectUris', () => client().oauth2.clients.create({ clientName: 'A' })],
  [
    'a registration',
    'clientName',
    // @ts-expect-error a required property is missing
    () => client().oauth2.clients.create({ redirectUris: ['https://a.example'] }),
  ],
])('[validation-14, validation-15] %s requires %s', async (_, property, call) => {
  await expectRefused(call(), property)
})

test('[validation-17] revoke can only be true', async () => {
  const { update } = client().subscriptions
  // @ts-expect-error revoke cannot be false
  await expectRefused(update({ id: '1', subscriptionUpdate: { revoke: false } }), 'revoke')
  const { body } = await sentBy(update({ id: '1', subscriptionUpdate: { revoke: true } }))
  expect(body).toEqual({ revoke: true })
})

test.each(['page', 'limit'])('[validation-18] %s is a whole number', async (name) => {
  await expectRefused(client().products.list({ [name]: 1.5 }), name)
})

test('[constant-20] a call has no timeout by default', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const timeouts = jest.spyOn(AbortSignal, 'timeout')
  platform.respond = json(200, { items: [], pagination: { total_count: 0, max_page: 0 } })
  await client().products.list()
  const begun = timers.mock.calls.length + timeouts.mock.calls.length
  jest.restoreAllMocks()
  expect(begun).toBe(0)
})

const valuesOf = ({ shape }: AnyCodec): readonly string[] =>
  shape.kind === 'enum' ? shape.values : []

test('[constant-21] closed enums match the specification', () => {
  const { shape } = BenefitLicenseKeyExpirationProperties
  const timeframe = shape.kind === 'entity' ? shape.fields.timeframe : undefined
  expect(timeframe && 'shape' in timeframe ? valuesOf(timeframe) : []).toEqual([
    'year',
    'month',
    'day',
  ])
  expect([...valuesOf(CustomerCancellationReason)].sort()).toEqual([
    'customer_service',
    'low_quality',
    'missing_features',
    'other',
    'switched_service',
    'too_complex',
    'too_expensive',
    'unused',
  ])
})

test.each([
  ['a Map', new Map([['color', 'red']])],
  ['a Set', new Set(['red'])],
  ['a URLSearchParams', new URLSearchParams({ color: 'red' })],
  ['a FormData', new FormData()],
  ['a Date', new Date()],
  ['a Promise', Promise.resolve({ color: 'red' })],
])(
  '%s is refused where properties are expected, instead of being sent without any',
  async (kind, value) => {
    const reason = `expected an object, got ${kind}`
    const { create, list } = client().customers
    const metadata = value as unknown as Record<string, string>
    await expectRefused(create({ email: 'a@example.com', metadata }), reason)
    await expectRefused(list({ metadata }), reason)
    await expectRefused(list(metadata), reason)
  },
)

test('an instance of a class is an object like any other', async () => {
  class Customer {
    readonly email = 'a@example.com'
    readonly metadata = Object.assign(Object.create(null) as object, { color: 'red' })
  }
  expect((await sentBy(client().customers.create(new Customer()))).body).toMatchObject({
    email: 'a@example.com',
    metadata: { color: 'red' },
  })
})

test('a price per unit is a number of cents, with fractions, or its decimal text', () => {
  const codec = ProductPriceMeteredUnitCreate
  const isAccepted = (unitAmount: unknown) =>
    codec.is({ amountType: 'metered_unit', meterId: 'm', unitAmount })
  expect([0.5, 12, '0.5', '12'].map(isAccepted)).toEqual([true, true, true, true])
  expect(['half', '', NaN, null].map(isAccepted)).toEqual([false, false, false, false])
})
