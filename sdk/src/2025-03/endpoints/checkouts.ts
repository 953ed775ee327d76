import { segment } from '../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listCheckouts = {
  name: 'checkouts.list',
  summary: 'List checkout sessions.',
  path: '/v1/checkouts/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const createCheckout = {
  name: 'checkouts.create',
  summary: 'Create a checkout session.',
  method: 'POST',
  path: '/v1/checkouts/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getCheckout = {
  name: 'checkouts.get',
  summary: 'Get a checkout session by its id.',
  method: 'GET',
  path: '/v1/checkouts/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateCheckout = {
  name: 'checkouts.update',
  summary: 'Update a checkout session.',
  method: 'PATCH',
  path: '/v1/checkouts/{id}',
  auth: 'accessToken',
  params: { id: segment },
} as const satisfies Endpoint

export const getClientCheckout = {
  name: 'checkouts.clientGet',
  summary: 'Get a checkout session as its buyer.',
  method: 'GET',
  path: '/v1/checkouts/client/{client_secret}',
  auth: 'none',
  params: { clientSecret: segment },
} as const satisfies Endpoint

export const updateClientCheckout = {
  name: 'checkouts.clientUpdate',
  summary: 'Update a checkout session as its buyer.',
  method: 'PATCH',
  path: '/v1/checkouts/client/{client_secret}',
  auth: 'none',
  params: { clientSecret: segment },
} as const satisfies Endpoint

export const confirmClientCheckout = {
  name: 'checkouts.clientConfirm',
  summary: 'Confirm a checkout session as its buyer.',
  method: 'POST',
  path: '/v1/checkouts/client/{client_secret}/confirm',
  auth: 'none',
  params: { clientSecret: segment },
} as const satisfies Endpoint
