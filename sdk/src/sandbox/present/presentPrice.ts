import type { ProductPrice } from '../../shared/entities/price.ts'
import { related } from '../store/related.ts'
import { countableOf } from '../rules/quantities.ts'
import type { PriceRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** A price with the fields of its kind. A free product has a fixed price of zero. */
export const presentPrice = (world: World, row: PriceRow): ProductPrice => {
  const price = { ...row, source: 'catalog', taxBehavior: null }
  const countable = countableOf(row)
  if (countable && row.seatTiers) {
    const { min, max } = countable
    const seatTiers = { ...row.seatTiers, minimumSeats: min, maximumSeats: max }
    return { ...price, amountType: 'seat_based', seatTiers }
  }
  if (row.meterId !== null) {
    const { meterId, unitAmount, tiers } = row
    const metered = { ...price, meterId, meter: related(world, 'meters', meterId) }
    return tiers
      ? { ...metered, amountType: 'metered_tiers', tiers }
      : { ...metered, amountType: 'metered_unit', unitAmount: unitAmount ?? '0' }
  }
  if (countable && row.tiers) {
    return { ...price, amountType: 'unit_based', tiers: row.tiers, maximumUnits: countable.max }
  }
  return row.amountType === 'custom'
    ? { ...price, amountType: 'custom', minimumAmount: row.minimumAmount ?? 0 }
    : { ...price, amountType: 'fixed', priceAmount: row.priceAmount ?? 0 }
}
