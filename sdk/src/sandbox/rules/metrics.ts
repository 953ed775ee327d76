import type { MetricPeriod } from '../../2025-03/metrics.ts'
import { monthsOf } from '../calendar.ts'
import type { OrderRow, SubscriptionRow } from '../store/rows.ts'
import type { Span } from './intervals.ts'

type Sold = Pick<OrderRow, 'createdAt' | 'amount' | 'billingReason'>
type Held = Pick<
  SubscriptionRow,
  'startedAt' | 'endedAt' | 'amount' | 'recurringInterval' | 'recurringIntervalCount'
>

/**
 * The metrics of each time span, with amounts in the currency's smallest unit. Revenue does not deduct refunds.
 * Active subscriptions and cumulative revenue are as of the end of the span. Every order and subscription is
 * visited once, however many spans there are.
 *
 * @param spans one after the other, without gaps
 */
export const metricsOf = (
  spans: readonly Span[],
  orders: readonly Sold[],
  subscriptions: readonly Held[],
): MetricPeriod[] => {
  const [first] = spans
  const soldIn = spans.map((): Sold[] => [])
  let cumulativeRevenue = 0
  for (const order of orders) {
    if (first && order.createdAt < first.start) cumulativeRevenue += order.amount
    else soldIn[spanOf(spans, order.createdAt)]?.push(order)
  }
  const starting = spans.map(() => ({ count: 0, revenue: 0 }))
  for (const held of subscriptions) {
    if (held.startedAt === null) continue
    add(starting[spanOf(spans, held.startedAt)], 1, monthly(held))
    if (held.endedAt !== null) add(starting[spanOf(spans, held.endedAt)], -1, -monthly(held))
  }
  let [activeSubscriptions, monthlyRecurringRevenue] = [0, 0]
  return spans.map(({ start }, index) => {
    const sold = soldIn[index] ?? []
    const because = (reason: string) => sold.filter(({ billingReason }) => billingReason === reason)
    const revenue = revenueOf(sold)
    cumulativeRevenue += revenue
    activeSubscriptions += starting[index]?.count ?? 0
    monthlyRecurringRevenue += starting[index]?.revenue ?? 0
    return {
      timestamp: start,
      orders: sold.length,
      revenue,
      cumulativeRevenue,
      averageOrderValue: sold.length === 0 ? 0 : Math.round(revenue / sold.length),
      oneTimeProducts: because('purchase').length,
      oneTimeProductsRevenue: revenueOf(because('purchase')),
      newSubscriptions: because('subscription_create').length,
      newSubscriptionsRevenue: revenueOf(because('subscription_create')),
      renewedSubscriptions: because('subscription_cycle').length,
      renewedSubscriptionsRevenue: revenueOf(because('subscription_cycle')),
      activeSubscriptions,
      monthlyRecurringRevenue,
    }
  })
}

/** The index of the first span that ends after a moment; beyond the last one if none does. */
const spanOf = (spans: readonly Span[], moment: Date): number => {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.end ?? moment) > moment) high = middle
    else low = middle + 1
  }
  return low
}

const add = (
  change: { count: number; revenue: number } | undefined,
  count: number,
  revenue: number,
): void => {
  if (!change) return
  change.count += count
  change.revenue += revenue
}

const revenueOf = (orders: readonly Sold[]): number =>
  orders.reduce((sum, { amount }) => sum + amount, 0)

const monthly = ({ amount, recurringInterval, recurringIntervalCount }: Held): number =>
  Math.round((amount ?? 0) / monthsOf(recurringInterval) / recurringIntervalCount)
