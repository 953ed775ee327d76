import type { ProductPriceUpdate } from '../../2025-03/products.ts'
import type { ProductPriceSeatTiersInput, Tiers } from '../../shared/entities/price.ts'
import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { PriceRow, ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { MAX_AMOUNT, MIN_AMOUNT } from './amounts.ts'
import { checkMeter } from './meteredPrices.ts'
import { checkSeatTiers } from './seatPrices.ts'
import { checkMinimum, checkTiers } from './unitPrices.ts'

/** A requested price; properties that its kind does not need are optional. */
export type WantedPrice =
  | Exclude<ProductPriceUpdate, { readonly id: string }>
  | {
      readonly amountType: 'seat_based'
      readonly priceCurrency?: string | undefined
      readonly seatTiers: ProductPriceSeatTiersInput
    }
  | {
      readonly amountType: 'metered_unit'
      readonly priceCurrency?: string | undefined
      readonly meterId: string
      readonly unitAmount: string
      readonly capAmount: number | null
    }
  | {
      readonly amountType: 'metered_tiers'
      readonly priceCurrency?: string | undefined
      readonly meterId: string
      readonly tiers: Tiers
      readonly capAmount: number | null
    }
  | {
      readonly amountType: 'unit_based'
      readonly priceCurrency?: string | undefined
      readonly tiers: Tiers
      readonly minimumUnits: number | null
      readonly unitLabel: PriceRow['unitLabel']
    }

/** Adds a price to a product; `loc` is its place in the request. */
export const newPrice = (
  world: World,
  product: ProductRow,
  wanted: WantedPrice,
  loc: Location,
): PriceRow => {
  const currency = 'priceCurrency' in wanted ? (wanted.priceCurrency ?? 'usd') : 'usd'
  if (currency !== 'usd') {
    throw invalid([...loc, 'price_currency'], 'Only usd is supported.', 'literal_error')
  }
  if ('meterId' in wanted) checkMeter(world, product, wanted.meterId, loc)
  return world.state.prices.put({
    ...world.record(),
    productId: product.id,
    isArchived: false,
    type: product.isRecurring ? 'recurring' : 'one_time',
    recurringInterval: product.recurringInterval,
    amountType: wanted.amountType,
    priceCurrency: currency,
    ...nothing,
    ...amounts(wanted, loc),
  })
}

/** Archives a price. Existing subscriptions keep it. */
export const archivePrice = (world: World, price: PriceRow): PriceRow =>
  world.state.prices.update(price, { isArchived: true, modifiedAt: world.now() })

const nothing = {
  priceAmount: null,
  minimumAmount: null,
  maximumAmount: null,
  presetAmount: null,
  seatTiers: null,
  meterId: null,
  unitAmount: null,
  capAmount: null,
  tiers: null,
  minimumUnits: null,
  unitLabel: null,
}

const amounts = (wanted: WantedPrice, loc: Location): Partial<PriceRow> => {
  if (wanted.amountType === 'fixed') {
    return { priceAmount: chargeable(wanted.priceAmount, [...loc, 'price_amount']) }
  }
  if (wanted.amountType === 'free') return {}
  if (wanted.amountType === 'seat_based') {
    checkSeatTiers(wanted.seatTiers, [...loc, 'seat_tiers'])
    return { seatTiers: wanted.seatTiers }
  }
  if (wanted.amountType === 'metered_unit') {
    const { meterId, unitAmount, capAmount } = wanted
    if (unitAmount.startsWith('-')) {
      throw invalid([...loc, 'unit_amount'], 'A price cannot be negative.')
    }
    return { meterId, unitAmount, capAmount }
  }
  if (wanted.amountType === 'metered_tiers') {
    const { meterId, tiers, capAmount } = wanted
    checkTiers(tiers, [...loc, 'tiers'])
    return { meterId, tiers, capAmount }
  }
  if (wanted.amountType === 'unit_based') {
    const { tiers, minimumUnits, unitLabel } = wanted
    checkTiers(tiers, [...loc, 'tiers'])
    checkMinimum(tiers, minimumUnits, [...loc, 'minimum_units'])
    return { tiers, minimumUnits, unitLabel }
  }
  const { minimumAmount = null, maximumAmount = null, presetAmount = null } = wanted
  if (minimumAmount !== null) chargeable(minimumAmount, [...loc, 'minimum_amount'])
  if (maximumAmount !== null) chargeable(maximumAmount, [...loc, 'maximum_amount'])
  if (minimumAmount !== null && maximumAmount !== null && maximumAmount < minimumAmount) {
    throw invalid([...loc, 'maximum_amount'], 'The maximum is below the minimum.')
  }
  if (presetAmount !== null && !isBetween(presetAmount, minimumAmount, maximumAmount)) {
    throw invalid(
      [...loc, 'preset_amount'],
      'The preset is not between the minimum and the maximum.',
    )
  }
  return { minimumAmount, maximumAmount, presetAmount }
}

/** Whether an amount is within two inclusive limits; either may be null for none. */
export const isBetween = (amount: number, min: number | null, max: number | null): boolean =>
  amount >= (min ?? 0) && amount <= (max ?? MAX_AMOUNT)

const chargeable = (amount: number, loc: Location): number => {
  if (amount < MIN_AMOUNT || amount > MAX_AMOUNT) {
    throw invalid(loc, `Must be between ${MIN_AMOUNT} and ${MAX_AMOUNT}.`)
  }
  return amount
}
