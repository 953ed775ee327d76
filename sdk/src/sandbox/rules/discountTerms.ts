import type { DiscountRow } from '../store/DiscountRow.ts'

type Worth = Pick<DiscountRow, 'type' | 'amount' | 'basisPoints'>

/**
 * What a discount takes off an amount, both in the currency's smallest unit: never less than nothing
 * and never more than the amount.
 */
export const worthOf = ({ type, amount, basisPoints }: Worth, charged: number): number => {
  const off =
    type === 'percentage' ? Math.round((charged * (basisPoints ?? 0)) / 10_000) : (amount ?? 0)
  return Math.max(0, Math.min(off, charged))
}

type Lasting = Pick<DiscountRow, 'duration' | 'durationInMonths'>

/**
 * Whether a discount that was redeemed with the first charge holds for a later one too. `cycle`
 * counts charges from 1, `months` is how long ago the first one was.
 */
export const holdsFor = (
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

/** Whether a discount can be redeemed: it is there, within its window, and not used up. */
export const isRedeemable = (
  { startsAt, endsAt, maxRedemptions, redemptionsCount, deletedAt }: Limited,
  now: Date,
): boolean =>
  deletedAt === null &&
  (startsAt === null || startsAt <= now) &&
  (endsAt === null || now < endsAt) &&
  (maxRedemptions === null || redemptionsCount < maxRedemptions)

/** Whether a discount is for a product. */
export const isFor = (
  { productIds }: Pick<DiscountRow, 'productIds'>,
  productId: string,
): boolean => productIds.length === 0 || productIds.includes(productId)
