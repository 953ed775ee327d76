import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { intervalsBetween } from '../../src/sandbox/rules/intervals.ts'
import { metricsOf } from '../../src/sandbox/rules/metrics.ts'
import { failureOf, openShop } from './shop.ts'

const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2026-03-31T23:59:59Z'),
  noInvalidDate: true,
})

const order = fc.record({
  createdAt: moment,
  amount: fc.nat(100_000),
  billingReason: fc.constantFrom(
    'purchase',
    'subscription_create',
    'subscription_cycle',
    'subscription_update',
  ),
})

const spansBy = (interval: 'day' | 'week' | 'month') =>
  intervalsBetween(new Date('2026-01-01T00:00:00Z'), new Date('2026-03-31T23:59:59.999Z'), interval)

test.each(['day', 'week', 'month'] as const)(
  'the metrics of every %s add up to those of all orders',
  (interval) => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 30 }), (orders) => {
        const periods = metricsOf(spansBy(interval), orders, [])
        const total = (key: 'orders' | 'revenue' | 'oneTimeProducts') =>
          periods.reduce((sum, period) => sum + period[key], 0)
        const revenue = orders.reduce((sum, { amount }) => sum + amount, 0)
        expect(total('orders')).toBe(orders.length)
        expect(total('revenue')).toBe(revenue)
        expect(periods.at(-1)?.cumulativeRevenue).toBe(revenue)
        for (const period of periods) {
          expect(
            period.oneTimeProductsRevenue +
              period.newSubscriptionsRevenue +
              period.renewedSubscriptionsRevenue,
          ).toBeLessThanOrEqual(period.revenue)
        }
      }),
    )
  },
)

test('a yearly subscription counts as one twelfth per month, and an ended one as nothing', () => {
  const span = { start: new Date('2026-01-01T00:00:00Z'), end: new Date('2026-02-01T00:00:00Z') }
  const held = {
    startedAt: new Date('2025-06-01T00:00:00Z'),
    endedAt: null,
    amount: 1200,
    recurringInterval: 'year',
    recurringIntervalCount: 1,
  } as const
  const of = (...subscriptions: Parameters<typeof metricsOf>[2]) =>
    metricsOf([span], [], subscriptions)[0]
  expect(of(held)).toMatchObject({ activeSubscriptions: 1, monthlyRecurringRevenue: 100 })
  expect(of({ ...held, recurringInterval: 'month' })?.monthlyRecurringRevenue).toBe(1200)
  expect(of({ ...held, recurringIntervalCount: 2 })?.monthlyRecurringRevenue).toBe(50)
  expect(of({ ...held, recurringInterval: 'week' })?.monthlyRecurringRevenue).toBe(5214)
  expect(of({ ...held, endedAt: new Date('2026-01-15T00:00:00Z') })?.activeSubscriptions).toBe(0)
  expect(of({ ...held, startedAt: new Date('2026-02-01T00:00:00Z') })?.activeSubscriptions).toBe(0)
})

test('a subscription is active at the end of a span if it has started and not ended by then', () => {
  const held = fc.record({
    startedAt: fc.option(moment),
    endedAt: fc.option(moment),
    amount: fc.nat(100_000),
    recurringInterval: fc.constantFrom('month', 'year'),
    recurringIntervalCount: fc.constant(1),
  })
  const ordered = held.map(({ startedAt, endedAt, ...rest }) => ({
    ...rest,
    startedAt,
    endedAt: startedAt && endedAt && endedAt < startedAt ? startedAt : endedAt,
  }))
  fc.assert(
    fc.property(fc.array(ordered, { maxLength: 20 }), (subscriptions) => {
      const spans = spansBy('week')
      const active = spans.map(
        ({ end }) =>
          subscriptions.filter(
            ({ startedAt, endedAt }) =>
              startedAt !== null && startedAt < end && (endedAt === null || endedAt >= end),
          ).length,
      )
      const periods = metricsOf(spans, [], subscriptions)
      expect(periods.map(({ activeSubscriptions }) => activeSubscriptions)).toEqual(active)
    }),
  )
})

test('a sale appears in the metrics of its day, product and customer', async () => {
  await using shop = await openShop({ now: '2026-01-31T12:00:00Z' })
  const { client } = shop
  const product = await client.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
  })
  const { clientSecret } = await client.checkouts.create({ productId: product.id })
  await client.checkouts.clientConfirm({
    clientSecret,
    checkoutConfirmStripe: {
      customerEmail: 'ann@example.com',
      customerName: 'Ann',
      customerBillingAddress: { country: 'FR' },
      confirmationTokenId: 'tok_visa',
    },
  })
  shop.sandbox.advance({ months: 1 })
  const get = (more: object = {}) =>
    client.metrics.get({
      startDate: new Date('2026-01-01'),
      endDate: new Date('2026-02-28'),
      interval: 'month',
      ...more,
    })
  const { periods, metrics } = await get()
  expect(periods).toMatchObject([
    { newSubscriptions: 1, newSubscriptionsRevenue: 499, activeSubscriptions: 1 },
    { renewedSubscriptions: 1, revenue: 499, cumulativeRevenue: 998, monthlyRecurringRevenue: 499 },
  ])
  expect(metrics.revenue.type).toBe('currency')
  expect((await get({ productId: randomUUID() })).periods[0]).toMatchObject({
    orders: 0,
    revenue: 0,
  })
  expect((await get({ billingType: 'one_time' })).periods[0]?.orders).toBe(0)
  expect((await get({ billingType: 'recurring' })).periods[0]?.orders).toBe(1)
})

test('enforces the documented limits', async () => {
  await using shop = await openShop()
  const { client } = shop
  const { minDate, intervals } = await client.metrics.limits()
  const ask = (startDate: Date, days: number, interval: 'hour' | 'year') =>
    client.metrics.get({
      startDate,
      endDate: new Date(startDate.getTime() + days * 86_400_000),
      interval,
    })
  const { maxDays } = intervals.hour
  expect((await ask(minDate, maxDays, 'hour')).periods).toHaveLength(24 * (maxDays + 1))
  expect(await failureOf(ask(minDate, maxDays + 1, 'hour'))).toMatchObject({
    detail: [{ loc: ['query', 'end_date'] }],
  })
  expect(await failureOf(ask(minDate, -1, 'hour'))).toMatchObject({
    detail: [{ loc: ['query', 'end_date'] }],
  })
  expect(await failureOf(ask(new Date(minDate.getTime() - 1), 1, 'year'))).toMatchObject({
    detail: [{ loc: ['query', 'start_date'] }],
  })
})
