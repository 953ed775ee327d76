import { optional } from '../codec/entity.ts'
import { metadataQuery } from '../codec/metadata.ts'
import { nothing, segment, string, unknown } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import { invalidRequest, resourceNotFound } from '../documentedErrors.ts'
import * as endpoints from './endpoints/customers.ts'
import {
  Customer,
  CustomerCreate,
  CustomerUpdate,
  CustomerUpdateExternalID,
} from './entities/customer.ts'
import { CustomerState } from './entities/customerState.ts'
import { PaymentMethod } from './entities/payment.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/customer.ts'
export * from './entities/payment.ts'
export * from './entities/customerState.ts'

export const deleteExternalCustomer = operation({
  ...endpoints.deleteExternalCustomer,
  query: {
    anonymize: optional(queryBoolean),
  },
  success: { 204: nothing },
})

export const deleteCustomer = operation({
  ...endpoints.deleteCustomer,
  query: {
    anonymize: optional(queryBoolean),
  },
  success: { 204: nothing },
})

export const listCustomers = listOperation({
  ...endpoints.listCustomers,
  query: {
    organizationId: anyOf(string),
    email: filter(string),
    query: filter(string),
    active: filter(queryBoolean),
    sorting: sortedBy('created_at', 'email', 'name'),
    metadata: filter(metadataQuery),
  },
  items: Customer,
})

export const exportCustomers = operation({
  name: 'customers.export',
  summary: 'Export customers as CSV.',
  method: 'GET',
  path: '/v1/customers/export',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
  },
  success: { 200: unknown },
  errors: [invalidRequest],
})

export const getExternalCustomer = operation({
  ...endpoints.getExternalCustomer,
  success: { 200: Customer },
})

export const listExternalCustomerPaymentMethods = listOperation({
  name: 'customers.listPaymentMethodsExternal',
  summary: "List a customer's payment methods by external id.",
  path: '/v1/customers/external/{external_id}/payment-methods',
  auth: 'accessToken',
  params: { externalId: segment },
  items: PaymentMethod,
  errors: [resourceNotFound, invalidRequest],
})

export const getExternalCustomerState = operation({
  ...endpoints.getExternalCustomerState,
  success: { 200: CustomerState },
})

export const getCustomer = operation({
  ...endpoints.getCustomer,
  success: { 200: Customer },
})

export const listCustomerPaymentMethods = listOperation({
  name: 'customers.listPaymentMethods',
  summary: "List a customer's payment methods.",
  path: '/v1/customers/{id}/payment-methods',
  auth: 'accessToken',
  params: { id: segment },
  items: PaymentMethod,
  errors: [resourceNotFound, invalidRequest],
})

export const getCustomerState = operation({
  ...endpoints.getCustomerState,
  success: { 200: CustomerState },
})

export const updateExternalCustomer = operation({
  ...endpoints.updateExternalCustomer,
  body: json(CustomerUpdateExternalID, 'customerUpdate'),
  success: { 200: Customer },
})

export const updateCustomer = operation({
  ...endpoints.updateCustomer,
  body: json(CustomerUpdate, 'customerUpdate'),
  success: { 200: Customer },
})

export const createCustomer = operation({
  ...endpoints.createCustomer,
  body: json(CustomerCreate),
  success: { 201: Customer },
})
