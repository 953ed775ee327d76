import { MAX_AMOUNT } from './amounts.ts'
import type { TierTable } from './tiers.ts'
import { priceOfQuantity } from './tiers.ts'

/** A customer's credits on a meter in its current period, in whole units. */
export interface Credits {
  readonly creditedUnits: number
  /** The credited units that roll over to the next period if unused. */
  readonly rolloverUnits: number
}

/** The units that a benefit credits in each period. */
export interface UnitCredit {
  readonly units: number
  readonly rollover: boolean
}

/** The prices of a meter's units, and the maximum charge in a period, in cents. */
export interface MeteredPrice {
  readonly tiers: TierTable
  readonly capAmount: number | null
}

export const NO_CREDITS: Credits = { creditedUnits: 0, rolloverUnits: 0 }

export const withCredit = (previous: Credits, { units, rollover }: UnitCredit): Credits => ({
  creditedUnits: previous.creditedUnits + units,
  rolloverUnits: previous.rolloverUnits + (rollover ? units : 0),
})

/** Withdraws what is left of a credit; units that have been used stay credited. */
export const withoutCredit = (
  previous: Credits,
  { units, rollover }: UnitCredit,
  consumedUnits: number,
): Credits => {
  const left = Math.max(0, previous.creditedUnits - Math.ceil(consumedUnits))
  const creditedUnits = previous.creditedUnits - Math.min(units, left)
  const rolloverUnits = Math.max(0, previous.rolloverUnits - (rollover ? units : 0))
  return { creditedUnits, rolloverUnits: Math.min(creditedUnits, rolloverUnits) }
}

/** The credits at the start of the next period. Units that would expire are used before those that roll over. */
export const carriedOver = (previous: Credits, consumedUnits: number): Credits => {
  const left = Math.max(0, previous.creditedUnits - Math.ceil(consumedUnits))
  const kept = Math.min(left, previous.rolloverUnits)
  return { creditedUnits: kept, rolloverUnits: kept }
}

/** The units used beyond the credits. */
export const overageOf = ({ creditedUnits }: Credits, consumedUnits: number): number =>
  Math.max(0, consumedUnits - creditedUnits)

/** The cost of units, rounded to whole cents. */
export const chargeFor = (units: number, { tiers, capAmount }: MeteredPrice): number =>
  Math.min(priceOfQuantity(tiers, units), capAmount ?? MAX_AMOUNT)
