import * as endpoints from '../endpoints/customerPortal/organizations.ts'
import { CustomerOrganizationData } from '../entities/portalCustomer.ts'
import { operation } from '../operation.ts'

export * from '../entities/portalCustomer.ts'

export const getCustomerOrganization = operation({
  ...endpoints.getCustomerOrganization,
  success: { 200: CustomerOrganizationData },
})
