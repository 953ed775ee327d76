import type { BenefitRow, MeterCreditRow } from '../store/BenefitRow.ts'

/** A benefit in the terms of 2025-03, which has no credits for meters: one is a custom benefit there. */
export const presentBenefit = (row: BenefitRow): Exclude<BenefitRow, MeterCreditRow> =>
  row.type === 'meter_credit'
    ? { ...row, type: 'custom', properties: { note: null }, isTaxApplicable: false }
    : row
