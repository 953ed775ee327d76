import { createBillingClient as createEarlierClient } from '../../src/2025-03/index.ts'
import { createBillingClient as createAprilClient } from '../../src/2026-04/index.ts'
import { createBillingClient as createJanuaryClient } from '../../src/2027-01/index.ts'
import {
  fixedPrice,
  meterCalls,
  openOctoberShop,
  ordersOf,
  sellMonthly,
  subscribe,
} from './october.ts'
import { failureOf } from './shop.ts'

const tiers = (type: 'volume' | 'graduated') => ({
  type,
  tiers: [
    { bound: 10, unitAmount: '100' },
    { bound: 100, unitAmount: '80.5' },
  ],
})

/** A dollar for each of the first ten devices, then 80.5 cents; from two devices to a hundred. */
const unitPrice = (type: 'volume' | 'graduated') => ({
  amountType: 'unit_based' as const,
  tiers: tiers(type),
  minimumUnits: 2,
  unitLabel: { en: { '=1': 'device', other: 'devices' } },
})

test('a product is sold by unit, renewed, and changed with prorations in each version', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const product = await sellMonthly(shop, unitPrice('graduated'))
  expect(product.prices).toMatchObject([
    { ...unitPrice('graduated'), maximumUnits: 100, priceCurrency: 'usd' },
  ])
  const { checkout, subscription } = await subscribe(shop, product.id, { units: 13 })
  expect(checkout).toMatchObject({ units: 13, minUnits: null, amount: 1242, totalAmount: 1242 })
  expect(subscription).toMatchObject({ units: 13, seats: null, amount: 1242 })
  const { id, customerId } = subscription

  const options = { serverURL: sandbox.url, accessToken: sandbox.accessToken }
  const quiet = { ...options, hooks: { onVersionNotice: () => undefined } }
  for (const other of [createAprilClient(quiet), createJanuaryClient(quiet)]) {
    expect(await other.subscriptions.get({ id })).toMatchObject({
      units: 13,
      prices: [{ amountType: 'unit_based', tiers: tiers('graduated') }],
    })
  }
  const earlier = createEarlierClient(options)
  expect(await earlier.subscriptions.get({ id })).toMatchObject({
    amount: 1242,
    price: { amountType: 'fixed', priceAmount: 200 },
  })
  expect(await client.customers.getState({ id: customerId })).toMatchObject({
    activeSubscriptions: [{ units: 13 }],
  })
  expect((await client.orders.list({})).result.items).toMatchObject([
    { subscription: { units: 13 }, items: [{ amount: 1242 }] },
  ])

  sandbox.advance({ months: 1 })
  expect((await ordersOf(shop)).at(-1)).toEqual([1242, 'subscription_cycle'])

  await client.webhooks.createWebhookEndpoint({
    url: 'http://127.0.0.1:9/',
    format: 'raw',
    events: ['subscription.updated'],
  })
  // After half of the month, twenty more units: 1610 cents a month, half of it due now.
  sandbox.advance({ days: 15, hours: 12 })
  const update = { units: 33, prorationBehavior: 'invoice' as const }
  expect(await client.subscriptions.update({ id, subscriptionUpdate: update })).toMatchObject({
    units: 33,
    amount: 2852,
  })
  expect(sandbox.webhooks.deliveries().map(({ body }): unknown => JSON.parse(body))).toMatchObject([
    { type: 'subscription.updated', data: { units: 33, prices: [{ amount_type: 'unit_based' }] } },
  ])
  expect((await ordersOf(shop)).at(-1)?.[1]).toBe('subscription_update')
  const due = (await ordersOf(shop)).at(-1)?.[0] ?? 0
  expect(Math.abs(due - 1610 / 2)).toBeLessThan(70)

  const { id: organizationId } = (await client.organizations.list({})).result.items[0] ?? { id: '' }
  await client.organizations.update({
    id: organizationId,
    organizationUpdate: {
      subscriptionSettings: {
        allowMultipleSubscriptions: false,
        allowCustomerUpdates: true,
        prorationBehavior: 'next_period',
        benefitRevocationGracePeriod: 0,
        preventTrialAbuse: false,
      },
    },
  })
  const { token: customerSession } = await client.customerSessions.create({ customerId })
  const less = { id, customerSubscriptionUpdate: { units: 5 } }
  expect(await client.customerPortal.subscriptions.update({ customerSession }, less)).toMatchObject(
    {
      units: 33,
      pendingUpdate: { units: 5, seats: null, productId: null },
    },
  )
  sandbox.advance({ months: 1 })
  expect(await client.subscriptions.get({ id })).toMatchObject({
    units: 5,
    amount: 500,
    pendingUpdate: null,
  })
  expect((await ordersOf(shop)).at(-1)).toEqual([500, 'subscription_cycle'])
})

test('units outside of the tiers, below the minimum or of another kind are refused', async () => {
  await using shop = await openOctoberShop()
  const { client } = shop
  const product = await sellMonthly(shop, unitPrice('volume'))
  for (const units of [-1, 0, 1, 101]) {
    const failure = await failureOf(client.checkouts.create({ products: [product.id], units }))
    expect(failure).toMatchObject({ statusCode: 422 })
  }
  const { subscription, checkout } = await subscribe(shop, product.id)
  expect(checkout).toMatchObject({ units: 2, amount: 200 })
  const { id } = subscription
  const seats = client.subscriptions.update({ id, subscriptionUpdate: { seats: 3 } })
  expect(await failureOf(seats)).toMatchObject({ statusCode: 422 })
  const fixed = await sellMonthly(shop, fixedPrice(900))
  const moved = await client.subscriptions.update({
    id,
    subscriptionUpdate: { productId: fixed.id },
  })
  expect(moved).toMatchObject({ units: null, amount: 900 })
  const units = client.subscriptions.update({ id, subscriptionUpdate: { units: 3 } })
  expect(await failureOf(units)).toMatchObject({ statusCode: 422 })

  const limits = { products: [product.id], units: 20, minUnits: 11, maxUnits: 30 }
  const limited = await client.checkouts.create(limits)
  expect(limited).toMatchObject({ units: 20, minUnits: 11, maxUnits: 30, amount: 1610 })
  const { clientSecret } = limited
  const change = (wanted: number) =>
    client.checkouts.clientUpdate({ clientSecret, checkoutUpdatePublic: { units: wanted } })
  expect(await change(30)).toMatchObject({ units: 30, amount: 2415 })
  expect(await failureOf(change(10))).toMatchObject({ statusCode: 422 })
  expect(await failureOf(change(31))).toMatchObject({ statusCode: 422 })
})

test.each([
  ['no tiers', []],
  [
    'an end before its start',
    [
      { bound: 5, unitAmount: 1 },
      { bound: 5, unitAmount: 1 },
    ],
  ],
  ['no end before the last', [{ unitAmount: 1 }, { bound: 5, unitAmount: 1 }]],
  ['a negative price', [{ unitAmount: '-1' }]],
  ['too many decimals', [{ unitAmount: '0.1234567890123' }]],
])('tiers with %s are refused', async (_, wrong) => {
  await using shop = await openOctoberShop()
  const price = {
    amountType: 'unit_based' as const,
    tiers: { type: 'volume' as const, tiers: wrong },
  }
  expect(await failureOf(sellMonthly(shop, price))).toMatchObject({ statusCode: 422 })
})

test('a one-time purchase, a link and a draft have units', async () => {
  await using shop = await openOctoberShop()
  const { client } = shop
  const product = await client.products.create({ name: 'Devices', prices: [unitPrice('volume')] })
  const link = await client.checkoutLinks.create({
    paymentProcessor: 'stripe',
    products: [product.id],
    units: 12,
  })
  expect(link).toMatchObject({ units: 12, seats: null })
  const page = await (await fetch(link.url)).text()
  expect(page).toContain('12 devices')
  expect(page).toContain('$9.66')
  const [opened] = (await client.checkouts.list({})).result.items
  const { clientSecret = '' } = opened ?? {}
  const change = client.checkouts.clientUpdate({
    clientSecret,
    checkoutUpdatePublic: { units: 13 },
  })
  expect(await failureOf(change)).toMatchObject({ statusCode: 422 })
  await client.checkouts.clientConfirm({
    clientSecret,
    checkoutConfirmStripe: { confirmationTokenId: 'tok_visa', customerEmail: 'ada@example.com' },
  })
  const [order] = (await client.orders.list({})).result.items
  expect(order).toMatchObject({
    units: 12,
    seats: null,
    totalAmount: 966,
    items: [{ amount: 966 }],
  })

  const { customerId = '' } = order ?? {}
  const draft = await client.orders.create({ customerId, productId: product.id, units: 3 })
  expect(draft).toMatchObject({ status: 'draft', units: 3, totalAmount: 300 })
  expect(await client.orders.finalize({ id: draft.id, orderFinalize: {} })).toMatchObject({
    units: 3,
    paid: true,
  })
})

test('usage in tiers is charged at the end of the period, up to its cap', async () => {
  await using shop = await openOctoberShop()
  const { sandbox } = shop
  const { meter, call } = await meterCalls(shop)
  const price = {
    amountType: 'metered_tiers' as const,
    meterId: meter.id,
    tiers: {
      type: 'graduated' as const,
      tiers: [{ bound: 100, unitAmount: '1' }, { unitAmount: '0.5' }],
    },
    capAmount: 400,
  }
  const product = await sellMonthly(shop, price, { prices: [price, fixedPrice(900)] })
  expect(product.prices).toMatchObject([{ amountType: 'fixed' }, price])
  const { subscription } = await subscribe(shop, product.id)
  const earlier = createEarlierClient({ serverURL: sandbox.url, accessToken: sandbox.accessToken })
  expect(await earlier.products.get({ id: product.id })).toMatchObject({
    prices: [{ amountType: 'fixed', priceAmount: 900 }],
  })
  await call(subscription.customerId, 301)
  sandbox.advance({ months: 1 })
  expect((await ordersOf(shop)).at(-1)).toEqual([900 + 100 + 101, 'subscription_cycle'])
  await call(subscription.customerId, 10_000)
  sandbox.advance({ days: 31 })
  expect((await ordersOf(shop)).at(-1)).toEqual([900 + 400, 'subscription_cycle'])
})
