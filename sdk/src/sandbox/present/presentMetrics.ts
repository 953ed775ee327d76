import type { MetricPeriod } from '../../2025-03/metrics.ts'
import type { MetricsResponse } from '../../shared/entities/metric.ts'
import type { RangeMetrics } from '../handlers/metrics.ts'
import type { World } from '../World.ts'

/** The metrics that a request asks for, with their totals. */
export const presentMetrics = (
  _: World,
  { periods, metrics, isWanted }: RangeMetrics,
): MetricsResponse => ({
  periods: periods.map(({ timestamp, ...values }) => ({
    timestamp,
    ...onlyWanted(values, isWanted),
  })),
  totals: onlyWanted(totalsOf(periods), isWanted),
  metrics: onlyWanted(metrics, isWanted),
})

const onlyWanted = <A extends object>(values: A, isWanted: (name: string) => boolean): Partial<A> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name))) as Partial<A>

type Values = Omit<MetricPeriod, 'timestamp'>

/** A range's totals: sums, the average order, and cumulative revenue, active subscriptions and MRR at its end. */
const totalsOf = (periods: readonly MetricPeriod[]): Partial<Values> => {
  const last = periods.at(-1)
  if (!last) return {}
  const sum = (name: keyof Values) => periods.reduce((total, period) => total + period[name], 0)
  const [orders, revenue] = [sum('orders'), sum('revenue')]
  return {
    orders,
    revenue,
    cumulativeRevenue: last.cumulativeRevenue,
    averageOrderValue: orders === 0 ? 0 : Math.round(revenue / orders),
    oneTimeProducts: sum('oneTimeProducts'),
    oneTimeProductsRevenue: sum('oneTimeProductsRevenue'),
    newSubscriptions: sum('newSubscriptions'),
    newSubscriptionsRevenue: sum('newSubscriptionsRevenue'),
    renewedSubscriptions: sum('renewedSubscriptions'),
    renewedSubscriptionsRevenue: sum('renewedSubscriptionsRevenue'),
    activeSubscriptions: last.activeSubscriptions,
    monthlyRecurringRevenue: last.monthlyRecurringRevenue,
  }
}
