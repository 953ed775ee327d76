import type { CheckoutDiscount } from '../../shared/entities/checkoutDiscount.ts'
import type { Discount, DiscountBase } from '../../shared/entities/discount.ts'
import type { Unknown } from '../../codec/union.ts'
import { related } from '../store/related.ts'
import type { DiscountRow } from '../store/DiscountRow.ts'
import type { World } from '../World.ts'
import { presentProductFields } from './presentProduct.ts'

/** A discount as its merchant sees it. */
export const presentWholeDiscount = (world: World, row: DiscountRow): Discount => ({
  ...withTerms(row),
  products: row.productIds.map((id) => presentProductFields(related(world, 'products', id))),
})

/** The discount with this id; null if the id is null or the discount has been deleted. */
export const presentedDiscount = (world: World, id: string | null): KnownDiscount | null => {
  const row = id === null ? undefined : world.state.discounts.get(id)
  return row && !row.deletedAt ? withTerms(row) : null
}

type KnownDiscount = Exclude<DiscountBase & CheckoutDiscount, Unknown>

const withTerms = (row: DiscountRow): KnownDiscount => {
  const { amount, currency, basisPoints, duration, durationInMonths, ...rest } = row
  const lasting =
    duration === 'repeating'
      ? { duration: 'repeating' as const, durationInMonths: durationInMonths ?? 1 }
      : { duration }
  if (row.type === 'percentage') {
    return { ...rest, ...lasting, type: 'percentage', basisPoints: basisPoints ?? 0 }
  }
  const fixed = { amount: amount ?? 0, currency: currency ?? 'usd' }
  return {
    ...rest,
    ...lasting,
    ...fixed,
    type: 'fixed',
    amounts: { [fixed.currency]: fixed.amount },
  }
}
