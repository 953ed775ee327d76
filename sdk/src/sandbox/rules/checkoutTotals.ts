import { related } from '../store/related.ts'
import type { CheckoutRow, PriceRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { isMetered } from './currentPrices.ts'
import { discountOn } from './discounts.ts'
import { priceOfQuantities } from './quantities.ts'
import { trialOf } from './trials.ts'

/** The amounts of a checkout, in the currency's smallest unit, and what the payment needs. */
export interface CheckoutTotals {
  /** Before the discount. */
  readonly amount: number
  readonly discountAmount: number
  /** After the discount; 0 for a trial. The sandbox charges no tax. */
  readonly totalAmount: number
  readonly isFreeProductPrice: boolean
  readonly isPaymentRequired: boolean
  /** A free first period still needs a card for the following ones. */
  readonly isPaymentSetupRequired: boolean
  readonly isPaymentFormRequired: boolean
}

export const checkoutTotals = (world: World, row: CheckoutRow): CheckoutTotals => {
  const price = related(world, 'prices', row.productPriceId)
  const amount = amountOf(price, row)
  const discountAmount = discountOn(world, row.discountId, { amount, cycle: 1, months: 0 })
  const isTrial = trialOf(world, row) !== undefined
  const totalAmount = isTrial ? 0 : amount - discountAmount
  const isFreeProductPrice = price.amountType === 'free'
  const isPaymentRequired = totalAmount > 0
  const isPaymentSetupRequired = price.type === 'recurring' && !isFreeProductPrice
  return {
    amount,
    discountAmount,
    totalAmount,
    isFreeProductPrice,
    isPaymentRequired,
    isPaymentSetupRequired,
    isPaymentFormRequired: isPaymentRequired || isPaymentSetupRequired,
  }
}

const amountOf = (price: PriceRow, row: CheckoutRow): number => {
  const counted = priceOfQuantities(price, row)
  if (counted !== undefined) return counted
  if (price.amountType === 'fixed') return price.priceAmount ?? 0
  if (price.amountType === 'free' || isMetered(price)) return 0
  return row.amount ?? price.presetAmount ?? price.minimumAmount ?? 0
}
