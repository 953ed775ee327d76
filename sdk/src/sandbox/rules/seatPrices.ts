import type { ProductPriceSeatTiersInput } from '../../shared/entities/price.ts'
import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'

/**
 * The price of a number of seats. With volume pricing, the tier of the last seat sets the price of all of them; with
 * graduated pricing, each costs the price of its own tier.
 */
export const priceOfSeats = (
  { seatTierType = 'volume', tiers }: ProductPriceSeatTiersInput,
  seats: number,
): number => {
  const sorted = tiers.toSorted((one, other) => one.minSeats - other.minSeats)
  if (seatTierType === 'graduated') {
    return sorted.reduce(
      (sum, { minSeats, maxSeats, pricePerSeat }) =>
        sum + pricePerSeat * Math.max(0, Math.min(seats, maxSeats ?? seats) - minSeats + 1),
      0,
    )
  }
  const tier = sorted.findLast(({ minSeats }) => minSeats <= seats) ?? sorted[0]
  return seats * (tier?.pricePerSeat ?? 0)
}

/** The minimum and maximum number of seats that the tiers allow; the maximum is null if there is none. */
export const seatRange = ({
  tiers,
}: ProductPriceSeatTiersInput): { readonly min: number; readonly max: number | null } => {
  const ends = tiers.map(({ maxSeats }) => maxSeats ?? null)
  return {
    min: Math.min(...tiers.map(({ minSeats }) => minSeats)),
    max: ends.includes(null) ? null : Math.max(...ends.map((end) => end ?? 0)),
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
