import type { BenefitRow, FeatureFlagRow, MeterCreditRow } from '../store/BenefitRow.ts'

type Known = Exclude<BenefitRow, MeterCreditRow | FeatureFlagRow>

/** A benefit in the terms of 2025-03: one of a type that came later is a custom benefit there. */
export const presentBenefit = (row: BenefitRow): Known =>
  row.type === 'meter_credit' || row.type === 'feature_flag'
    ? { ...row, type: 'custom', properties: { note: null }, isTaxApplicable: false }
    : row
