import type { Benefit } from '../../../2025-03/benefits.ts'
import type { BenefitRow } from '../../store/BenefitRow.ts'
import type { World } from '../../World.ts'

type Known = Exclude<Benefit, { readonly isUnknown: true }>

/** A benefit as 2025-03 shows it: one of a later type is shown as a custom benefit. */
export const presentBenefit = (_: World, row: BenefitRow): Known => {
  switch (row.type) {
    case 'meter_credit':
    case 'feature_flag':
    case 'slack_shared_channel':
      return { ...row, type: 'custom', properties: { note: null }, isTaxApplicable: false }
    case 'custom':
      return { ...row, isTaxApplicable: false }
    default:
      return row
  }
}
