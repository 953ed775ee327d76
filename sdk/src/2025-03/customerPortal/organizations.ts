import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import * as endpoints from '../endpoints/customerPortal/organizations.ts'
import { ProductOffer, productOfferFields } from '../entities/product.ts'
import { operation } from '../operation.ts'
import { Organization } from '../organizations.ts'

const customerOrganization = entity('CustomerOrganization', {
  organization: Organization,
  products: list(ProductOffer),
})
/** A merchant with their products. */
export interface CustomerOrganization extends t.TypeOf<typeof customerOrganization> {}
export const CustomerOrganization: Codec<CustomerOrganization> = customerOrganization

const customerProduct = entity('CustomerProduct', {
  ...productOfferFields,
  organization: Organization,
})
/** A product that the customer has bought, and its merchant. */
export interface CustomerProduct extends t.TypeOf<typeof customerProduct> {}
export const CustomerProduct: Codec<CustomerProduct> = customerProduct

export const getCustomerOrganization = operation({
  ...endpoints.getCustomerOrganization,
  success: { 200: CustomerOrganization },
})
