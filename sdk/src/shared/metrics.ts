import { TimeInterval } from './entities/timeInterval.ts'
import { list } from '../codec/collections.ts'
import { optional } from '../codec/entity.ts'
import { nothing, segment, string, unknown } from '../codec/primitives.ts'
import { anyOf, filter, queryDay } from '../codec/query.ts'
import { invalidRequest } from '../documentedErrors.ts'
import * as endpoints from './endpoints/metrics.ts'
import { ProductBillingType } from './entities/enums.ts'
import {
  MetricDashboardCreate,
  MetricDashboardSchema,
  MetricDashboardUpdate,
  MetricsLimits,
  MetricsResponse,
} from './entities/metric.ts'
import { json, operation } from './operation.ts'

export { TimeInterval } from './entities/timeInterval.ts'
export * from './entities/enums.ts'
export * from './entities/metric.ts'

export const deleteDashboard = operation({
  name: 'metrics.deleteDashboard',
  summary: 'Delete a dashboard.',
  method: 'DELETE',
  path: '/v1/metrics/dashboards/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 204: nothing },
  errors: [invalidRequest],
})

export const getMetrics = operation({
  ...endpoints.getMetrics,
  query: {
    startDate: queryDay,
    endDate: queryDay,
    timezone: optional(string),
    interval: TimeInterval,
    organizationId: anyOf(string),
    productId: anyOf(string),
    billingType: anyOf(ProductBillingType),
    customerId: anyOf(string),
    metrics: filter(list(string)),
  },
  success: { 200: MetricsResponse },
})

export const listDashboards = operation({
  name: 'metrics.listDashboards',
  summary: 'List dashboards.',
  method: 'GET',
  path: '/v1/metrics/dashboards',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
  },
  success: { 200: list(MetricDashboardSchema) },
  errors: [invalidRequest],
})

export const getDashboard = operation({
  name: 'metrics.getDashboard',
  summary: 'Get a dashboard by its id.',
  method: 'GET',
  path: '/v1/metrics/dashboards/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: MetricDashboardSchema },
  errors: [invalidRequest],
})

export const exportMetrics = operation({
  name: 'metrics.export',
  summary: 'Export metrics as CSV.',
  method: 'GET',
  path: '/v1/metrics/export',
  auth: 'accessToken',
  query: {
    startDate: queryDay,
    endDate: queryDay,
    timezone: optional(string),
    interval: TimeInterval,
    organizationId: anyOf(string),
    productId: anyOf(string),
    billingType: anyOf(ProductBillingType),
    customerId: anyOf(string),
    metrics: filter(list(string)),
  },
  success: { 200: unknown },
  errors: [invalidRequest],
})

export const getMetricsLimits = operation({
  ...endpoints.getMetricsLimits,
  success: { 200: MetricsLimits },
})

export const updateDashboard = operation({
  name: 'metrics.updateDashboard',
  summary: 'Update a dashboard.',
  method: 'PATCH',
  path: '/v1/metrics/dashboards/{id}',
  auth: 'accessToken',
  params: { id: segment },
  body: json(MetricDashboardUpdate, 'metricDashboardUpdate'),
  success: { 200: MetricDashboardSchema },
  errors: [invalidRequest],
})

export const createDashboard = operation({
  name: 'metrics.createDashboard',
  summary: 'Create a dashboard.',
  method: 'POST',
  path: '/v1/metrics/dashboards',
  auth: 'accessToken',
  body: json(MetricDashboardCreate),
  success: { 201: MetricDashboardSchema },
  errors: [invalidRequest],
})
