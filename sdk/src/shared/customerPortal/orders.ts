import { CustomerOrderInvoice } from '../entities/portalOrderInvoice.ts'
import { nothing, segment, string, unknown } from '../../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../../codec/query.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import * as endpoints from '../endpoints/customerPortal/orders.ts'
import {
  manualRetryLimitExceeded,
  missingInvoiceBillingDetails,
  orderNotEligibleForInvoice,
  orderNotEligibleForRetry,
  paymentAlreadyInProgress,
} from '../documentedErrors.ts'
import { ProductBillingType } from '../entities/enums.ts'
import {
  CustomerOrder,
  CustomerOrderConfirmPayment,
  CustomerOrderPaymentConfirmation,
  CustomerOrderPaymentStatus,
  CustomerOrderReceipt,
  CustomerOrderUpdate,
} from '../entities/portalOrder.ts'
import { json, listOperation, operation } from '../operation.ts'

export * from '../entities/enums.ts'
export * from '../entities/portalOrder.ts'
export { CustomerOrderInvoice } from '../entities/portalOrderInvoice.ts'

export const listCustomerOrders = listOperation({
  ...endpoints.listCustomerOrders,
  query: {
    productId: anyOf(string),
    productBillingType: anyOf(ProductBillingType),
    subscriptionId: anyOf(string),
    query: filter(string),
    sorting: sortedBy('created_at', 'amount', 'net_amount', 'product', 'subscription'),
  },
  items: CustomerOrder,
})

export const getCustomerOrder = operation({
  ...endpoints.getCustomerOrder,
  success: { 200: CustomerOrder },
})

export const getCustomerOrderInvoice = operation({
  ...endpoints.getCustomerOrderInvoice,
  success: { 200: CustomerOrderInvoice },
})

export const getPaymentStatus = operation({
  name: 'customerPortal.orders.getPaymentStatus',
  summary: "Get an order's payment status.",
  method: 'GET',
  path: '/v1/customer-portal/orders/{id}/payment-status',
  auth: 'customerSession',
  params: { id: segment },
  success: { 200: CustomerOrderPaymentStatus },
  errors: [resourceNotFound, invalidRequest],
})

export const getCustomerOrderReceipt = operation({
  name: 'customerPortal.orders.receipt',
  summary: "Get the URL of an order's receipt, or nothing until it is ready.",
  method: 'GET',
  path: '/v1/customer-portal/orders/{id}/receipt',
  auth: 'customerSession',
  params: { id: segment },
  success: { 200: CustomerOrderReceipt, 202: nothing },
  errors: [resourceNotFound, invalidRequest],
})

export const updateCustomerOrder = operation({
  name: 'customerPortal.orders.update',
  summary: "Update an order's billing details.",
  method: 'PATCH',
  path: '/v1/customer-portal/orders/{id}',
  auth: 'customerSession',
  params: { id: segment },
  body: json(CustomerOrderUpdate, 'customerOrderUpdate'),
  success: { 200: CustomerOrder },
  errors: [resourceNotFound, invalidRequest],
})

export const confirmRetryPayment = operation({
  name: 'customerPortal.orders.confirmRetryPayment',
  summary: "Retry an order's payment.",
  method: 'POST',
  path: '/v1/customer-portal/orders/{id}/confirm-payment',
  auth: 'customerSession',
  params: { id: segment },
  body: json(CustomerOrderConfirmPayment, 'customerOrderConfirmPayment'),
  success: { 200: CustomerOrderPaymentConfirmation },
  errors: [
    resourceNotFound,
    paymentAlreadyInProgress,
    orderNotEligibleForRetry,
    manualRetryLimitExceeded,
  ],
})

export const generateCustomerOrderInvoice = operation({
  name: 'customerPortal.orders.generateInvoice',
  summary: "Generate an order's invoice.",
  method: 'POST',
  path: '/v1/customer-portal/orders/{id}/invoice',
  auth: 'customerSession',
  params: { id: segment },
  success: { 202: unknown },
  errors: [resourceNotFound, orderNotEligibleForInvoice, missingInvoiceBillingDetails],
})
