import type { ProductPrice } from '../../../2025-03/products.ts'
import { priceOfSeats, seatRange } from '../../rules/seatPrices.ts'
import type { PriceRow } from '../../store/rows.ts'
import { withKnownInterval } from './withKnownInterval.ts'

/** A price with the fields of its kind. */
export const presentPrice = (row: PriceRow): ProductPrice => {
  const {
    priceAmount,
    minimumAmount,
    maximumAmount,
    presetAmount,
    amountType,
    seatTiers,
    ...price
  } = withKnownInterval(row)
  if (seatTiers) {
    // 2025-03 has no per-seat prices, so this is the price of the minimum number of seats.
    const priceAmount = priceOfSeats(seatTiers, seatRange(seatTiers).min)
    return { ...price, amountType: 'fixed', priceAmount }
  }
  switch (amountType) {
    case 'fixed':
    case 'metered_unit':
      return { ...price, amountType: 'fixed', priceAmount: priceAmount ?? 0 }
    case 'custom':
      return { ...price, amountType, minimumAmount, maximumAmount, presetAmount }
    default:
      return { ...price, amountType: 'free' }
  }
}
