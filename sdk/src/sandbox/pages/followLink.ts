import { checkoutUrl } from '../present/presentCheckout.ts'
import { related } from '../store/related.ts'
import { resourceNotFound } from '../Problem.ts'
import { currentPrices } from '../rules/currentPrices.ts'
import { newCheckout } from '../rules/checkouts.ts'
import { EMAIL } from '../rules/customers.ts'
import { discountByCode, keptDiscount } from '../rules/discounts.ts'
import { isOfferedFor } from '../rules/quantities.ts'
import type { CheckoutLinkRow, PriceRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** The properties of a buyer that a link's URL may set. */
interface Prefilled {
  readonly email: string | undefined
  readonly discountCode: string | undefined
}

/** Opens a checkout from a link, and returns its URL. Invalid parameters are ignored. */
export const followLink = (
  world: World,
  clientSecret: string,
  { email, discountCode }: Prefilled,
): string => {
  const [link] = world.state.checkoutLinks.where('clientSecret', clientSecret)
  if (!link) throw resourceNotFound()
  const { organizationId, successUrl, allowDiscountCodes, metadata, productPriceId } = link
  const products = link.productIds.map((id) => related(world, 'products', id))
  const price = productPriceId === null ? undefined : related(world, 'prices', productPriceId)
  const chosen = price ?? (products[0] && currentPrices(world, products[0])[0])
  const checkout = newCheckout(world, {
    organizationId,
    products,
    price,
    ...(chosen && lockedQuantities(link, chosen)),
    discountId: keptDiscount(
      world,
      (allowDiscountCodes ? discountIdOf(world, organizationId, discountCode) : undefined) ??
        link.discountId,
      link.productIds[0] ?? '',
    ),
    customerEmail: email !== undefined && EMAIL.test(email) ? email : null,
    successUrl,
    allowDiscountCodes,
    metadata,
  })
  return checkoutUrl(world, checkout)
}

/** The number that a link sells, which its buyer cannot change; nothing if the price is not offered for it any more. */
const lockedQuantities = ({ seats, units }: CheckoutLinkRow, price: PriceRow) =>
  isOfferedFor(price, { seats, units })
    ? { seats, units, minSeats: seats, maxSeats: seats, minUnits: units, maxUnits: units }
    : {}

const discountIdOf = (world: World, organizationId: string, code: string | undefined) =>
  code === undefined ? undefined : discountByCode(world, organizationId, code)?.id
