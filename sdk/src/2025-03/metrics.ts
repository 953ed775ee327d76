import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, openEnum } from '../codec/collections.ts'
import { entity } from '../codec/entity.ts'
import { date, day, integer, string } from '../codec/primitives.ts'
import { anyOf, queryDay } from '../codec/query.ts'
import * as endpoints from './endpoints/metrics.ts'
import { ProductPriceType } from './entities/product.ts'
import { TimeInterval } from './entities/timeInterval.ts'
import { operation } from './operation.ts'

export { TimeInterval } from './entities/timeInterval.ts'

const metric = entity('Metric', {
  slug: string,
  displayName: string,
  type: openEnum('scalar', 'currency'),
})
/** The name of a metric, and whether it is a number or an amount of money. */
export interface Metric extends t.TypeOf<typeof metric> {}
export const Metric: Codec<Metric> = metric

/** The same codec, `of`, for every metric. */
const metrics = <A>(of: Codec<A>) => ({
  orders: of,
  revenue: of,
  cumulativeRevenue: of,
  averageOrderValue: of,
  oneTimeProducts: of,
  oneTimeProductsRevenue: of,
  newSubscriptions: of,
  newSubscriptionsRevenue: of,
  renewedSubscriptions: of,
  renewedSubscriptionsRevenue: of,
  activeSubscriptions: of,
  monthlyRecurringRevenue: of,
})

const metricPeriod = entity('MetricPeriod', { timestamp: date, ...metrics(integer) })
export interface MetricPeriod extends t.TypeOf<typeof metricPeriod> {}
export const MetricPeriod: Codec<MetricPeriod> = metricPeriod

const metricDefinitions = entity('Metrics', metrics(Metric))
export interface Metrics extends t.TypeOf<typeof metricDefinitions> {}
export const Metrics: Codec<Metrics> = metricDefinitions

const metricsResponse = entity('MetricsResponse', {
  periods: list(MetricPeriod),
  metrics: Metrics,
})
export interface MetricsResponse extends t.TypeOf<typeof metricsResponse> {}
export const MetricsResponse: Codec<MetricsResponse> = metricsResponse

export const MetricsIntervalLimit = entity('MetricsIntervalLimit', { maxDays: integer })
export interface MetricsIntervalLimit extends t.TypeOf<typeof MetricsIntervalLimit> {}

const metricsIntervalsLimits = entity('MetricsIntervalsLimits', {
  hour: MetricsIntervalLimit,
  day: MetricsIntervalLimit,
  week: MetricsIntervalLimit,
  month: MetricsIntervalLimit,
  year: MetricsIntervalLimit,
})
export interface MetricsIntervalsLimits extends t.TypeOf<typeof metricsIntervalsLimits> {}
export const MetricsIntervalsLimits: Codec<MetricsIntervalsLimits> = metricsIntervalsLimits

const metricsLimits = entity('MetricsLimits', {
  minDate: day,
  intervals: MetricsIntervalsLimits,
})
/** The earliest day that can be requested, and the maximum number of days for each interval. */
export interface MetricsLimits extends t.TypeOf<typeof metricsLimits> {}
export const MetricsLimits: Codec<MetricsLimits> = metricsLimits

export const getMetrics = operation({
  ...endpoints.getMetrics,
  query: {
    startDate: queryDay,
    endDate: queryDay,
    interval: TimeInterval,
    organizationId: anyOf(string),
    productId: anyOf(string),
    billingType: anyOf(ProductPriceType),
    customerId: anyOf(string),
  },
  success: { 200: MetricsResponse },
})

export const getMetricsLimits = operation({
  ...endpoints.getMetricsLimits,
  success: { 200: MetricsLimits },
})
