import { segment, string } from '../codec/primitives.ts'
import { anyOf, sortedBy } from '../codec/query.ts'
import { invalidRequest, resourceNotFound } from '../documentedErrors.ts'
import { disputeNotOpenError } from './documentedErrors.ts'
import { Dispute } from './entities/refund.ts'
import { DisputeStatus } from './entities/statuses.ts'
import { listOperation, operation } from './operation.ts'

export * from './entities/statuses.ts'
export * from './entities/refund.ts'

export const listDisputes = listOperation({
  name: 'disputes.list',
  summary: 'List disputes.',
  path: '/v1/disputes/',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
    orderId: anyOf(string),
    status: anyOf(DisputeStatus),
    sorting: sortedBy('created_at', 'amount'),
  },
  items: Dispute,
  errors: [invalidRequest],
})

export const getDispute = operation({
  name: 'disputes.get',
  summary: 'Get a dispute by its id.',
  method: 'GET',
  path: '/v1/disputes/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: Dispute },
  errors: [resourceNotFound, invalidRequest],
})

export const acceptDispute = operation({
  name: 'disputes.accept',
  summary: 'Accept a dispute.',
  method: 'POST',
  path: '/v1/disputes/{id}/accept',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: Dispute },
  errors: [resourceNotFound, disputeNotOpenError, invalidRequest],
})
