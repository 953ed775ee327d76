import { segment } from '../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listDiscounts = {
  name: 'discounts.list',
  summary: 'List discounts.',
  path: '/v1/discounts/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const createDiscount = {
  name: 'discounts.create',
  summary: 'Create a discount.',
  method: 'POST',
  path: '/v1/discounts/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getDiscount = {
  name: 'discounts.get',
  summary: 'Get a discount by its id.',
  method: 'GET',
  path: '/v1/discounts/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateDiscount = {
  name: 'discounts.update',
  summary: 'Update a discount.',
  method: 'PATCH',
  path: '/v1/discounts/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const deleteDiscount = {
  name: 'discounts.delete',
  summary: 'Delete a discount.',
  method: 'DELETE',
  path: '/v1/discounts/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint
