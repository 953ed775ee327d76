import { string } from '../../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../../codec/query.ts'
import * as endpoints from '../endpoints/customerPortal/benefitGrants.ts'
import { BenefitType } from '../entities/enums.ts'
import { CustomerBenefitGrant } from '../entities/portalBenefitGrant.ts'
import { CustomerBenefitGrantUpdate } from '../entities/portalBenefitGrantUpdate.ts'
import { json, listOperation, operation } from '../operation.ts'

export * from '../entities/enums.ts'
export * from '../entities/portalBenefitGrant.ts'
export * from '../entities/portalBenefitGrantUpdate.ts'

export const listCustomerBenefitGrants = listOperation({
  ...endpoints.listCustomerBenefitGrants,
  query: {
    query: filter(string),
    type: anyOf(BenefitType),
    benefitId: anyOf(string),
    checkoutId: anyOf(string),
    orderId: anyOf(string),
    subscriptionId: anyOf(string),
    memberId: anyOf(string),
    sorting: sortedBy('granted_at', 'type', 'organization', 'product_benefit'),
  },
  items: CustomerBenefitGrant,
})

export const getCustomerBenefitGrant = operation({
  ...endpoints.getCustomerBenefitGrant,
  success: { 200: CustomerBenefitGrant },
})

export const updateCustomerBenefitGrant = operation({
  ...endpoints.updateCustomerBenefitGrant,
  body: json(CustomerBenefitGrantUpdate, 'customerBenefitGrantUpdate'),
  success: { 200: CustomerBenefitGrant },
})
