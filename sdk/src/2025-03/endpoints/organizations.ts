import { segment } from '../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listOrganizations = {
  name: 'organizations.list',
  summary: 'List organizations.',
  path: '/v1/organizations/',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const createOrganization = {
  name: 'organizations.create',
  summary: 'Create an organization.',
  method: 'POST',
  path: '/v1/organizations/',
  auth: 'accessToken',
} as const satisfies Endpoint

export const getOrganization = {
  name: 'organizations.get',
  summary: 'Get an organization by its id.',
  method: 'GET',
  path: '/v1/organizations/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateOrganization = {
  name: 'organizations.update',
  summary: 'Update an organization.',
  method: 'PATCH',
  path: '/v1/organizations/{id}',
  auth: 'accessToken',
  params: { id: segment },
} as const satisfies Endpoint
