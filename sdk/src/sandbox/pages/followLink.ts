import { checkoutUrl } from '../present/presentCheckout.ts'
import { related } from '../store/related.ts'
import { resourceNotFound } from '../Problem.ts'
import { newCheckout } from '../rules/checkouts.ts'
import { EMAIL } from '../rules/customers.ts'
import { discountByCode, keptDiscount } from '../rules/discounts.ts'
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
  const checkout = newCheckout(world, {
    organizationId,
    products: link.productIds.map((id) => related(world, 'products', id)),
    price: productPriceId === null ? undefined : related(world, 'prices', productPriceId),
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

const discountIdOf = (world: World, organizationId: string, code: string | undefined) =>
  code === undefined ? undefined : discountByCode(world, organizationId, code)?.id
