import type { ProductPriceSeatTiersInput } from '../../shared/entities/price.ts'
import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { TierTable } from './tiers.ts'

/** The tiers of seats as those of any quantity. The first one begins at the minimum number of seats. */
export const seatTable = ({
  seatTierType = 'volume',
  tiers,
}: ProductPriceSeatTiersInput): TierTable => {
  const sorted = tiers.toSorted((one, other) => one.minSeats - other.minSeats)
  return {
    type: seatTierType,
    start: (sorted[0]?.minSeats ?? 1) - 1,
    tiers: sorted.map(({ maxSeats, pricePerSeat }) => ({
      bound: maxSeats,
      unitAmount: String(pricePerSeat),
    })),
  }
}

/** Throws a 422 unless the tiers follow each other without gaps, and the first starts at one seat or more. */
export const checkSeatTiers = ({ tiers }: ProductPriceSeatTiersInput, loc: Location): void => {
  if (tiers.length === 0) throw invalid([...loc, 'tiers'], 'At least one tier is required.')
  const sorted = tiers.toSorted((one, other) => one.minSeats - other.minSeats)
  for (const [index, { minSeats, maxSeats }] of sorted.entries()) {
    const previous = sorted[index - 1]
    const isInOrder = previous ? previous.maxSeats === minSeats - 1 : minSeats >= 1
    if (!isInOrder || (maxSeats ?? minSeats) < minSeats) {
      throw invalid([...loc, 'tiers', index], 'Tiers must follow each other without gaps.')
    }
  }
}
