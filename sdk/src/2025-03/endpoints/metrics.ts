import { invalidRequest } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const getMetrics = {
  name: 'metrics.get',
  summary: 'Get the metrics of a date range, by interval.',
  method: 'GET',
  path: '/v1/metrics/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getMetricsLimits = {
  name: 'metrics.limits',
  summary: 'Get the limits for metrics requests.',
  method: 'GET',
  path: '/v1/metrics/limits',
  auth: 'accessToken',
  errors: [],
} as const satisfies Endpoint
