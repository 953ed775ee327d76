import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { World } from '../World.ts'

/** What a discount is asked for: by its id, as a merchant does, or by its code, as a buyer does. */
export interface WantedDiscount {
  readonly organizationId: string
  readonly productId: string
  readonly id?: string
  readonly code?: string
}

/** The id of a discount that can be redeemed for a product now; a 422 at `loc` otherwise. */
export const redeemableDiscount: (world: World, wanted: WantedDiscount, loc: Location) => string = (
  ...[, , loc]
) => {
  throw invalid(loc, 'Discount does not exist.')
}

/**
 * What a discount takes off a charge of `amount`, in the currency's smallest unit. `cycle` counts
 * charges from 1, `months` is how long ago the first one was.
 */
export const discountOn: (
  world: World,
  discountId: string | null,
  charge: { readonly amount: number; readonly cycle: number; readonly months: number },
) => number = () => 0

/** Counts a redemption, when a checkout that has a discount is confirmed. */
export const redeemDiscount: (world: World, discountId: string) => void = () => undefined
