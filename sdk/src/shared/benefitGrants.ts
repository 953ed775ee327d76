import { string } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import { invalidRequest } from '../documentedErrors.ts'
import { BenefitGrant } from './entities/benefitGrant.ts'
import { listOperation } from './operation.ts'

export * from './entities/benefitGrant.ts'

export const listAllBenefitGrants = listOperation({
  name: 'benefitGrants.list',
  summary: 'List benefit grants.',
  path: '/v1/benefit-grants/',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
    isGranted: filter(queryBoolean),
    sorting: sortedBy('created_at', 'granted_at', 'revoked_at'),
  },
  items: BenefitGrant,
  errors: [invalidRequest],
})
