import { invalid } from '../Problem.ts'
import type { PriceRow } from '../store/rows.ts'
import { MAX_AMOUNT } from './amounts.ts'
import { seatTable } from './seatPrices.ts'
import type { TierTable } from './tiers.ts'
import { priceOfQuantity } from './tiers.ts'

/** How many seats or units of a product are sold; null for what its price does not count. */
export interface Quantities {
  readonly seats: number | null
  readonly units: number | null
}

export type WantedQuantities = {
  readonly [K in keyof Quantities]?: number | null | undefined
}

/** What a price counts, what that costs, and how many can be bought. */
export interface Countable {
  readonly kind: keyof Quantities
  readonly table: TierTable
  readonly min: number
  /** Null for no maximum. */
  readonly max: number | null
}

/** A merchant's own limits for one sale. */
export type QuantityLimits = Readonly<
  Record<'minSeats' | 'maxSeats' | 'minUnits' | 'maxUnits', number | null>
>

/** What a price counts; undefined if it is not per seat or per unit. */
export const countableOf = (
  { amountType, seatTiers, tiers, minimumUnits }: PriceRow,
  limits?: QuantityLimits,
): Countable | undefined => {
  if (seatTiers) {
    const table = seatTable(seatTiers)
    const range = { min: table.start + 1, max: table.tiers.at(-1)?.bound ?? null }
    return { kind: 'seats', table, ...narrowed(range, limits?.minSeats, limits?.maxSeats) }
  }
  if (amountType !== 'unit_based' || !tiers) return undefined
  const table = { ...tiers, start: 0 }
  const range = { min: minimumUnits ?? 1, max: tiers.tiers.at(-1)?.bound ?? null }
  return { kind: 'units', table, ...narrowed(range, limits?.minUnits, limits?.maxUnits) }
}

/** The numbers to sell at a price: those that are wanted, by default the fewest possible. */
export const quantitiesFor = (
  price: PriceRow,
  wanted: WantedQuantities,
  limits?: QuantityLimits,
): Quantities => {
  const countable = countableOf(price, limits)
  const none: Quantities = { seats: null, units: null }
  return countable ? { ...none, [countable.kind]: wanted[countable.kind] ?? countable.min } : none
}

/** The cost of a number of seats or units, in cents; undefined if the price is not per seat or per unit. */
export const priceOfQuantities = (
  price: PriceRow,
  wanted: WantedQuantities,
): number | undefined => {
  const countable = countableOf(price)
  return countable && priceOfQuantity(countable.table, wanted[countable.kind] ?? countable.min)
}

/** Throws a 422 unless a price is offered for that many seats or units. */
export const checkQuantities = (
  price: PriceRow,
  quantities: Quantities,
  limits?: QuantityLimits,
): void => {
  const countable = countableOf(price, limits)
  if (!countable) return
  const { kind, table, min, max } = countable
  const quantity = quantities[kind] ?? min
  if (!isBetween(quantity, min, max)) {
    const range = max === null ? `at least ${min}` : min === max ? `${min}` : `${min} to ${max}`
    throw invalid(['body', kind], `The product is sold with ${range} ${kind}.`)
  }
  if (priceOfQuantity(table, quantity) > MAX_AMOUNT) {
    throw invalid(['body', kind], `A payment is at most ${MAX_AMOUNT} cents.`)
  }
}

/** Whether a price is offered for the number that is wanted. */
export const isOfferedFor = (price: PriceRow, wanted: Quantities): boolean => {
  const countable = countableOf(price)
  if (!countable) return false
  const quantity = wanted[countable.kind]
  return quantity !== null && isBetween(quantity, countable.min, countable.max)
}

/** Throws a 422 if a number is wanted of what a price does not count. */
export const checkKinds = (price: PriceRow, wanted: WantedQuantities): void => {
  const kind = countableOf(price)?.kind
  for (const [other, name] of [
    ['seats', 'seat'],
    ['units', 'unit'],
  ] as const) {
    if (wanted[other] != null && other !== kind) {
      throw invalid(['body', other], `The product is not sold per ${name}.`)
    }
  }
}

const isBetween = (quantity: number, min: number, max: number | null): boolean =>
  quantity >= min && (max === null || quantity <= max)

const narrowed = (
  { min, max }: Pick<Countable, 'min' | 'max'>,
  least: number | null | undefined,
  most: number | null | undefined,
): Pick<Countable, 'min' | 'max'> => ({
  min: Math.max(min, least ?? min),
  max: most == null ? max : Math.min(max ?? most, most),
})

/**
 * The quantities and the amount of a period. If the price is not per seat or per unit, the amount is the fixed price or,
 * if custom, `amount`.
 */
export const termsOf = (
  price: PriceRow,
  wanted: WantedQuantities,
  amount: number | null,
): Quantities & { readonly amount: number | null } => ({
  ...quantitiesFor(price, wanted),
  amount:
    priceOfQuantities(price, wanted) ??
    (price.amountType === 'custom' ? amount : price.priceAmount),
})
