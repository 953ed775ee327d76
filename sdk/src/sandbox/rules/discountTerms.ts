import type { DiscountRow } from '../store/DiscountRow.ts'

type Worth = Pick<DiscountRow, 'type' | 'amount' | 'basisPoints'>

/** The discount on an amount, both in the currency's smallest unit: from 0 up to the amount. */
export const worthOf = ({ type, amount, basisPoints }: Worth, charged: number): number => {
  const off =
    type === 'percentage' ? Math.round((charged * (basisPoints ?? 0)) / 10_000) : (amount ?? 0)
  return Math.max(0, Math.min(off, charged))
}

type Lasting = Pick<DiscountRow, 'duration' | 'durationInMonths'>

/**
 * Whether a discount that was redeemed with the first charge applies to a later one too. `cycle`
 * counts charges from 1; `months` is the time since the first one.
 */
export const appliesTo = (
  { duration, durationInMonths }: Lasting,
  { cycle, months }: { readonly cycle: number; readonly months: number },
): boolean => {
  if (duration === 'forever' || cycle <= 1) return true
  return duration === 'repeating' && months < (durationInMonths ?? 0)
}

type Limited = Pick<
  DiscountRow,
  'startsAt' | 'endsAt' | 'maxRedemptions' | 'redemptionsCount' | 'deletedAt'
>

/** Whether a discount can be redeemed: not deleted, within its dates, and below its limit. */
export const isRedeemable = (
  { startsAt, endsAt, maxRedemptions, redemptionsCount, deletedAt }: Limited,
  now: Date,
): boolean =>
  deletedAt === null &&
  (startsAt === null || startsAt <= now) &&
  (endsAt === null || now < endsAt) &&
  (maxRedemptions === null || redemptionsCount < maxRedemptions)

/** Whether a discount applies to a product. */
export const isForProduct = (
  { productIds }: Pick<DiscountRow, 'productIds'>,
  productId: string,
): boolean => productIds.length === 0 || productIds.includes(productId)
