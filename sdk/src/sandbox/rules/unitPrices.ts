import type { Tiers } from '../../shared/entities/price.ts'
import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'

/** Cents with at most the contract's 12 decimals. */
const RATE = /^\d{1,16}(\.\d{1,12})?$/

/** Throws a 422 unless each tier ends after the previous one, only the last has no end, and no price is negative. */
export const checkTiers = ({ tiers }: Tiers, loc: Location): void => {
  if (tiers.length === 0) throw invalid([...loc, 'tiers'], 'At least one tier is required.')
  for (const [index, { bound, unitAmount }] of tiers.entries()) {
    const at = [...loc, 'tiers', index]
    const start = tiers[index - 1]?.bound ?? 0
    const isLast = index === tiers.length - 1
    if (bound == null ? !isLast : bound <= start) {
      throw invalid([...at, 'bound'], 'Each tier must end after the previous one.')
    }
    if (!RATE.test(unitAmount)) {
      throw invalid(
        [...at, 'unit_amount'],
        'A price is a number of cents, at least 0, with at most 12 decimals.',
      )
    }
  }
}

/** Throws a 422 unless the minimum number of units is in a tier. */
export const checkMinimum = ({ tiers }: Tiers, minimum: number | null, loc: Location): void => {
  const bound = tiers.at(-1)?.bound ?? null
  if (minimum === null || (minimum >= 1 && (bound === null || minimum <= bound))) return
  throw invalid(loc, bound === null ? 'Must be at least 1.' : `Must be between 1 and ${bound}.`)
}
