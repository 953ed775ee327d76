import { segment } from '../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listOrders = {
  name: 'orders.list',
  summary: 'List orders.',
  path: '/v1/orders/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getOrder = {
  name: 'orders.get',
  summary: 'Get an order by its id.',
  method: 'GET',
  path: '/v1/orders/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const getOrderInvoice = {
  name: 'orders.invoice',
  summary: "Get the URL of an order's invoice.",
  method: 'GET',
  path: '/v1/orders/{id}/invoice',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint
