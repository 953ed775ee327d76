import { segment, string } from '../../codec/primitives.ts'
import { anyOf, sortedBy } from '../../codec/query.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listCheckoutLinks = {
  name: 'checkoutLinks.list',
  summary: 'List checkout links.',
  path: '/v1/checkout-links/',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
    productId: anyOf(string),
    sorting: sortedBy('created_at', 'label', 'success_url', 'allow_discount_codes'),
  },
  errors: [invalidRequest],
} as const satisfies Endpoint

export const createCheckoutLink = {
  name: 'checkoutLinks.create',
  summary: 'Create a checkout link.',
  method: 'POST',
  path: '/v1/checkout-links/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getCheckoutLink = {
  name: 'checkoutLinks.get',
  summary: 'Get a checkout link by its id.',
  method: 'GET',
  path: '/v1/checkout-links/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateCheckoutLink = {
  name: 'checkoutLinks.update',
  summary: 'Update a checkout link.',
  method: 'PATCH',
  path: '/v1/checkout-links/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const deleteCheckoutLink = {
  name: 'checkoutLinks.delete',
  summary: 'Delete a checkout link.',
  method: 'DELETE',
  path: '/v1/checkout-links/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint
