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

/** A metered price: cents per unit, as a decimal string, and the maximum charge in a period, in cents. */
export interface UnitPrice {
  readonly unitAmount: string
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
export const chargeFor = (units: number, { unitAmount, capAmount }: UnitPrice): number => {
  const exact =
    decimalOf(Math.min(units, MAX_UNITS).toFixed(UNIT_DIGITS), UNIT_DIGITS) *
    decimalOf(unitAmount, AMOUNT_DIGITS)
  const one = 10n ** BigInt(UNIT_DIGITS + AMOUNT_DIGITS)
  const rounded = Number((2n * exact + one) / (2n * one))
  return Math.min(rounded, capAmount ?? MAX_CHARGE)
}

/** The contract's precision: decimals of a number of units, and of a unit's price. */
const UNIT_DIGITS = 6
const AMOUNT_DIGITS = 12
/** Above this, a double has no room for decimals. */
const MAX_UNITS = 1e15
/** The payment processor's limit, in cents. */
const MAX_CHARGE = 99_999_999

/** A decimal string as an integer, multiplied by 10 to the power of `digits`. */
const decimalOf = (text: string, digits: number): bigint => {
  const [whole = '', fraction = ''] = text.replace('+', '').split('.')
  return BigInt(`${whole || '0'}${fraction.slice(0, digits).padEnd(digits, '0')}`)
}
