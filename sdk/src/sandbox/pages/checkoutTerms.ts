import { related } from '../present/related.ts'
import { checkoutTotals } from '../rules/checkoutTotals.ts'
import { seatRange } from '../rules/seatPrices.ts'
import { trialOf } from '../rules/trials.ts'
import type { World } from '../World.ts'
import { money } from './page.ts'

/** What 2025-03 has no fields for, and a buyer should know. */
export interface CheckoutTerms {
  /** `3 seats` */
  readonly seats?: string
  /** `Free for 2 weeks, then $4.99 a month.` */
  readonly trial?: string
}

export const checkoutTerms = (world: World, id: string): CheckoutTerms => {
  const row = related(world, 'checkouts', id)
  const { seatTiers, priceCurrency, recurringInterval } = related(
    world,
    'prices',
    row.productPriceId,
  )
  const { amount, discountAmount } = checkoutTotals(world, row)
  const trial = trialOf(world, row)
  const later = `${money(amount - discountAmount, priceCurrency)} a ${recurringInterval ?? 'period'}`
  return {
    ...(seatTiers && { seats: counted(row.seats ?? seatRange(seatTiers).min, 'seat') }),
    ...(trial && { trial: `Free for ${counted(trial.count, trial.interval)}, then ${later}.` }),
  }
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`
