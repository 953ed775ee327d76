import { segment } from '../../../codec/primitives.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../../../documentedErrors.ts'
import type { Endpoint } from '../../../Endpoint.ts'

export const listCustomerBenefitGrants = {
  name: 'customerPortal.benefitGrants.list',
  summary: "List the customer's benefits.",
  path: '/v1/customer-portal/benefit-grants/',
  auth: 'customerSession',
  formerNames: { typeFilter: 'type' },
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getCustomerBenefitGrant = {
  name: 'customerPortal.benefitGrants.get',
  summary: "Get one of the customer's benefits.",
  method: 'GET',
  path: '/v1/customer-portal/benefit-grants/{id}',
  auth: 'customerSession',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateCustomerBenefitGrant = {
  name: 'customerPortal.benefitGrants.update',
  summary: "Choose the account for one of the customer's benefits.",
  method: 'PATCH',
  path: '/v1/customer-portal/benefit-grants/{id}',
  auth: 'customerSession',
  params: { id: segment },
  errors: [notPermitted, resourceNotFound, invalidRequest],
} as const satisfies Endpoint
