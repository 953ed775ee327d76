import type { ProductPrice } from '../../../2025-03/products.ts'
import { priceOfQuantities } from '../../rules/quantities.ts'
import type { PriceRow } from '../../store/rows.ts'
import { withKnownInterval } from './withKnownInterval.ts'

/** A price with the fields of its kind. */
export const presentPrice = (row: PriceRow): ProductPrice => {
  const { priceAmount, minimumAmount, maximumAmount, presetAmount, amountType, ...price } =
    withKnownInterval(row)
  // 2025-03 has no per-seat or per-unit prices, so this is the price of the minimum number.
  const leastAmount = priceOfQuantities(row, {})
  if (leastAmount !== undefined) {
    return { ...price, amountType: 'fixed', priceAmount: leastAmount }
  }
  switch (amountType) {
    case 'fixed':
    case 'metered_unit':
    case 'metered_tiers':
      return { ...price, amountType: 'fixed', priceAmount: priceAmount ?? 0 }
    case 'custom':
      return { ...price, amountType, minimumAmount, maximumAmount, presetAmount }
    default:
      return { ...price, amountType: 'free' }
  }
}
