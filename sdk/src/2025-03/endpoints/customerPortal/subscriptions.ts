import { segment } from '../../../codec/primitives.ts'
import {
  alreadyCanceledSubscription,
  invalidRequest,
  resourceNotFound,
} from '../../../documentedErrors.ts'
import type { Endpoint } from '../../../Endpoint.ts'

export const listCustomerSubscriptions = {
  name: 'customerPortal.subscriptions.list',
  summary: "List the customer's subscriptions.",
  path: '/v1/customer-portal/subscriptions/',
  auth: 'customerSession',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getCustomerSubscription = {
  name: 'customerPortal.subscriptions.get',
  summary: "Get one of the customer's subscriptions.",
  method: 'GET',
  path: '/v1/customer-portal/subscriptions/{id}',
  auth: 'customerSession',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateCustomerSubscription = {
  name: 'customerPortal.subscriptions.update',
  summary: "Update one of the customer's subscriptions, or cancel it.",
  method: 'PATCH',
  path: '/v1/customer-portal/subscriptions/{id}',
  auth: 'customerSession',
  params: { id: segment },
} as const satisfies Endpoint

export const cancelCustomerSubscription = {
  name: 'customerPortal.subscriptions.cancel',
  summary: "Cancel one of the customer's subscriptions.",
  method: 'DELETE',
  path: '/v1/customer-portal/subscriptions/{id}',
  auth: 'customerSession',
  params: { id: segment },
  errors: [alreadyCanceledSubscription, resourceNotFound, invalidRequest],
} as const satisfies Endpoint
