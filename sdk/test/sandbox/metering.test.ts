import fc from 'fast-check'
import { createBillingClient as createEarlierClient } from '../../src/2025-03/index.ts'
import type { Credits, UnitCredit } from '../../src/sandbox/rules/meterBalance.ts'
import {
  carriedOver,
  chargeFor,
  NO_CREDITS,
  overageOf,
  withCredit,
  withoutCredit,
} from '../../src/sandbox/rules/meterBalance.ts'
import { perUnit } from '../../src/sandbox/rules/tiers.ts'
import {
  fixedPrice,
  meterCalls,
  openOctoberShop,
  ordersOf,
  sellMonthly,
  subscribe,
} from './october.ts'
import { known } from './shop.ts'

const units = fc.integer({ min: 0, max: 10_000 })
const consumed = fc.oneof(units, fc.double({ min: 0, max: 10_000, noNaN: true }))
const credit: fc.Arbitrary<UnitCredit> = fc.record({ units, rollover: fc.boolean() })
const credits = fc
  .array(credit, { maxLength: 4 })
  .map((each) => each.reduce<Credits>(withCredit, NO_CREDITS))
const cents = fc.integer({ min: 0, max: 100_000 })

const expectSound = ({ creditedUnits, rolloverUnits }: Credits) => {
  expect(rolloverUnits).toBeGreaterThanOrEqual(0)
  expect(rolloverUnits).toBeLessThanOrEqual(creditedUnits)
  expect(Number.isInteger(creditedUnits)).toBe(true)
}

test('units that roll over are neither lost nor multiplied, and others expire', () => {
  fc.assert(
    fc.property(fc.array(credit, { maxLength: 4 }), units, (each, used) => {
      const given = each.reduce<Credits>(withCredit, NO_CREDITS)
      const kept = carriedOver(given, used)
      const rolling = each
        .filter(({ rollover }) => rollover)
        .reduce((sum, one) => sum + one.units, 0)
      expectSound(kept)
      expect(kept.creditedUnits).toBe(kept.rolloverUnits)
      if (rolling === given.creditedUnits) {
        expect(kept.creditedUnits).toBe(Math.max(0, rolling - used))
      }
      expect(kept.creditedUnits).toBeLessThanOrEqual(rolling)
      if (used <= given.creditedUnits - rolling) expect(kept.creditedUnits).toBe(rolling)
    }),
  )
})

test('taking back a credit does not change the usage that a customer pays for', () => {
  fc.assert(
    fc.property(credits, credit, consumed, (before, one, used) => {
      const given = withCredit(before, one)
      const after = withoutCredit(given, one, used)
      expectSound(after)
      expect(overageOf(after, used)).toBe(overageOf(given, used))
      expect(given.creditedUnits - after.creditedUnits).toBeLessThanOrEqual(one.units)
      expect(withoutCredit(given, one, 0)).toEqual(before)
    }),
  )
})

test('a charge is never negative, never above its cap, and exact in whole cents', () => {
  fc.assert(
    fc.property(units, cents, fc.option(cents), (count, unit, capAmount) => {
      const charge = chargeFor(count, { tiers: perUnit(String(unit)), capAmount })
      expect(charge).toBe(Math.min(count * unit, capAmount ?? 99_999_999))
    }),
  )
  fc.assert(
    fc.property(consumed, consumed, cents, (one, other, milli) => {
      const tiers = perUnit((milli / 1000).toFixed(3))
      const of = (count: number) => chargeFor(count, { tiers, capAmount: null })
      expect(of(one)).toBeGreaterThanOrEqual(0)
      expect(of(Math.max(one, other))).toBeGreaterThanOrEqual(of(Math.min(one, other)))
    }),
  )
  expect(chargeFor(201, { tiers: perUnit('0.005'), capAmount: null })).toBe(1)
  expect(chargeFor(1e300, { tiers: perUnit('99999'), capAmount: null })).toBe(99_999_999)
})

test('usage beyond the credits is charged at the end of the period, up to its cap', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const { meter, call } = await meterCalls(shop)
  const credit = known(
    await client.benefits.create({
      type: 'meter_credit',
      description: 'Calls included',
      properties: { units: 100, rollover: true, meterId: meter.id },
    }),
  )
  const product = await sellMonthly(shop, fixedPrice(900), {
    prices: [
      { amountType: 'metered_unit', meterId: meter.id, unitAmount: '0.5', capAmount: 1000 },
      fixedPrice(900),
    ],
  })
  await client.products.updateBenefits({
    id: product.id,
    productBenefitsUpdate: { benefits: [credit.id] },
  })
  const { checkout, subscription, session } = await subscribe(shop, product.id)
  expect(checkout.totalAmount).toBe(900)
  const { customerId } = subscription
  const earlier = createEarlierClient({ serverURL: sandbox.url, accessToken: sandbox.accessToken })
  expect(await earlier.products.get({ id: product.id })).toMatchObject({
    prices: [{ amountType: 'fixed', priceAmount: 900 }],
    benefits: [{ type: 'custom', description: 'Calls included' }],
  })
  expect(await earlier.benefits.get({ id: credit.id })).toMatchObject({ type: 'custom' })

  const metersOf = async () => {
    const { meters, prices } = await client.subscriptions.get({ id: subscription.id })
    const { result } = await client.customerMeters.list({ customerId })
    const state = known(await client.customers.getState({ id: customerId }))
    const { token } = await client.customerSessions.create({ customerId })
    const portal = await client.customerPortal.subscriptions.get(
      { customerSession: token },
      { id: subscription.id },
    )
    expect(state.activeMeters).toMatchObject(
      result.items.map(({ meterId, balance }) => ({ meterId, balance })),
    )
    expect(portal.meters.map(({ amount }) => amount)).toEqual(meters.map(({ amount }) => amount))
    expect(prices).toMatchObject([{ amountType: 'fixed' }, { unitAmount: '0.5', capAmount: 1000 }])
    return [
      meters.map(({ consumedUnits, creditedUnits, amount }) => [
        consumedUnits,
        creditedUnits,
        amount,
      ]),
      result.items.map(({ balance }) => balance),
    ]
  }
  const lastOrder = async () => {
    const [order] = (await client.orders.list({ sorting: ['-created_at'] })).result.items
    const amounts = order?.items.map(({ amount }) => amount) ?? []
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(order?.subtotalAmount)
    return [order?.billingReason, amounts]
  }

  expect(await metersOf()).toEqual([[[0, 100, 0]], [100]])
  const [grant] = (await client.benefits.grants({ id: credit.id })).result.items
  const updated = await client.customerPortal.benefitGrants.update(session, {
    id: grant?.id ?? '',
    customerBenefitGrantUpdate: { benefitType: 'meter_credit' },
  })
  expect(updated).toMatchObject({ properties: { lastCreditedUnits: 100 } })
  await call(customerId, 40)
  expect(await metersOf()).toEqual([[[40, 100, 0]], [60]])

  // 60 units roll over, and another 100 are credited.
  sandbox.advance({ days: 31 })
  expect(await lastOrder()).toEqual(['subscription_cycle', [900]])
  expect(await metersOf()).toEqual([[[0, 160, 0]], [160]])

  await call(customerId, 371)
  expect(await metersOf()).toEqual([[[371, 160, 106]], [-211]])
  sandbox.advance({ days: 31 })
  expect(await lastOrder()).toEqual(['subscription_cycle', [900, 106]])
  expect(await metersOf()).toEqual([[[0, 100, 0]], [100]])

  // The last period of a canceled subscription is charged for its usage only.
  await call(customerId, 1_000_000)
  await client.subscriptions.update({
    id: subscription.id,
    subscriptionUpdate: { cancelAtPeriodEnd: true },
  })
  sandbox.advance({ days: 31 })
  expect(await lastOrder()).toEqual(['subscription_cycle', [1000]])
  expect((await client.orders.list({})).result.items).toHaveLength(4)
})

