import type { ProductPrice } from '../../products.ts'
import type { PriceRow } from '../store/rows.ts'

/** A price with the fields of its kind. */
export const presentPrice = (row: PriceRow): ProductPrice => {
  const { priceAmount, minimumAmount, maximumAmount, presetAmount, amountType, ...price } = row
  switch (amountType) {
    case 'fixed':
      return { ...price, amountType, priceAmount: priceAmount ?? 0 }
    case 'custom':
      return { ...price, amountType, minimumAmount, maximumAmount, presetAmount }
    default:
      return { ...price, amountType: 'free' }
  }
}
