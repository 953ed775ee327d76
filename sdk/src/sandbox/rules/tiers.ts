/** Prices of a quantity, in tiers that follow each other. */
export interface TierTable {
  /** `volume`: the last unit's tier sets the price of all of them; `graduated`: each costs the price of its own tier. */
  readonly type: string
  /** Where the first tier begins: the quantity that costs nothing in a graduated table. */
  readonly start: number
  readonly tiers: readonly Tier[]
}

interface Tier {
  /** The last quantity in this tier; only the last tier may have none. */
  readonly bound?: number | null | undefined
  /** Cents per unit, as a decimal string. */
  readonly unitAmount: string
}

/** A table with one price for each unit. */
export const perUnit = (unitAmount: string): TierTable => ({
  type: 'volume',
  start: 0,
  tiers: [{ unitAmount }],
})

/** The price of a quantity in cents: exact, and rounded once at the end. */
export const priceOfQuantity = ({ type, start, tiers }: TierTable, quantity: number): number => {
  const count = scaled(Math.min(quantity, MAX_QUANTITY))
  if (type === 'graduated') {
    return wholeCents(
      tiers.reduce((sum, { bound, unitAmount }, index) => {
        const from = scaled(tiers[index - 1]?.bound ?? start)
        const to = bound == null || count < scaled(bound) ? count : scaled(bound)
        return to > from ? sum + (to - from) * decimalOf(unitAmount, AMOUNT_DIGITS) : sum
      }, 0n),
    )
  }
  const tier = tiers.find(({ bound }) => bound == null || count <= scaled(bound)) ?? tiers.at(-1)
  return wholeCents(count * decimalOf(tier?.unitAmount ?? '0', AMOUNT_DIGITS))
}

/** The contract's precision: decimals of a quantity, and of a unit's price. */
const QUANTITY_DIGITS = 6
const AMOUNT_DIGITS = 12
/** Above this, a double has no room for decimals. */
const MAX_QUANTITY = 1e15

const scaled = (quantity: number): bigint =>
  decimalOf(quantity.toFixed(QUANTITY_DIGITS), QUANTITY_DIGITS)

const wholeCents = (exact: bigint): number => {
  const one = 10n ** BigInt(QUANTITY_DIGITS + AMOUNT_DIGITS)
  return Number((2n * exact + one) / (2n * one))
}

/** A decimal string as an integer, multiplied by 10 to the power of `digits`. */
const decimalOf = (text: string, digits: number): bigint => {
  const [whole = '', fraction = ''] = text.replace('+', '').split('.')
  return BigInt(`${whole || '0'}${fraction.slice(0, digits).padEnd(digits, '0')}`)
}
