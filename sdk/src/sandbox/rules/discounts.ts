import type { Location } from '../Problem.ts'
import { invalid, redemptionLimitReached } from '../Problem.ts'
import type { DiscountRow } from '../store/DiscountRow.ts'
import type { World } from '../World.ts'
import { appliesTo, isForProduct, isRedeemable, worthOf } from './discountTerms.ts'

/** A requested discount: by id, from a merchant, or by code, from a buyer. */
export interface WantedDiscount {
  readonly organizationId: string
  readonly productId: string
  readonly id?: string
  readonly code?: string
}

/** The id of a discount that can be redeemed for a product now; throws a 422 at `loc` otherwise. */
export const redeemableDiscount = (
  world: World,
  { organizationId, productId, id, code }: WantedDiscount,
  loc: Location,
): string => {
  const discount =
    id === undefined
      ? discountByCode(world, organizationId, code ?? '')
      : world.state.discounts.get(id)
  if (discount?.organizationId !== organizationId || discount.deletedAt) {
    throw invalid(loc, 'Discount does not exist.')
  }
  if (!isForProduct(discount, productId)) {
    throw invalid(loc, 'Discount is not applicable to this product.')
  }
  expectRedeemable(world, discount, loc)
  return discount.id
}

/** The id of a discount if it can be redeemed for this product, else null. */
export const keptDiscount = (world: World, id: string | null, productId: string): string | null => {
  const discount = id === null ? undefined : world.state.discounts.get(id)
  const isKept =
    discount && isForProduct(discount, productId) && isRedeemable(discount, world.now())
  return isKept ? discount.id : null
}

/** An organization's discount with this code, ignoring case and surrounding spaces. */
export const discountByCode = (
  world: World,
  organizationId: string,
  code: string,
): DiscountRow | undefined =>
  world.state.discounts
    .where('codeKey', code.trim().toLowerCase())
    .find((row) => row.organizationId === organizationId && !row.deletedAt)

/**
 * The discount on a charge of `amount`, in the currency's smallest unit. `cycle` counts charges from
 * 1; `months` is the time since the first one.
 */
export const discountOn = (
  world: World,
  discountId: string | null,
  charge: { readonly amount: number; readonly cycle: number; readonly months: number },
): number => {
  const discount = discountId === null ? undefined : world.state.discounts.get(discountId)
  if (!discount || discount.deletedAt || !appliesTo(discount, charge)) return 0
  return worthOf(discount, charge.amount)
}

/** Counts a redemption when a checkout is confirmed; throws a 422 if it is no longer possible. */
export const redeemDiscount = (world: World, discountId: string, customerId: string): void => {
  const discount = world.state.discounts.get(discountId)
  if (!discount) throw invalid(LOCATION, 'Discount does not exist.')
  expectRedeemable(world, discount, LOCATION)
  const { redemptionsByCustomer, redemptionsCount, maxRedemptionsPerCustomer } = discount
  const own = redemptionsByCustomer[customerId] ?? 0
  if (maxRedemptionsPerCustomer !== null && own >= maxRedemptionsPerCustomer) {
    throw redemptionLimitReached()
  }
  world.state.discounts.update(discount, {
    redemptionsCount: redemptionsCount + 1,
    redemptionsByCustomer: { ...redemptionsByCustomer, [customerId]: own + 1 },
  })
}

const LOCATION = ['body', 'discount_id']

const expectRedeemable = (world: World, discount: DiscountRow, loc: Location): void => {
  if (!isRedeemable(discount, world.now())) {
    throw invalid(loc, 'Discount is not valid now, or has reached its limit.')
  }
}

/** The name of the discount with this id, for sorting lists; null if there is none, or it has been deleted. */
export const discountName = ({ state }: World, id: string | null): string | null => {
  const discount = id === null ? undefined : state.discounts.get(id)
  return discount && !discount.deletedAt ? discount.name : null
}
