import { invalidRequest } from '../documentedErrors.ts'
import type { OperationHead } from '../OperationHead.ts'

export const listRefunds = {
  name: 'refunds.list',
  summary: 'List refunds.',
  path: '/v1/refunds/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies OperationHead

export const createRefund = {
  name: 'refunds.create',
  summary: 'Refund an order, in full or in part. The platform may return nothing.',
  method: 'POST',
  path: '/v1/refunds/',
  auth: 'accessToken',
} as const satisfies OperationHead
