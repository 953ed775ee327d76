import type * as t from 'io-ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { date, day, integer, number, string } from '../../codec/primitives.ts'
import { MetricType } from './enums.ts'

const metricFields = {
  activeSubscriptions: optional(nullable(number)),
  committedSubscriptions: optional(nullable(number)),
  monthlyRecurringRevenue: optional(nullable(number)),
  trialMonthlyRecurringRevenue: optional(nullable(number)),
  committedMonthlyRecurringRevenue: optional(nullable(number)),
  trialCommittedMonthlyRecurringRevenue: optional(nullable(number)),
  averageRevenuePerUser: optional(nullable(number)),
  checkouts: optional(nullable(number)),
  succeededCheckouts: optional(nullable(number)),
  churnedSubscriptions: optional(nullable(number)),
  churnRate: optional(nullable(number)),
  seatsTotal: optional(nullable(number)),
  seatsClaimed: optional(nullable(number)),
  seatsPending: optional(nullable(number)),
  seatCustomers: optional(nullable(number)),
  newSeatCustomers: optional(nullable(number)),
  churnedSeatCustomers: optional(nullable(number)),
  orders: optional(nullable(number)),
  revenue: optional(nullable(number)),
  netRevenue: optional(nullable(number)),
  cumulativeRevenue: optional(nullable(number)),
  netCumulativeRevenue: optional(nullable(number)),
  costs: optional(nullable(number)),
  cumulativeCosts: optional(nullable(number)),
  averageOrderValue: optional(nullable(number)),
  netAverageOrderValue: optional(nullable(number)),
  costPerUser: optional(nullable(number)),
  activeUserByEvent: optional(nullable(number)),
  oneTimeProducts: optional(nullable(number)),
  oneTimeProductsRevenue: optional(nullable(number)),
  oneTimeProductsNetRevenue: optional(nullable(number)),
  newSubscriptions: optional(nullable(number)),
  newSubscriptionsRevenue: optional(nullable(number)),
  newSubscriptionsNetRevenue: optional(nullable(number)),
  renewedSubscriptions: optional(nullable(number)),
  renewedSubscriptionsRevenue: optional(nullable(number)),
  renewedSubscriptionsNetRevenue: optional(nullable(number)),
  canceledSubscriptions: optional(nullable(number)),
  canceledSubscriptionsCustomerService: optional(nullable(number)),
  canceledSubscriptionsLowQuality: optional(nullable(number)),
  canceledSubscriptionsMissingFeatures: optional(nullable(number)),
  canceledSubscriptionsSwitchedService: optional(nullable(number)),
  canceledSubscriptionsTooComplex: optional(nullable(number)),
  canceledSubscriptionsTooExpensive: optional(nullable(number)),
  canceledSubscriptionsUnused: optional(nullable(number)),
  canceledSubscriptionsOther: optional(nullable(number)),
  annualRecurringRevenue: optional(nullable(number)),
  committedAnnualRecurringRevenue: optional(nullable(number)),
  checkoutsConversion: optional(nullable(number)),
  ltv: optional(nullable(number)),
  grossMargin: optional(nullable(number)),
  grossMarginPercentage: optional(nullable(number)),
  cashflow: optional(nullable(number)),
  averageSeatsPerCustomer: optional(nullable(number)),
  seatUtilizationRate: optional(nullable(number)),
}

const metricPeriod = entity('MetricPeriod', {
  ...metricFields,
  timestamp: date,
})
export interface MetricPeriod extends t.TypeOf<typeof metricPeriod> {}
export const MetricPeriod: Codec<MetricPeriod> = metricPeriod

const metricsTotals = entity('MetricsTotals', metricFields)
export interface MetricsTotals extends t.TypeOf<typeof metricsTotals> {}
export const MetricsTotals: Codec<MetricsTotals> = metricsTotals

const metric = entity('Metric', { slug: string, displayName: string, type: MetricType })
export interface Metric extends t.TypeOf<typeof metric> {}
export const Metric: Codec<Metric> = metric

