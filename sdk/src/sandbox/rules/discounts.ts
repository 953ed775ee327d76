import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { DiscountRow } from '../store/DiscountRow.ts'
import type { World } from '../World.ts'
import { holdsFor, isFor, isRedeemable, worthOf } from './discountTerms.ts'

/** What a discount is asked for: by its id, as a merchant does, or by its code, as a buyer does. */
export interface WantedDiscount {
  readonly organizationId: string
  readonly productId: string
  readonly id?: string
  readonly code?: string
}

/** The id of a discount that can be redeemed for a product now; a 422 at `loc` otherwise. */
export const redeemableDiscount = (
  world: World,
  { organizationId, productId, id, code }: WantedDiscount,
  loc: Location,
): string => {
  const discount =
    id === undefined
      ? discountByCode(world, organizationId, code ?? '')
      : world.state.discounts.get(id)
  if (!discount || discount.organizationId !== organizationId || discount.deletedAt) {
    throw invalid(loc, 'Discount does not exist.')
  }
  if (!isFor(discount, productId)) {
    throw invalid(loc, 'Discount is not applicable to this product.')
  }
  expectRedeemable(world, discount, loc)
  return discount.id
}

/** A discount that a product can still be had with, else null. */
export const keptDiscount = (world: World, id: string | null, productId: string): string | null => {
  const discount = id === null ? undefined : world.state.discounts.get(id)
  const isKept = discount && isFor(discount, productId) && isRedeemable(discount, world.now())
  return isKept ? discount.id : null
}

/** The discount of an organisation that a code names, in upper or lower case. */
export const discountByCode = (
  world: World,
  organizationId: string,
  code: string,
): DiscountRow | undefined =>
  world.state.discounts
    .where('codeKey', code.trim().toLowerCase())
    .find((row) => row.organizationId === organizationId && !row.deletedAt)

/**
 * What a discount takes off a charge of `amount`, in the currency's smallest unit. `cycle` counts
 * charges from 1, `months` is how long ago the first one was.
 */
export const discountOn = (
  world: World,
  discountId: string | null,
  charge: { readonly amount: number; readonly cycle: number; readonly months: number },
): number => {
  const discount = discountId === null ? undefined : world.state.discounts.get(discountId)
  if (!discount || discount.deletedAt || !holdsFor(discount, charge)) return 0
  return worthOf(discount, charge.amount)
}

/** Counts a redemption, when a checkout that has a discount is confirmed; a 422 if it came late. */
export const redeemDiscount = (world: World, discountId: string): void => {
  const discount = world.state.discounts.get(discountId)
  if (!discount) throw invalid(LOCATION, 'Discount does not exist.')
  expectRedeemable(world, discount, LOCATION)
  world.state.discounts.update(discount, { redemptionsCount: discount.redemptionsCount + 1 })
}

const LOCATION = ['body', 'discount_id']

const expectRedeemable = (world: World, discount: DiscountRow, loc: Location): void => {
  if (!isRedeemable(discount, world.now())) {
    throw invalid(loc, 'Discount is not yet or no longer redeemable.')
  }
}
