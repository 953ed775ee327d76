import { OrderInvoice } from './entities/orderInvoice.ts'
import { optional } from '../codec/entity.ts'
import { metadataQuery } from '../codec/metadata.ts'
import { date, nothing, segment, string, unknown } from '../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../codec/query.ts'
import { invalidRequest, resourceNotFound } from '../documentedErrors.ts'
import * as endpoints from './endpoints/orders.ts'
import {
  missingInvoiceBillingDetails,
  offSessionChargesNotEnabled,
  orderNotDraft,
  orderNotEligibleForInvoice,
  organizationNotReadyForPayments,
  paymentActionRequired,
  paymentFailed,
} from './documentedErrors.ts'
import { OrderExportColumn, ProductBillingType } from './entities/enums.ts'
import { Order, OrderCreate, OrderFinalize, OrderReceipt, OrderUpdate } from './entities/order.ts'
import { OrderStatus } from './entities/statuses.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/enums.ts'
export * from './entities/statuses.ts'
export * from './entities/order.ts'
export { OrderInvoice } from './entities/orderInvoice.ts'

export const listOrders = listOperation({
  ...endpoints.listOrders,
  query: {
    organizationId: anyOf(string),
    productId: anyOf(string),
    productBillingType: anyOf(ProductBillingType),
    discountId: anyOf(string),
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
    checkoutId: anyOf(string),
    subscriptionId: anyOf(string),
    status: anyOf(OrderStatus),
    createdAfter: filter(date),
    createdBefore: filter(date),
    sorting: sortedBy(
      'created_at',
      'status',
      'invoice_number',
      'amount',
      'net_amount',
      'customer',
      'product',
      'discount',
      'subscription',
    ),
    metadata: filter(metadataQuery),
  },
  items: Order,
})

export const exportOrders = operation({
  name: 'orders.export',
  summary: 'Export orders as CSV.',
  method: 'GET',
  path: '/v1/orders/export',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
    productId: anyOf(string),
    status: anyOf(OrderStatus),
    createdAfter: filter(date),
    createdBefore: filter(date),
    timezone: optional(string),
    columns: anyOf(OrderExportColumn),
  },
  success: { 200: unknown },
  errors: [invalidRequest],
})

export const getOrder = operation({
  ...endpoints.getOrder,
  success: { 200: Order },
})

export const getOrderInvoice = operation({
  ...endpoints.getOrderInvoice,
  success: { 200: OrderInvoice },
})

export const getOrderReceipt = operation({
  name: 'orders.receipt',
  summary: "Get the URL of an order's receipt, or nothing until it is ready.",
  method: 'GET',
  path: '/v1/orders/{id}/receipt',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: OrderReceipt, 202: nothing },
  errors: [resourceNotFound, invalidRequest],
})

export const updateOrder = operation({
  name: 'orders.update',
  summary: 'Update an order.',
  method: 'PATCH',
  path: '/v1/orders/{id}',
  auth: 'accessToken',
  params: { id: segment },
  body: json(OrderUpdate, 'orderUpdate'),
  success: { 200: Order },
  errors: [resourceNotFound, invalidRequest],
})

export const createOrder = operation({
  name: 'orders.create',
  summary: 'Create a draft order.',
  method: 'POST',
  path: '/v1/orders/',
  auth: 'accessToken',
  body: json(OrderCreate),
  success: { 201: Order },
  errors: [invalidRequest],
})

export const finalizeOrder = operation({
  name: 'orders.finalize',
  summary: 'Finalize a draft order.',
  method: 'POST',
  path: '/v1/orders/{id}/finalize',
  auth: 'accessToken',
  params: { id: segment },
  body: json(OrderFinalize, 'orderFinalize'),
  success: { 200: Order },
  errors: [
    paymentFailed,
    paymentActionRequired,
    offSessionChargesNotEnabled,
    organizationNotReadyForPayments,
    resourceNotFound,
    orderNotDraft,
    invalidRequest,
  ],
})

export const generateOrderInvoice = operation({
  name: 'orders.generateInvoice',
  summary: "Generate an order's invoice.",
  method: 'POST',
  path: '/v1/orders/{id}/invoice',
  auth: 'accessToken',
  params: { id: segment },
  success: { 202: unknown },
  errors: [resourceNotFound, orderNotEligibleForInvoice, missingInvoiceBillingDetails],
})
