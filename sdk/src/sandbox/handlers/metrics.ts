import type {
  Metric,
  MetricPeriod,
  Metrics,
  MetricsIntervalsLimits,
} from '../../2025-03/metrics.ts'
import type { operations } from '../../2026-10/operations.ts'
import { wireName } from '../../codec/entity.ts'
import { DAY } from '../calendar.ts'
import { csv } from '../csv.ts'
import type { Rules } from '../Handlers.ts'
import { Reply } from '../http/Reply.ts'
import { filtered, is, own } from '../lists.ts'
import { owned } from '../ownership.ts'
import type { Merchant } from '../Principal.ts'
import { invalid } from '../Problem.ts'
import { intervalsBetween } from '../rules/intervals.ts'
import { metricsOf } from '../rules/metrics.ts'
import { related } from '../store/related.ts'
import type { World } from '../World.ts'

/** The sandbox's own limits, since the platform does not publish any. */
const MIN_DATE = new Date('2020-01-01T00:00:00Z')
const INTERVALS: MetricsIntervalsLimits = {
  hour: { maxDays: 7 },
  day: { maxDays: 366 },
  week: { maxDays: 1096 },
  month: { maxDays: 3653 },
  year: { maxDays: 36_525 },
}

/** The metrics of a range. The sandbox computes those of 2025-03 in all versions. */
export interface RangeMetrics {
  readonly periods: MetricPeriod[]
  readonly metrics: Metrics
  /** Whether the request asks for a metric. */
  readonly isWanted: (name: string) => boolean
}

interface WantedMetrics {
  readonly startDate: Date | string
  readonly endDate: Date | string
  readonly interval: keyof MetricsIntervalsLimits
  readonly metrics?: readonly string[] | null | undefined
}

export const metrics = {
  get: ({ world, request, principal }) => rangeMetrics(world, request, principal),

  export: ({ world, request, principal }) => {
    const { periods, metrics, isWanted } = rangeMetrics(world, request, principal)
    const definitions = Object.entries<Metric>({ ...metrics }).filter(([name]) => isWanted(name))
    const table = csv(
      ['Timestamp', ...definitions.map(([, { displayName }]) => displayName)],
      periods.map((period) => [
        period.timestamp.toISOString(),
        ...definitions.map(([name]) => `${period[name as keyof Metrics]}`),
      ]),
    )
    return new Reply(200, table, 'text/csv; charset=utf-8')
  },

  limits: () => {
    const { hour, day, week, month, year } = INTERVALS
    const from1 = (limit: { readonly maxDays: number }) => ({ minDays: 1, ...limit })
    return {
      minDate: MIN_DATE,
      intervals: {
        hour: from1(hour),
        day: from1(day),
        week: from1(week),
        month: from1(month),
        year: from1(year),
      },
    }
  },
} satisfies Rules<Pick<typeof operations.metrics, 'export' | 'get' | 'limits'>>

/** What the metrics of a range are computed from, and the filters for it. */
interface Sale {
  readonly organizationId: string
  readonly productId: string
  readonly customerId: string
}

const FILTERS = own('organizationId', 'productId', 'customerId')

const rangeMetrics = (world: World, request: WantedMetrics, principal: Merchant): RangeMetrics => {
  const { interval, metrics } = request
  const startDate = new Date(request.startDate)
  const endDate = new Date(request.endDate)
  checkSpan(startDate, endDate, INTERVALS[interval].maxDays)
  const wanted = <Row extends Sale>(rows: readonly Row[], priceId: (row: Row) => string) =>
    filtered(world, request, rows, {
      ...FILTERS,
      billingType: is((row) => related(world, 'prices', priceId(row)).type),
    })
  return {
    periods: metricsOf(
      intervalsBetween(startDate, new Date(endDate.getTime() + DAY - 1), interval),
      wanted(owned(world.state.orders, principal), ({ productPriceId }) => productPriceId),
      wanted(owned(world.state.subscriptions, principal), ({ priceId }) => priceId),
    ),
    metrics: DEFINITIONS,
    isWanted: (name) => metrics == null || metrics.includes(wireName(name)),
  }
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
