import { segment } from '../../../codec/primitives.ts'
import { invalidRequest, resourceNotFound } from '../../../documentedErrors.ts'
import type { Endpoint } from '../../../Endpoint.ts'

export const getCustomerOrganization = {
  name: 'customerPortal.organizations.get',
  summary: 'Get a merchant and their products by slug.',
  method: 'GET',
  path: '/v1/customer-portal/organizations/{slug}',
  auth: 'accessToken',
  params: { slug: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint
