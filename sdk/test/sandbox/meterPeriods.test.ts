import { createBillingClient as createEarlierClient } from '../../src/2025-03/index.ts'
import type { OctoberShop } from './october.ts'
import {
  fixedPrice,
  meterCalls,
  openOctoberShop,
  ordersOf,
  sellMonthly,
  subscribe,
} from './october.ts'
import { known } from './shop.ts'

/** A product at $9 a period and $1 a call, with a meter period of its own; two calls are included. */
const sellCalls = async (shop: OctoberShop, more: object) => {
  const { client } = shop
  const { meter, call } = await meterCalls(shop)
  const credit = known(
    await client.benefits.create({
      type: 'meter_credit',
      description: 'Calls included',
      properties: { units: 2, rollover: false, meterId: meter.id },
    }),
  )
  const product = await sellMonthly(shop, fixedPrice(900), {
    prices: [fixedPrice(900), { amountType: 'metered_unit', meterId: meter.id, unitAmount: 100 }],
    ...more,
  })
  await client.products.updateBenefits({
    id: product.id,
    productBenefitsUpdate: { benefits: [credit.id] },
  })
  return { product, call }
}

test('a product is billed by its own interval and count, and its meters by theirs', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const { product, call } = await sellCalls(shop, {
    recurringInterval: 'month',
    recurringIntervalCount: 3,
    meterInterval: 'month',
  })
  expect(product).toMatchObject({
    recurringIntervalCount: 3,
    meterInterval: 'month',
    meterIntervalCount: 1,
  })
  const { subscription } = await subscribe(shop, product.id)
  const { id, customerId } = subscription
  expect(subscription).toMatchObject({
    recurringIntervalCount: 3,
    currentPeriodEnd: new Date('2026-04-30T12:00:00Z'),
    currentMeterPeriodStart: new Date('2026-01-31T12:00:00Z'),
    currentMeterPeriodEnd: new Date('2026-02-28T12:00:00Z'),
  })

  await call(customerId, 5)
  sandbox.advance({ months: 1 })
  const bought = [900, 'subscription_create'] as const
  expect(await ordersOf(shop)).toEqual([bought, [300, 'subscription_meter_cycle']])
  expect((await client.subscriptions.get({ id })).meters).toMatchObject([
    { consumedUnits: 0, creditedUnits: 2, amount: 0 },
  ])

  // The last meter period ends with the subscription's period, and is charged in an order of its own.
  sandbox.advance({ days: 40 })
  await call(customerId, 3)
  sandbox.advance({ days: 40 })
  expect(await ordersOf(shop)).toEqual([
    bought,
    [300, 'subscription_meter_cycle'],
    [100, 'subscription_meter_cycle'],
    [900, 'subscription_cycle'],
  ])
  const earlier = createEarlierClient({ serverURL: sandbox.url, accessToken: sandbox.accessToken })
  const { items } = (await earlier.orders.list({})).result
  expect(items.map(({ billingReason }) => billingReason)).toContain('subscription_cycle')
})

test('a meter period may continue while its subscription renews', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const { product, call } = await sellCalls(shop, {
    recurringInterval: 'week',
    meterInterval: 'year',
  })
  const { subscription } = await subscribe(shop, product.id)
  const { id, customerId } = subscription
  await call(customerId, 4)
  sandbox.advance({ days: 15 })
  expect(await ordersOf(shop)).toEqual([
    [900, 'subscription_create'],
    [900, 'subscription_cycle'],
    [900, 'subscription_cycle'],
  ])
  expect((await client.subscriptions.get({ id })).meters).toMatchObject([
    { consumedUnits: 4, amount: 200 },
  ])
})

test('if the card is declined, usage is charged with that of the next meter period', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const { product, call } = await sellCalls(shop, {
    recurringInterval: 'year',
    meterInterval: 'month',
  })
  const { subscription } = await subscribe(shop, product.id, {}, 'tok_declined_at_renewal')
  const { customerId } = subscription
  await call(customerId, 5)
  sandbox.advance({ days: 30 })
  expect(await ordersOf(shop)).toHaveLength(1)
  const { token } = await client.customerSessions.create({ customerId })
  const session = { customerSession: token }
  await client.customerPortal.customers.addPaymentMethod(session, {
    confirmationTokenId: 'tok_visa',
    setDefault: true,
    returnUrl: 'https://shop.example/portal',
  })
  await call(customerId, 1)
  sandbox.advance({ days: 31 })
  expect((await ordersOf(shop)).at(-1)).toEqual([400, 'subscription_meter_cycle'])
})

test('a meter interval count needs an interval', async () => {
  await using shop = await openOctoberShop()
  await expect(sellCalls(shop, { meterIntervalCount: 2 })).rejects.toMatchObject({
    detail: [{ loc: ['body', 'meter_interval'] }],
  })
})
