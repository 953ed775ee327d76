import { invalidRequest } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listRefunds = {
  name: 'refunds.list',
  summary: 'List refunds.',
  path: '/v1/refunds/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const createRefund = {
  name: 'refunds.create',
  summary: 'Refund an order, in full or in part. The platform may return nothing.',
  method: 'POST',
  path: '/v1/refunds/',
  auth: 'accessToken',
} as const satisfies Endpoint
