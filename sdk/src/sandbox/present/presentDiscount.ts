import type { CheckoutDiscount, Discount, DiscountBase } from '../../discounts.ts'
import type { DiscountRow } from '../store/DiscountRow.ts'
import type { World } from '../World.ts'
import { related } from './related.ts'

/** A discount as its merchant sees it. */
export const presentWholeDiscount = (world: World, row: DiscountRow): Discount => {
  const products = row.productIds.map((id) => related(world, 'products', id))
  return { ...ofItsKind(row), products }
}

/** A discount as other entities show it; null when it has been deleted. */
export const presentDiscount = (world: World, id: string): DiscountBase | null => {
  const row = world.state.discounts.get(id)
  return row && !row.deletedAt ? ofItsKind(row) : null
}

/** The discount of a row, or null where it has none (any more). */
export const presentedDiscount = (world: World, id: string | null): DiscountBase | null =>
  id === null ? null : presentDiscount(world, id)

/** A discount as buyers see it; null when it has been deleted. */
export const presentCheckoutDiscount = (world: World, id: string): CheckoutDiscount | null =>
  presentDiscount(world, id)

const ofItsKind = (row: DiscountRow): Exclude<DiscountBase, { readonly isUnknown: true }> => {
  const { type, amount, currency, basisPoints, duration, durationInMonths, ...rest } = row
  const lasting =
    duration === 'repeating'
      ? { duration: 'repeating' as const, durationInMonths: durationInMonths ?? 1 }
      : { duration }
  return type === 'percentage'
    ? { ...rest, ...lasting, type: 'percentage', basisPoints: basisPoints ?? 0 }
    : { ...rest, ...lasting, type: 'fixed', amount: amount ?? 0, currency: currency ?? 'usd' }
}
