import { segment } from '../../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../../documentedErrors.ts'
import type { Endpoint } from '../../../Endpoint.ts'

export const listCustomerOrders = {
  name: 'customerPortal.orders.list',
  summary: "List the customer's orders.",
  path: '/v1/customer-portal/orders/',
  auth: 'customerSession',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getCustomerOrder = {
  name: 'customerPortal.orders.get',
  summary: "Get one of the customer's orders.",
  method: 'GET',
  path: '/v1/customer-portal/orders/{id}',
  auth: 'customerSession',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const getCustomerOrderInvoice = {
  name: 'customerPortal.orders.invoice',
  summary: "Get the URL of the invoice of one of the customer's orders.",
  method: 'GET',
  path: '/v1/customer-portal/orders/{id}/invoice',
  auth: 'customerSession',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint
