import type {
  BenefitGrant,
  BenefitGrantMeterCreditProperties,
} from '../../shared/entities/benefitGrant.ts'
import type { BenefitGrantWebhook } from '../../shared/entities/benefitGrantWebhook.ts'
import type { CustomerBenefitGrant } from '../../shared/entities/portalBenefitGrant.ts'
import type { GrantChange } from '../Subject.ts'
import {
  activeFiles,
  channelGrant,
  discordGrant,
  grantProperties,
  licenseKeyGrant,
  repositoryGrant,
} from '../rules/grantProperties.ts'
import { related } from '../store/related.ts'
import type { BenefitGrantRow, MeterCreditRow } from '../store/BenefitRow.ts'
import type { World } from '../World.ts'
import { presentBenefit } from './presentBenefit.ts'
import { presentCustomer } from './presentCustomer.ts'
import { presentCustomerOrganization } from './presentOrganization.ts'
import { presentPortalCustomer } from './presentPortalCustomer.ts'

/** A grant as the merchant sees it. */
export const presentBenefitGrant = (world: World, row: BenefitGrantRow): BenefitGrant => {
  const benefit = related(world, 'benefits', row.benefitId)
  return {
    ...fieldsOf(world, row),
    benefit: presentBenefit(world, benefit),
    properties: grantProperties(world, benefit, row),
  }
}

/** A grant as events report it, with the properties that it had before. */
export const presentGrantChange = (
  world: World,
  { grant: row, previousProperties }: GrantChange,
): BenefitGrantWebhook => {
  const grant = { ...fieldsOf(world, row), previousProperties }
  const found = related(world, 'benefits', row.benefitId)
  const benefit = presentBenefit(world, found)
  const properties =
    found.type === 'meter_credit' ? creditGrant(found, row) : grantProperties(world, found, row)
  // The compiler cannot tell that the properties are of the benefit's type.
  return { ...grant, benefit, properties } as BenefitGrantWebhook
}

/** A grant as its customer sees it. */
export const presentCustomerBenefitGrant = (
  world: World,
  row: BenefitGrantRow,
): CustomerBenefitGrant => {
  const found = related(world, 'benefits', row.benefitId)
  const organization = presentCustomerOrganization(
    world,
    related(world, 'organizations', found.organizationId),
  )
  const more = { isDeleted: false, organization }
  const customer = presentPortalCustomer(world, related(world, 'customers', row.customerId))
  const grant = { ...row, ...stateOf(row), customer }
  switch (found.type) {
    case 'custom':
      return { ...grant, benefit: { ...found, ...more }, properties: {} }
    case 'feature_flag':
      return { ...grant, benefit: { ...found, ...more }, properties: {} }
    case 'discord':
      return { ...grant, benefit: { ...found, ...more }, properties: discordGrant(found, row) }
    case 'github_repository':
      return { ...grant, benefit: { ...found, ...more }, properties: repositoryGrant(found, row) }
    case 'downloadables': {
      const benefit = {
        ...found,
        ...more,
        properties: { activeFiles: activeFiles(found.properties) },
      }
      return { ...grant, benefit, properties: { files: row.fileIds } }
    }
    case 'license_keys': {
      const properties = licenseKeyGrant(world, row)
      return { ...grant, benefit: { ...found, ...more }, properties }
    }
    case 'meter_credit':
      return { ...grant, benefit: { ...found, ...more }, properties: creditGrant(found, row) }
    case 'slack_shared_channel':
      return {
        ...grant,
        benefit: { ...found, ...more, properties: {} },
        properties: channelGrant(found, row),
      }
  }
}

const creditGrant = (
  { properties: { meterId } }: MeterCreditRow,
  { creditedUnits, creditedAt }: BenefitGrantRow,
): BenefitGrantMeterCreditProperties =>
  creditedUnits === null || creditedAt === null
    ? {}
    : {
        lastCreditedMeterId: meterId,
        lastCreditedUnits: creditedUnits,
        lastCreditedAt: creditedAt.toISOString(),
      }

const fieldsOf = (world: World, row: BenefitGrantRow) => ({
  ...row,
  ...stateOf(row),
  customer: presentCustomer(world, related(world, 'customers', row.customerId)),
})

const stateOf = ({ grantedAt, revokedAt }: BenefitGrantRow) => ({
  isGranted: grantedAt !== null,
  isRevoked: revokedAt !== null,
})
