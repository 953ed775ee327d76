import { segment, string } from '../codec/primitives.ts'
import { anyOf, sortedBy } from '../codec/query.ts'
import { invalidRequest, resourceNotFound } from '../documentedErrors.ts'
import { Payment } from './entities/payment.ts'
import { PaymentStatus } from './entities/statuses.ts'
import { listOperation, operation } from './operation.ts'

export * from './entities/statuses.ts'
export * from './entities/payment.ts'

export const listPayments = listOperation({
  name: 'payments.list',
  summary: 'List payments.',
  path: '/v1/payments/',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
    checkoutId: anyOf(string),
    orderId: anyOf(string),
    customerId: anyOf(string),
    status: anyOf(PaymentStatus),
    method: anyOf(string),
    customerEmail: anyOf(string),
    sorting: sortedBy('created_at', 'status', 'amount', 'method'),
  },
  items: Payment,
  errors: [invalidRequest],
})

export const getPayment = operation({
  name: 'payments.get',
  summary: 'Get a payment by its id.',
  method: 'GET',
  path: '/v1/payments/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: Payment },
  errors: [resourceNotFound, invalidRequest],
})
