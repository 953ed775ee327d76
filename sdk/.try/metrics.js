import { list, openEnum } from "./codec/collections.js";
import { entity } from "./codec/entity.js";
import { date, day, integer, string } from "./codec/primitives.js";
import { anyOf } from "./codec/query.js";
import { invalidRequest } from "./documentedErrors.js";
import { ProductPriceType } from "./entities/product.js";
import { TimeInterval } from "./entities/timeInterval.js";
import { operation } from "./operation.js";
const metric = /* @__PURE__ */ (() => (entity('Metric', {
    slug: string,
    displayName: string,
    type: openEnum('scalar', 'currency'),
})))();
export const Metric = metric;
/** Every metric, each as `of`. */
const metrics = (of) => ({
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
});
const metricPeriod = /* @__PURE__ */ (() => (entity('MetricPeriod', { timestamp: date, ...metrics(integer) })))();
export const MetricPeriod = metricPeriod;
const metricDefinitions = /* @__PURE__ */ (() => (entity('Metrics', metrics(Metric))))();
export const Metrics = metricDefinitions;
const metricsResponse = /* @__PURE__ */ (() => (entity('MetricsResponse', {
    periods: list(MetricPeriod),
    metrics: Metrics,
})))();
export const MetricsResponse = metricsResponse;
const limit = /* @__PURE__ */ (() => (entity('MetricsIntervalLimit', { maxDays: integer })))();
const metricsLimits = /* @__PURE__ */ (() => (entity('MetricsLimits', {
    minDate: day,
    intervals: entity('MetricsIntervalsLimits', {
        hour: limit,
        day: limit,
        week: limit,
        month: limit,
        year: limit,
    }),
})))();
export const MetricsLimits = metricsLimits;
export const getMetrics = /* @__PURE__ */ (() => (operation({
    name: 'metrics.get',
    summary: 'Get the metrics of a span of days, by interval.',
    method: 'GET',
    path: '/v1/metrics/',
    auth: 'accessToken',
    query: {
        startDate: day,
        endDate: day,
        interval: TimeInterval,
        organizationId: anyOf(string),
        productId: anyOf(string),
        billingType: anyOf(ProductPriceType),
        customerId: anyOf(string),
    },
    success: { 200: MetricsResponse },
    errors: [invalidRequest],
})))();
export const getMetricsLimits = /* @__PURE__ */ (() => (operation({
    name: 'metrics.limits',
    summary: 'Get the limits of what metrics may be asked for.',
    method: 'GET',
    path: '/v1/metrics/limits',
    auth: 'accessToken',
    success: { 200: MetricsLimits },
    errors: [],
})))();
//# sourceMappingURL=metrics.js.map