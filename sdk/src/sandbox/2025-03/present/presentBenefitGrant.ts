import type { BenefitGrant } from '../../../2025-03/benefits.ts'
import type { CustomerBenefitGrant } from '../../../2025-03/customerPortal/benefitGrants.ts'
import type { BenefitGrantRow } from '../../store/BenefitRow.ts'
import type { World } from '../../World.ts'
import {
  activeFiles,
  discordGrant,
  grantProperties,
  licenseKeyGrant,
  repositoryGrant,
} from '../../rules/grantProperties.ts'
import { presentBenefit } from './presentBenefit.ts'
import { presentCustomer, presentPortalCustomer } from './presentCustomer.ts'
import { related } from '../../store/related.ts'

/** A grant as the merchant sees it. */
export const presentBenefitGrant = (world: World, row: BenefitGrantRow): BenefitGrant => {
  const customer = related(world, 'customers', row.customerId)
  return {
    ...row,
    ...stateOf(row),
    userId: customer.userId,
    customer: presentCustomer(world, customer),
    properties: grantProperties(world, related(world, 'benefits', row.benefitId), row),
  }
}

/** A grant as its customer sees it. */
export const presentCustomerBenefitGrant = (
  world: World,
  row: BenefitGrantRow,
): CustomerBenefitGrant => {
  const benefit = presentBenefit(world, related(world, 'benefits', row.benefitId))
  const organization = related(world, 'organizations', benefit.organizationId)
  const customer = presentPortalCustomer(world, related(world, 'customers', row.customerId))
  const grant = { ...row, ...stateOf(row), customer }
  switch (benefit.type) {
    case 'custom':
      return { ...grant, benefit: { ...benefit, organization }, properties: {} }
    case 'discord': {
      const properties = discordGrant(benefit, row)
      return { ...grant, benefit: { ...benefit, organization }, properties }
    }
    case 'github_repository': {
      const properties = repositoryGrant(benefit, row)
      return { ...grant, benefit: { ...benefit, organization }, properties }
    }
    case 'downloadables': {
      const offered = { activeFiles: activeFiles(benefit.properties) }
      const properties = { files: row.fileIds }
      return { ...grant, benefit: { ...benefit, organization, properties: offered }, properties }
    }
    case 'license_keys': {
      const properties = licenseKeyGrant(world, row)
      return { ...grant, benefit: { ...benefit, organization }, properties }
    }
  }
}

const stateOf = ({ grantedAt, revokedAt }: BenefitGrantRow) => ({
  isGranted: grantedAt !== null,
  isRevoked: revokedAt !== null,
})
