import { segment } from '../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listCustomFields = {
  name: 'customFields.list',
  summary: 'List custom fields.',
  path: '/v1/custom-fields/',
  auth: 'accessToken',
  formerNames: { typeFilter: 'type' },
  errors: [invalidRequest],
} as const satisfies Endpoint

export const createCustomField = {
  name: 'customFields.create',
  summary: 'Create a custom field.',
  method: 'POST',
  path: '/v1/custom-fields/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getCustomField = {
  name: 'customFields.get',
  summary: 'Get a custom field by its id.',
  method: 'GET',
  path: '/v1/custom-fields/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateCustomField = {
  name: 'customFields.update',
  summary: 'Update a custom field.',
  method: 'PATCH',
  path: '/v1/custom-fields/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const deleteCustomField = {
  name: 'customFields.delete',
  summary: 'Delete a custom field.',
  method: 'DELETE',
  path: '/v1/custom-fields/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint
