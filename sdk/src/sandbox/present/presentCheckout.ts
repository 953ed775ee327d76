import type { Checkout, CheckoutPublic } from '../../shared/entities/checkout.ts'
import type { CheckoutPublicConfirmed } from '../../shared/entities/checkoutUpdate.ts'
import { addIntervals } from '../calendar.ts'
import { related } from '../store/related.ts'
import { checkoutTotals } from '../rules/checkoutTotals.ts'
import type { Confirmation } from '../rules/confirmCheckout.ts'
import { trialOf } from '../rules/trials.ts'
import type { CheckoutRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { presentedDiscount } from './presentDiscount.ts'
import { presentCustomerOrganization } from './presentOrganization.ts'
import { presentPrice } from './presentPrice.ts'
import { presentOffer } from './presentProduct.ts'
import { attachedCustomFieldsOf } from './productParts.ts'

/** A checkout as its merchant sees it. */
export const presentCheckout = (world: World, row: CheckoutRow): Checkout => {
  const trial = trialOf(world, row)
  const { amount, totalAmount, discountAmount, isFreeProductPrice, ...payment } = checkoutTotals(
    world,
    row,
  )
  const product = related(world, 'products', row.productId)
  const products = row.productIds.map((id) => presentOffer(world, related(world, 'products', id)))
  return {
    ...row,
    paymentProcessor: 'stripe',
    paymentProcessorMetadata: {},
    url: checkoutUrl(world, row),
    successUrl: successUrl(world, row),
    taxAmount: 0,
    isDiscountApplicable: !isFreeProductPrice,
    isFreeProductPrice,
    isPaymentRequired: payment.isPaymentRequired,
    isPaymentSetupRequired: payment.isPaymentSetupRequired,
    isPaymentFormRequired: payment.isPaymentFormRequired,
    attachedCustomFields: attachedCustomFieldsOf(world, product),
    amount,
    currency: 'usd',
    totalAmount,
    returnUrl: null,
    discountAmount,
    netAmount: totalAmount,
    taxBehavior: null,
    activeTrialInterval: trial?.interval ?? null,
    activeTrialIntervalCount: trial?.count ?? null,
    trialEnd: trial ? addIntervals(world.now(), trial.interval, trial.count) : null,
    requireBillingAddress: false,
    isBusinessCustomer: false,
    customerBillingName: null,
    locale: null,
    paymentMethodType: null,
    billingAddressFields,
    externalCustomerId: row.customerExternalId,
    products,
    product: presentOffer(world, product),
    productPrice: presentPrice(world, related(world, 'prices', row.productPriceId)),
    prices: Object.fromEntries(products.map(({ id, prices }) => [id, prices])),
    discount: presentedDiscount(world, row.discountId),
  }
}

/** A checkout as its buyer sees it. */
export const presentPublicCheckout = (world: World, row: CheckoutRow): CheckoutPublic => ({
  ...presentCheckout(world, row),
  organization: presentCustomerOrganization(
    world,
    related(world, 'organizations', row.organizationId),
  ),
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

/** The URL of a checkout's page. */
export const checkoutUrl = (world: World, { clientSecret }: CheckoutRow): string =>
  `${world.url}/checkout/${clientSecret}`

/** Where the buyer is sent after payment; by default a page of the sandbox. */
export const successUrl = (world: World, row: CheckoutRow): string =>
  row.successUrl?.replace('{CHECKOUT_ID}', row.id) ?? `${checkoutUrl(world, row)}/confirmation`

const billingAddressFields = {
  country: 'required',
  state: 'optional',
  city: 'optional',
  postalCode: 'optional',
  line1: 'optional',
  line2: 'optional',
}
