import { string } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import { invalidRequest, refundedAlready } from '../documentedErrors.ts'
import * as endpoints from './endpoints/refunds.ts'
import { Refund, RefundCreate } from './entities/refund.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/refund.ts'

export const listRefunds = listOperation({
  ...endpoints.listRefunds,
  query: {
    id: anyOf(string),
    organizationId: anyOf(string),
    orderId: anyOf(string),
    subscriptionId: anyOf(string),
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
    succeeded: filter(queryBoolean),
    sorting: sortedBy('created_at', 'amount'),
  },
  items: Refund,
})

export const createRefund = operation({
  ...endpoints.createRefund,
  body: json(RefundCreate),
  success: { 201: Refund },
  errors: [refundedAlready, invalidRequest],
})
