import { CustomerPaymentMethodCreate } from '../entities/portalCustomerParts.ts'
import { nothing, string, unknown } from '../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import * as endpoints from '../endpoints/customerPortal/customers.ts'
import {
  customerNotReady,
  paymentMethodInUseByActiveSubscription,
  paymentMethodSetupFailed,
} from '../documentedErrors.ts'
import {
  CustomerEmailUpdateRequest,
  CustomerEmailUpdateVerifyRequest,
  CustomerEmailUpdateVerifyResponse,
} from '../entities/customer.ts'
import {
  CustomerPaymentMethod,
  CustomerPaymentMethodConfirm,
  CustomerPaymentMethodCreateResponse,
} from '../entities/payment.ts'
import { CustomerPortalCustomer, CustomerPortalCustomerUpdate } from '../entities/portalCustomer.ts'
import { json, listOperation, operation } from '../operation.ts'

export * from '../entities/portalCustomer.ts'
export * from '../entities/payment.ts'
export * from '../entities/customer.ts'
export { CustomerPaymentMethodCreate } from '../entities/portalCustomerParts.ts'

export const deletePaymentMethod = operation({
  ...endpoints.deletePaymentMethod,
  success: { 204: nothing },
  errors: [paymentMethodInUseByActiveSubscription, resourceNotFound, invalidRequest],
})

export const getPortalCustomer = operation({
  ...endpoints.getPortalCustomer,
  success: { 200: CustomerPortalCustomer },
})

export const checkEmailUpdate = operation({
  name: 'customerPortal.customers.checkEmailUpdate',
  summary: 'Check the token of an email change.',
  method: 'GET',
  path: '/v1/customer-portal/customers/me/email-update/check',
  auth: 'none',
  query: {
    token: string,
  },
  success: { 204: nothing },
  errors: [invalidRequest],
})

export const listPaymentMethods = listOperation({
  ...endpoints.listPaymentMethods,
  items: CustomerPaymentMethod,
})

export const updatePortalCustomer = operation({
  ...endpoints.updatePortalCustomer,
  body: json(CustomerPortalCustomerUpdate),
  success: { 200: CustomerPortalCustomer },
})

export const requestEmailUpdate = operation({
  name: 'customerPortal.customers.requestEmailUpdate',
  summary: "Request a change to the customer's email.",
  method: 'POST',
  path: '/v1/customer-portal/customers/me/email-update/request',
  auth: 'customerSession',
  body: json(CustomerEmailUpdateRequest),
  success: { 202: unknown },
  errors: [invalidRequest],
})

export const verifyEmailUpdate = operation({
  name: 'customerPortal.customers.verifyEmailUpdate',
  summary: "Confirm a change to the customer's email with its token.",
  method: 'POST',
  path: '/v1/customer-portal/customers/me/email-update/verify',
  auth: 'none',
  body: json(CustomerEmailUpdateVerifyRequest),
  success: { 200: CustomerEmailUpdateVerifyResponse },
  errors: [],
})

export const addPaymentMethod = operation({
  ...endpoints.addPaymentMethod,
  body: json(CustomerPaymentMethodCreate),
  success: { 201: CustomerPaymentMethodCreateResponse },
  errors: [paymentMethodSetupFailed, invalidRequest],
})

export const confirmPaymentMethod = operation({
  name: 'customerPortal.customers.confirmPaymentMethod',
  summary: 'Confirm a payment method.',
  method: 'POST',
  path: '/v1/customer-portal/customers/me/payment-methods/confirm',
  auth: 'customerSession',
  body: json(CustomerPaymentMethodConfirm),
  success: { 201: CustomerPaymentMethodCreateResponse },
  errors: [customerNotReady, invalidRequest],
})
