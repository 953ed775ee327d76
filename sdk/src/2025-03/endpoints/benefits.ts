import { segment } from '../../codec/primitives.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listBenefits = {
  name: 'benefits.list',
  summary: 'List benefits.',
  path: '/v1/benefits/',
  auth: 'accessToken',
  formerNames: { typeFilter: 'type' },
  errors: [invalidRequest],
} as const satisfies Endpoint

export const createBenefit = {
  name: 'benefits.create',
  summary: 'Create a benefit.',
  method: 'POST',
  path: '/v1/benefits/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getBenefit = {
  name: 'benefits.get',
  summary: 'Get a benefit by its id.',
  method: 'GET',
  path: '/v1/benefits/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateBenefit = {
  name: 'benefits.update',
  summary: 'Update a benefit.',
  method: 'PATCH',
  path: '/v1/benefits/{id}',
  auth: 'accessToken',
  params: { id: segment },
} as const satisfies Endpoint

export const deleteBenefit = {
  name: 'benefits.delete',
  summary: 'Delete a benefit and revoke it from every customer.',
  method: 'DELETE',
  path: '/v1/benefits/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [notPermitted, resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const listBenefitGrants = {
  name: 'benefits.grants',
  summary: "List a benefit's grants.",
  path: '/v1/benefits/{id}/grants',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint
