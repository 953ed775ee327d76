import { segment } from '../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listCustomers = {
  name: 'customers.list',
  summary: 'List customers.',
  path: '/v1/customers/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const createCustomer = {
  name: 'customers.create',
  summary: 'Create a customer.',
  method: 'POST',
  path: '/v1/customers/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getCustomer = {
  name: 'customers.get',
  summary: 'Get a customer by its id.',
  method: 'GET',
  path: '/v1/customers/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateCustomer = {
  name: 'customers.update',
  summary: 'Update a customer.',
  method: 'PATCH',
  path: '/v1/customers/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const deleteCustomer = {
  name: 'customers.delete',
  summary: 'Delete a customer, cancel their subscriptions and revoke their benefits.',
  method: 'DELETE',
  path: '/v1/customers/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const getCustomerState = {
  name: 'customers.getState',
  summary: "Get a customer's state.",
  method: 'GET',
  path: '/v1/customers/{id}/state',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const getExternalCustomer = {
  name: 'customers.getExternal',
  summary: 'Get a customer by external id.',
  method: 'GET',
  path: '/v1/customers/external/{external_id}',
  auth: 'accessToken',
  params: { externalId: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateExternalCustomer = {
  name: 'customers.updateExternal',
  summary: 'Update a customer by external id.',
  method: 'PATCH',
  path: '/v1/customers/external/{external_id}',
  auth: 'accessToken',
  params: { externalId: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const deleteExternalCustomer = {
  name: 'customers.deleteExternal',
  summary: 'Delete a customer by external id.',
  method: 'DELETE',
  path: '/v1/customers/external/{external_id}',
  auth: 'accessToken',
  params: { externalId: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const getExternalCustomerState = {
  name: 'customers.getStateExternal',
  summary: "Get a customer's state by external id.",
  method: 'GET',
  path: '/v1/customers/external/{external_id}/state',
  auth: 'accessToken',
  params: { externalId: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint
