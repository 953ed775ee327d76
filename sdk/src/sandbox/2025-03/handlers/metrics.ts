import type { MetricsIntervalsLimits, Metrics } from '../../../2025-03/metrics.ts'
import type { operations } from '../../../2025-03/operations.ts'
import { DAY } from '../../calendar.ts'
import type { Handlers } from '../../Handlers.ts'
import { matches } from '../../lists.ts'
import { owned } from '../../ownership.ts'
import { related } from '../../store/related.ts'
import { invalid } from '../../Problem.ts'
import { intervalsBetween } from '../../rules/intervals.ts'
import { metricsOf } from '../../rules/metrics.ts'

/** The sandbox's own limits, since the platform does not publish any. */
const MIN_DATE = new Date('2020-01-01T00:00:00Z')
const INTERVALS: MetricsIntervalsLimits = {
  hour: { maxDays: 7 },
  day: { maxDays: 366 },
  week: { maxDays: 1096 },
  month: { maxDays: 3653 },
  year: { maxDays: 36_525 },
}

export const metrics: Handlers<typeof operations.metrics> = {
  get: ({ world, request, principal }) => {
    const { interval } = request
    const startDate = new Date(request.startDate)
    const endDate = new Date(request.endDate)
    checkSpan(startDate, endDate, INTERVALS[interval].maxDays)
    const ofOrganization = matches(
      request.organizationId,
      (row: { readonly organizationId: string }) => row.organizationId,
    )
    const ofProduct = matches(
      request.productId,
      (row: { readonly productId: string }) => row.productId,
    )
    const ofCustomer = matches(
      request.customerId,
      (row: { readonly customerId: string }) => row.customerId,
    )
    const ofType = matches(
      request.billingType,
      (priceId: string) => related(world, 'prices', priceId).type,
    )
    const orders = owned(world.state.orders, principal).filter(
      (order) =>
        ofOrganization(order) &&
        ofProduct(order) &&
        ofCustomer(order) &&
        ofType(order.productPriceId),
    )
    const subscriptions = owned(world.state.subscriptions, principal).filter(
      (held) => ofOrganization(held) && ofProduct(held) && ofCustomer(held) && ofType(held.priceId),
    )
    const lastMoment = new Date(endDate.getTime() + DAY - 1)
    return {
      periods: metricsOf(intervalsBetween(startDate, lastMoment, interval), orders, subscriptions),
      metrics: DEFINITIONS,
    }
  },

  limits: () => ({ minDate: MIN_DATE, intervals: INTERVALS }),
}

const checkSpan = (start: Date, end: Date, maxDays: number): void => {
  if (start < MIN_DATE) {
    throw invalid(
      ['query', 'start_date'],
      `Start date must be on or after ${MIN_DATE.toISOString().slice(0, 10)}.`,
    )
  }
  if (end < start) throw invalid(['query', 'end_date'], 'The end must not come before the start.')
  if ((end.getTime() - start.getTime()) / DAY > maxDays) {
    throw invalid(
      ['query', 'end_date'],
      `At most ${maxDays} days can be requested at this interval.`,
    )
  }
}

const number = (slug: string, displayName: string) => ({
  slug,
  displayName,
  type: 'scalar' as const,
})
const money = (slug: string, displayName: string) => ({
  slug,
  displayName,
  type: 'currency' as const,
})

const DEFINITIONS: Metrics = {
  orders: number('orders', 'Orders'),
  revenue: money('revenue', 'Revenue'),
  cumulativeRevenue: money('cumulative_revenue', 'Cumulative Revenue'),
  averageOrderValue: money('average_order_value', 'Average Order Value'),
  oneTimeProducts: number('one_time_products', 'One-Time Products'),
  oneTimeProductsRevenue: money('one_time_products_revenue', 'One-Time Products Revenue'),
  newSubscriptions: number('new_subscriptions', 'New Subscriptions'),
  newSubscriptionsRevenue: money('new_subscriptions_revenue', 'New Subscriptions Revenue'),
  renewedSubscriptions: number('renewed_subscriptions', 'Renewed Subscriptions'),
  renewedSubscriptionsRevenue: money(
    'renewed_subscriptions_revenue',
    'Renewed Subscriptions Revenue',
  ),
  activeSubscriptions: number('active_subscriptions', 'Active Subscriptions'),
  monthlyRecurringRevenue: money('monthly_recurring_revenue', 'Monthly Recurring Revenue'),
}
