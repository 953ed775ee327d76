import { related } from '../store/related.ts'
import { checkoutTotals } from '../rules/checkoutTotals.ts'
import { countableOf } from '../rules/quantities.ts'
import { trialOf } from '../rules/trials.ts'
import type { CheckoutRow, PriceRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { money, period } from './page.ts'

/** Terms that a buyer should see and that 2025-03 has no fields for. */
export interface CheckoutTerms {
  /** The number of seats or units, such as `3 seats`. */
  readonly quantity: string | undefined
  /** The trial, such as `Free for 2 weeks, then $4.99 a month.` */
  readonly trial: string | undefined
  /** How often each product is billed, such as `every 3 months`, by product id. */
  readonly periods: Readonly<Record<string, string>>
}

export const checkoutTerms = (world: World, id: string): CheckoutTerms => {
  const row = related(world, 'checkouts', id)
  const price = related(world, 'prices', row.productPriceId)
  const { amount, discountAmount } = checkoutTotals(world, row)
  const trial = trialOf(world, row)
  const product = related(world, 'products', row.productId)
  const later = `${money(amount - discountAmount, price.priceCurrency)} ${period(product)}`
  return {
    periods: Object.fromEntries(
      [row.productId, ...row.productIds].map((each) => [
        each,
        period(related(world, 'products', each)),
      ]),
    ),
    quantity: quantityText(price, row),
    trial: trial && `Free for ${counted(trial.count, trial.interval)}, then ${later}.`,
  }
}

/** The number in the merchant's English noun, if it has one. */
const quantityText = (price: PriceRow, row: CheckoutRow): string | undefined => {
  const countable = countableOf(price)
  if (!countable) return undefined
  const number = row[countable.kind] ?? countable.min
  if (countable.kind === 'seats') return counted(number, 'seat')
  const nouns = price.unitLabel?.en
  const noun = nouns?.[`=${number}`] ?? nouns?.other
  return noun === undefined ? counted(number, 'unit') : `${number} ${noun}`
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`
