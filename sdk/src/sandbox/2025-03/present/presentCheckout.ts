import type {
  Checkout,
  CheckoutPublic,
  CheckoutPublicConfirmed,
} from '../../../2025-03/checkouts.ts'
import { checkoutUrl, successUrl } from '../../present/presentCheckout.ts'
import { attachedCustomFieldsOf } from '../../present/productParts.ts'
import type { Confirmation } from '../../rules/confirmCheckout.ts'
import { checkoutTotals } from '../../rules/checkoutTotals.ts'
import type { CheckoutRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { presentCheckoutDiscount } from './presentDiscount.ts'
import { presentPrice } from './presentPrice.ts'
import { presentOffer } from './presentProduct.ts'
import { related } from '../../store/related.ts'

/** A checkout as its merchant sees it. */
export const presentCheckout = (world: World, row: CheckoutRow): Checkout => {
  const totals = checkoutTotals(world, row)
  const product = related(world, 'products', row.productId)
  return {
    ...row,
    paymentProcessor: 'stripe',
    url: checkoutUrl(world, row),
    successUrl: successUrl(world, row),
    amount: totals.amount,
    taxAmount: 0,
    currency: 'usd',
    subtotalAmount: totals.totalAmount,
    totalAmount: totals.totalAmount,
    isDiscountApplicable: !totals.isFreeProductPrice,
    isFreeProductPrice: totals.isFreeProductPrice,
    isPaymentRequired: totals.isPaymentRequired,
    isPaymentSetupRequired: totals.isPaymentSetupRequired,
    isPaymentFormRequired: totals.isPaymentFormRequired,
    paymentProcessorMetadata: {},
    products: row.productIds.map((id) => presentOffer(world, related(world, 'products', id))),
    product: presentOffer(world, product),
    productPrice: presentPrice(related(world, 'prices', row.productPriceId)),
    discount: row.discountId === null ? null : presentCheckoutDiscount(world, row.discountId),
    attachedCustomFields: attachedCustomFieldsOf(world, product),
  }
}

/** A checkout as its buyer sees it. */
export const presentPublicCheckout = (world: World, row: CheckoutRow): CheckoutPublic => ({
  ...presentCheckout(world, row),
  organization: related(world, 'organizations', row.organizationId),
})

/** A checkout that its buyer has just confirmed. */
export const presentConfirmation = (
  world: World,
  { checkout, customerSessionToken }: Confirmation,
): CheckoutPublicConfirmed => ({
  ...presentPublicCheckout(world, checkout),
  status: 'confirmed',
  customerSessionToken,
})
