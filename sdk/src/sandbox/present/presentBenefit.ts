import type { Benefit, BenefitPublic } from '../../shared/entities/benefit.ts'
import type { BenefitRow } from '../store/BenefitRow.ts'
import type { World } from '../World.ts'

type KnownBenefit = Exclude<Benefit, { readonly isUnknown: true }>

/** A benefit as its merchant sees it. */
export const presentBenefit = (_: World, row: BenefitRow): KnownBenefit => {
  const added = {
    isDeleted: false,
    visibility: 'public',
    visibilityConfigurable: false,
  }
  switch (row.type) {
    case 'discord':
      return { ...row, ...added, properties: { kickMember: false, ...row.properties } }
    case 'custom':
      return { ...row, ...added }
    case 'downloadables':
      return { ...row, ...added }
    case 'github_repository':
      return { ...row, ...added }
    case 'license_keys':
      return { ...row, ...added }
    case 'meter_credit':
      return { ...row, ...added }
    case 'feature_flag':
      return { ...row, ...added }
    case 'slack_shared_channel':
      return { ...row, ...added }
  }
}

/** A benefit as buyers see it: of its properties, only what a meter is credited. */
export const presentPublicBenefit = (row: BenefitRow): BenefitPublic => ({
  ...row,
  isDeleted: false,
  properties:
    row.type === 'meter_credit'
      ? { units: row.properties.units, meterId: row.properties.meterId }
      : undefined,
})
