import type { CheckoutDiscount, Discount, DiscountBase } from '../../../2025-03/discounts.ts'
import type { DiscountRow } from '../../store/DiscountRow.ts'
import type { World } from '../../World.ts'
import { related } from '../../store/related.ts'
import { withKnownInterval } from './withKnownInterval.ts'

/** A discount as its merchant sees it. */
export const presentWholeDiscount = (world: World, row: DiscountRow): Discount => {
  const products = row.productIds.map((id) => withKnownInterval(related(world, 'products', id)))
  return { ...withTerms(row), products }
}

/** A discount as part of other entities; null if it has been deleted. */
const presentDiscount = (world: World, id: string): DiscountBase | null => {
  const row = world.state.discounts.get(id)
  return row && !row.deletedAt ? withTerms(row) : null
}

/** The discount with this id; null if the id is null or the discount has been deleted. */
export const presentedDiscount = (world: World, id: string | null): DiscountBase | null =>
  id === null ? null : presentDiscount(world, id)

/** A discount as buyers see it; null if it has been deleted. */
export const presentCheckoutDiscount = (world: World, id: string): CheckoutDiscount | null =>
  presentDiscount(world, id)

const withTerms = (row: DiscountRow): Exclude<DiscountBase, { readonly isUnknown: true }> => {
  const { type, amount, currency, basisPoints, duration, durationInMonths, ...rest } = row
  const lasting =
    duration === 'repeating'
      ? { duration: 'repeating' as const, durationInMonths: durationInMonths ?? 1 }
      : { duration }
  return type === 'percentage'
    ? { ...rest, ...lasting, type: 'percentage', basisPoints: basisPoints ?? 0 }
    : { ...rest, ...lasting, type: 'fixed', amount: amount ?? 0, currency: currency ?? 'usd' }
}
