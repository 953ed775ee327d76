import { wireName } from '../../../codec/entity.ts'
import type {
  Metric,
  Metrics as Metrics2025,
  MetricPeriod as Period,
} from '../../../2025-03/metrics.ts'
import type { operations } from '../../../2026-10/operations.ts'
import { csv } from '../../csv.ts'
import { metrics as legacy } from '../../2025-03/handlers/metrics.ts'
import type { Handlers } from '../../Handlers.ts'
import { Reply } from '../../http/Reply.ts'
import { replyValue } from '../rowOf.ts'

type Metrics = Pick<Handlers<typeof operations.metrics>, 'export' | 'get' | 'limits'>

/** The sandbox computes the metrics of 2025-03 in both versions. */
export const metrics: Metrics = {
  get: ({ world, request, principal }) => {
    const { periods, metrics } = replyValue(legacy.get({ world, request, principal }))
    const isWanted = wantedMetric(request.metrics)
    return {
      periods: periods.map(({ timestamp, ...values }) => ({
        timestamp,
        ...onlyWanted(values, isWanted),
      })),
      totals: onlyWanted(totalsOf(periods), isWanted),
      metrics: onlyWanted(metrics, isWanted),
    }
  },

  export: ({ world, request, principal }) => {
    const { periods, metrics } = replyValue(legacy.get({ world, request, principal }))
    const isWanted = wantedMetric(request.metrics)
    const definitions = Object.entries<Metric>({ ...metrics }).filter(([name]) => isWanted(name))
    const table = csv(
      ['Timestamp', ...definitions.map(([, { displayName }]) => displayName)],
      periods.map((period) => [
        period.timestamp.toISOString(),
        ...definitions.map(([name]) => `${period[name as keyof Metrics2025]}`),
      ]),
    )
    return new Reply(200, table, 'text/csv; charset=utf-8')
  },

  limits: (call) => {
    const { minDate, intervals } = replyValue(legacy.limits(call))
    const { hour, day, week, month, year } = intervals
    const from1 = (limit: { readonly maxDays: number }) => ({ minDays: 1, ...limit })
    return {
      minDate,
      intervals: {
        hour: from1(hour),
        day: from1(day),
        week: from1(week),
        month: from1(month),
        year: from1(year),
      },
    }
  },
}

const wantedMetric = (slugs: readonly string[] | null | undefined) => (name: string) =>
  slugs == null || slugs.includes(wireName(name))

const onlyWanted = <A extends object>(values: A, isWanted: (name: string) => boolean): Partial<A> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name))) as Partial<A>

type Values = Omit<Period, 'timestamp'>

/** A range's totals: sums, the average order, and cumulative revenue, active subscriptions and MRR at its end. */
const totalsOf = (periods: readonly Period[]): Partial<Values> => {
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