const metrics = entity('Metrics', {
  activeSubscriptions: optional(nullable(Metric)),
  committedSubscriptions: optional(nullable(Metric)),
  monthlyRecurringRevenue: optional(nullable(Metric)),
  trialMonthlyRecurringRevenue: optional(nullable(Metric)),
  committedMonthlyRecurringRevenue: optional(nullable(Metric)),
  trialCommittedMonthlyRecurringRevenue: optional(nullable(Metric)),
  averageRevenuePerUser: optional(nullable(Metric)),
  checkouts: optional(nullable(Metric)),
  succeededCheckouts: optional(nullable(Metric)),
  churnedSubscriptions: optional(nullable(Metric)),
  churnRate: optional(nullable(Metric)),
  seatsTotal: optional(nullable(Metric)),
  seatsClaimed: optional(nullable(Metric)),
  seatsPending: optional(nullable(Metric)),
  seatCustomers: optional(nullable(Metric)),
  newSeatCustomers: optional(nullable(Metric)),
  churnedSeatCustomers: optional(nullable(Metric)),
  orders: optional(nullable(Metric)),
  revenue: optional(nullable(Metric)),
  netRevenue: optional(nullable(Metric)),
  cumulativeRevenue: optional(nullable(Metric)),
  netCumulativeRevenue: optional(nullable(Metric)),
  costs: optional(nullable(Metric)),
  cumulativeCosts: optional(nullable(Metric)),
  averageOrderValue: optional(nullable(Metric)),
  netAverageOrderValue: optional(nullable(Metric)),
  costPerUser: optional(nullable(Metric)),
  activeUserByEvent: optional(nullable(Metric)),
  oneTimeProducts: optional(nullable(Metric)),
  oneTimeProductsRevenue: optional(nullable(Metric)),
  oneTimeProductsNetRevenue: optional(nullable(Metric)),
  newSubscriptions: optional(nullable(Metric)),
  newSubscriptionsRevenue: optional(nullable(Metric)),
  newSubscriptionsNetRevenue: optional(nullable(Metric)),
  renewedSubscriptions: optional(nullable(Metric)),
  renewedSubscriptionsRevenue: optional(nullable(Metric)),
  renewedSubscriptionsNetRevenue: optional(nullable(Metric)),
  canceledSubscriptions: optional(nullable(Metric)),
  canceledSubscriptionsCustomerService: optional(nullable(Metric)),
  canceledSubscriptionsLowQuality: optional(nullable(Metric)),
  canceledSubscriptionsMissingFeatures: optional(nullable(Metric)),
  canceledSubscriptionsSwitchedService: optional(nullable(Metric)),
  canceledSubscriptionsTooComplex: optional(nullable(Metric)),
  canceledSubscriptionsTooExpensive: optional(nullable(Metric)),
  canceledSubscriptionsUnused: optional(nullable(Metric)),
  canceledSubscriptionsOther: optional(nullable(Metric)),
  annualRecurringRevenue: optional(nullable(Metric)),
  committedAnnualRecurringRevenue: optional(nullable(Metric)),
  checkoutsConversion: optional(nullable(Metric)),
  ltv: optional(nullable(Metric)),
  grossMargin: optional(nullable(Metric)),
  grossMarginPercentage: optional(nullable(Metric)),
  cashflow: optional(nullable(Metric)),
  averageSeatsPerCustomer: optional(nullable(Metric)),
  seatUtilizationRate: optional(nullable(Metric)),
})
export interface Metrics extends t.TypeOf<typeof metrics> {}
export const Metrics: Codec<Metrics> = metrics

const metricsResponse = entity('MetricsResponse', {
  periods: list(MetricPeriod),
  totals: MetricsTotals,
  metrics: Metrics,
})
export interface MetricsResponse extends t.TypeOf<typeof metricsResponse> {}
export const MetricsResponse: Codec<MetricsResponse> = metricsResponse

const metricDashboardSchema = entity('MetricDashboardSchema', {
  ...record,
  name: string,
  metrics: list(string),
  organizationId: string,
})
export interface MetricDashboardSchema extends t.TypeOf<typeof metricDashboardSchema> {}
export const MetricDashboardSchema: Codec<MetricDashboardSchema> = metricDashboardSchema

const metricsIntervalLimit = entity('MetricsIntervalLimit', { minDays: integer, maxDays: integer })
export interface MetricsIntervalLimit extends t.TypeOf<typeof metricsIntervalLimit> {}
export const MetricsIntervalLimit: Codec<MetricsIntervalLimit> = metricsIntervalLimit

const metricsIntervalsLimits = entity('MetricsIntervalsLimits', {
  hour: MetricsIntervalLimit,
  day: MetricsIntervalLimit,
  week: MetricsIntervalLimit,
  month: MetricsIntervalLimit,
  year: MetricsIntervalLimit,
})
export interface MetricsIntervalsLimits extends t.TypeOf<typeof metricsIntervalsLimits> {}
export const MetricsIntervalsLimits: Codec<MetricsIntervalsLimits> = metricsIntervalsLimits

const metricsLimits = entity('MetricsLimits', { minDate: day, intervals: MetricsIntervalsLimits })
export interface MetricsLimits extends t.TypeOf<typeof metricsLimits> {}
export const MetricsLimits: Codec<MetricsLimits> = metricsLimits

const metricDashboardUpdate = entity('MetricDashboardUpdate', {
  name: optional(nullable(string)),
  metrics: optional(nullable(list(string))),
})
export interface MetricDashboardUpdate extends t.TypeOf<typeof metricDashboardUpdate> {}
export const MetricDashboardUpdate: Codec<MetricDashboardUpdate> = metricDashboardUpdate

const metricDashboardCreate = entity('MetricDashboardCreate', {
  name: string,
  metrics: optional(list(string)),
  organizationId: optional(nullable(string)),
})
export interface MetricDashboardCreate extends t.TypeOf<typeof metricDashboardCreate> {}
export const MetricDashboardCreate: Codec<MetricDashboardCreate> = metricDashboardCreate
