import type { ProductPrice } from '../../shared/entities/price.ts'
import { related } from '../store/related.ts'
import { seatRange } from '../rules/seatPrices.ts'
import type { PriceRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** A price with the fields of its kind. A free product has a fixed price of zero. */
export const presentPrice = (world: World, row: PriceRow): ProductPrice => {
  const price = { ...row, source: 'catalog', taxBehavior: null }
  if (row.seatTiers) {
    const { min, max } = seatRange(row.seatTiers)
    const seatTiers = { ...row.seatTiers, minimumSeats: min, maximumSeats: max }
    return { ...price, amountType: 'seat_based', seatTiers }
  }
  if (row.meterId !== null) {
    const meter = related(world, 'meters', row.meterId)
    const { meterId, unitAmount, capAmount } = row
    return {
      ...price,
      amountType: 'metered_unit',
      meterId,
      unitAmount: unitAmount ?? '0',
      capAmount,
      meter,
    }
  }
  return row.amountType === 'custom'
    ? { ...price, amountType: 'custom', minimumAmount: row.minimumAmount ?? 0 }
    : { ...price, amountType: 'fixed', priceAmount: row.priceAmount ?? 0 }
}
