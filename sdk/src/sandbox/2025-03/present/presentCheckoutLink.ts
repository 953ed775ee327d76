import type { CheckoutLink } from '../../../2025-03/checkoutLinks.ts'
import type { CheckoutLinkRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { presentPrice } from './presentPrice.ts'
import { presentOffer } from './presentProduct.ts'
import { currentPrices } from '../../rules/currentPrices.ts'
import { presentedDiscount } from './presentDiscount.ts'
import { related } from '../../store/related.ts'

/** A checkout link as its merchant sees it. */
export const presentCheckoutLink = (world: World, row: CheckoutLinkRow): CheckoutLink => {
  const [firstId = ''] = row.productIds
  const first = related(world, 'products', firstId)
  const named = row.productPriceId === null ? undefined : world.state.prices.get(row.productPriceId)
  const price = named ?? currentPrices(world, first)[0]
  if (!price) throw new Error('a product has no price')
  return {
    ...row,
    paymentProcessor: 'stripe',
    products: row.productIds.map((id) => presentOffer(world, related(world, 'products', id))),
    discount: presentedDiscount(world, row.discountId),
    productId: first.id,
    productPriceId: price.id,
    product: presentOffer(world, first),
    productPrice: presentPrice(price),
    url: `${world.url}/checkout-links/${row.clientSecret}`,
  }
}
