import { segment } from '../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listSubscriptions = {
  name: 'subscriptions.list',
  summary: 'List subscriptions.',
  path: '/v1/subscriptions/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getSubscription = {
  name: 'subscriptions.get',
  summary: 'Get a subscription by its id.',
  method: 'GET',
  path: '/v1/subscriptions/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateSubscription = {
  name: 'subscriptions.update',
  summary: 'Update a subscription, or cancel it.',
  method: 'PATCH',
  path: '/v1/subscriptions/{id}',
  auth: 'accessToken',
  params: { id: segment },
} as const satisfies Endpoint

export const revokeSubscription = {
  name: 'subscriptions.revoke',
  summary: 'Revoke a subscription immediately.',
  method: 'DELETE',
  path: '/v1/subscriptions/{id}',
  auth: 'accessToken',
  params: { id: segment },
} as const satisfies Endpoint

export const exportSubscriptions = {
  name: 'subscriptions.export',
  summary: 'Export subscriptions as CSV.',
  method: 'GET',
  path: '/v1/subscriptions/export',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint
