import type { CheckoutLink } from '../../shared/entities/checkoutLink.ts'
import { related } from '../store/related.ts'
import type { CheckoutLinkRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { presentedDiscount } from './presentDiscount.ts'
import { presentOffer } from './presentProduct.ts'

/** A checkout link as its merchant sees it. */
export const presentCheckoutLink = (world: World, row: CheckoutLinkRow): CheckoutLink => ({
  ...row,
  trialInterval: null,
  trialIntervalCount: null,
  paymentProcessor: 'stripe',
  returnUrl: null,
  requireBillingAddress: false,
  products: row.productIds.map((id) => {
    const product = related(world, 'products', id)
    return { ...presentOffer(world, product), metadata: product.metadata }
  }),
  discount: presentedDiscount(world, row.discountId),
  url: `${world.url}/checkout-links/${row.clientSecret}`,
})
