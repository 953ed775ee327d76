import { segment } from '../../../codec/primitives.ts'
import { invalidRequest } from '../../../documentedErrors.ts'
import type { Endpoint } from '../../../Endpoint.ts'

export const getPortalCustomer = {
  name: 'customerPortal.customers.get',
  summary: "Get the session's customer.",
  method: 'GET',
  path: '/v1/customer-portal/customers/me',
  auth: 'customerSession',
  errors: [],
} as const satisfies Endpoint

export const updatePortalCustomer = {
  name: 'customerPortal.customers.update',
  summary: "Update the session's customer.",
  method: 'PATCH',
  path: '/v1/customer-portal/customers/me',
  auth: 'customerSession',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const listPaymentMethods = {
  name: 'customerPortal.customers.getPaymentMethods',
  summary: "List the customer's payment methods.",
  path: '/v1/customer-portal/customers/me/payment-methods',
  auth: 'customerSession',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const addPaymentMethod = {
  name: 'customerPortal.customers.addPaymentMethod',
  summary: 'Add a payment method.',
  method: 'POST',
  path: '/v1/customer-portal/customers/me/payment-methods',
  auth: 'customerSession',
} as const satisfies Endpoint

export const deletePaymentMethod = {
  name: 'customerPortal.customers.deletePaymentMethod',
  summary: "Delete one of the customer's payment methods.",
  method: 'DELETE',
  path: '/v1/customer-portal/customers/me/payment-methods/{id}',
  auth: 'customerSession',
  params: { id: segment },
} as const satisfies Endpoint