test('credits end with the subscription that gave them, and usage before it is not charged', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const { meter, call } = await meterCalls(shop)
  const { id: customerId } = known(await client.customers.create({ email: 'ada@example.com' }))
  await call(customerId, 50)
  sandbox.advance({ hours: 1 })
  const credit = known(
    await client.benefits.create({
      type: 'meter_credit',
      description: 'Calls included',
      properties: { units: 100, rollover: false, meterId: meter.id },
    }),
  )
  const product = await sellMonthly(shop, {
    amountType: 'metered_unit',
    meterId: meter.id,
    unitAmount: 2,
  })
  await client.products.updateBenefits({
    id: product.id,
    productBenefitsUpdate: { benefits: [credit.id] },
  })
  const { checkout, subscription } = await subscribe(shop, product.id, { customerId })
  expect(checkout.totalAmount).toBe(0)
  const usage = async () => {
    const [one] = (await client.customerMeters.list({ customerId })).result.items
    return [one?.consumedUnits, one?.creditedUnits, one?.balance]
  }
  expect(await usage()).toEqual([0, 100, 100])
  sandbox.advance({ months: 1 })
  expect(await usage()).toEqual([0, 100, 100])

  await call(customerId, 30)
  await client.subscriptions.revoke({ id: subscription.id })
  expect(await usage()).toEqual([30, 30, 0])
  const { result } = await client.benefits.grants({ id: credit.id })
  expect(result.items).toMatchObject([{ isGranted: false, isRevoked: true }])
  expect((await client.orders.list({})).result.items.map(({ totalAmount }) => totalAmount)).toEqual(
    [0, 0],
  )
})

test('usage in a trial or a pause is free, but usage in the period before the pause is not', async () => {
  await using shop = await openOctoberShop()
  const { client, sandbox } = shop
  const { meter, call } = await meterCalls(shop)
  const product = await sellMonthly(
    shop,
    { amountType: 'metered_unit', meterId: meter.id, unitAmount: '10' },
    { trialInterval: 'day', trialIntervalCount: 7 },
  )
  const { subscription } = await subscribe(shop, product.id)
  const { customerId, id } = subscription
  await call(customerId, 30)
  expect((await client.subscriptions.get({ id })).meters).toMatchObject([
    { consumedUnits: 30, amount: 0 },
  ])
  sandbox.advance({ days: 8 })
  await call(customerId, 5)
  await client.subscriptions.update({ id, subscriptionUpdate: { pauseAtPeriodEnd: true } })
  sandbox.advance({ days: 35 })
  await call(customerId, 1000)
  sandbox.advance({ hours: 1 })
  await client.subscriptions.update({ id, subscriptionUpdate: { resume: true } })
  expect((await ordersOf(shop)).map(([amount]) => amount)).toEqual([0, 0, 50])
  expect((await client.subscriptions.get({ id })).meters).toMatchObject([{ amount: 0 }])
})

test.each([
  ['for a one-time product', { recurringInterval: undefined }, {}],
  ['for an unknown meter', {}, { meterId: crypto.randomUUID() }],
  ['below nothing', {}, { unitAmount: '-1' }],
])('refuses a metered price %s', async (_, ofProduct, ofPrice) => {
  await using shop = await openOctoberShop()
  const { meter } = await meterCalls(shop)
  const price = { amountType: 'metered_unit' as const, meterId: meter.id, unitAmount: '1' }
  await expect(sellMonthly(shop, { ...price, ...ofPrice }, ofProduct)).rejects.toMatchObject({
    statusCode: 422,
  })
  await expect(
    sellMonthly(shop, price, { prices: [price, { ...price, unitAmount: '2' }] }),
  ).rejects.toMatchObject({ statusCode: 422 })
})
