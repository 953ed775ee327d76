import { segment } from '../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listMeters = {
  name: 'meters.list',
  summary: 'List meters.',
  path: '/v1/meters/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const createMeter = {
  name: 'meters.create',
  summary: 'Create a meter.',
  method: 'POST',
  path: '/v1/meters/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getMeter = {
  name: 'meters.get',
  summary: 'Get a meter by its id.',
  method: 'GET',
  path: '/v1/meters/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateMeter = {
  name: 'meters.update',
  summary: 'Update a meter.',
  method: 'PATCH',
  path: '/v1/meters/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const getMeterQuantities = {
  name: 'meters.quantities',
  summary: "Get a meter's quantities in a time range, by interval.",
  method: 'GET',
  path: '/v1/meters/{id}/quantities',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint
