import * as heads from '../../operationHeads/customerPortal/organizations.ts'
import { CustomerOrganizationData } from '../entities/portalCustomer.ts'
import { operation } from '../operation.ts'

export * from '../entities/portalCustomer.ts'

export const getCustomerOrganization = operation({
  ...heads.getCustomerOrganization,
  success: { 200: CustomerOrganizationData },
})
