import type { MetricPeriod } from '../../metrics.ts'
import { monthsOf } from '../calendar.ts'
import type { OrderRow, SubscriptionRow } from '../store/rows.ts'
import type { Span } from './intervals.ts'

type Sold = Pick<OrderRow, 'createdAt' | 'amount' | 'billingReason'>
type Held = Pick<SubscriptionRow, 'startedAt' | 'endedAt' | 'amount' | 'recurringInterval'>

/**
 * The metrics of a time span, with amounts in the currency's smallest unit. Revenue does not deduct
 * refunds. Active subscriptions and cumulative revenue are as of the end of the span.
 */
export const metricsOf = (
  { start, end }: Span,
  orders: readonly Sold[],
  subscriptions: readonly Held[],
): MetricPeriod => {
  const sold = orders.filter(({ createdAt }) => createdAt >= start && createdAt < end)
  const because = (reason: string) => sold.filter(({ billingReason }) => billingReason === reason)
  const active = subscriptions.filter(
    ({ startedAt, endedAt }) =>
      startedAt !== null && startedAt < end && (endedAt === null || endedAt >= end),
  )
  return {
    timestamp: start,
    orders: sold.length,
    revenue: revenueOf(sold),
    cumulativeRevenue: revenueOf(orders.filter(({ createdAt }) => createdAt < end)),
    averageOrderValue: sold.length === 0 ? 0 : Math.round(revenueOf(sold) / sold.length),
    oneTimeProducts: because('purchase').length,
    oneTimeProductsRevenue: revenueOf(because('purchase')),
    newSubscriptions: because('subscription_create').length,
    newSubscriptionsRevenue: revenueOf(because('subscription_create')),
    renewedSubscriptions: because('subscription_cycle').length,
    renewedSubscriptionsRevenue: revenueOf(because('subscription_cycle')),
    activeSubscriptions: active.length,
    monthlyRecurringRevenue: active.reduce((sum, subscription) => sum + monthly(subscription), 0),
  }
}

const revenueOf = (orders: readonly Sold[]): number =>
  orders.reduce((sum, { amount }) => sum + amount, 0)

const monthly = ({ amount, recurringInterval }: Held): number =>
  Math.round((amount ?? 0) / monthsOf(recurringInterval))
