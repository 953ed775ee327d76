import type { Checkout, CheckoutPublic } from '../../../shared/entities/checkout.ts'
import { addIntervals } from '../../calendar.ts'
import { presentCheckout as present2025 } from '../../2025-03/present/presentCheckout.ts'
import { related } from '../../store/related.ts'
import { checkoutTotals } from '../../rules/checkoutTotals.ts'
import { trialOf } from '../../rules/trials.ts'
import type { CheckoutRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { presentedDiscount } from './presentDiscount.ts'
import { presentCustomerOrganization } from './presentOrganization.ts'
import { presentPrice } from './presentPrice.ts'
import { presentOffer } from './presentProduct.ts'

/** A checkout as its merchant sees it. */
export const presentCheckout = (world: World, row: CheckoutRow): Checkout => {
  const trial = trialOf(world, row)
  const { amount, totalAmount, discountAmount } = checkoutTotals(world, row)
  const products = row.productIds.map((id) => presentOffer(world, related(world, 'products', id)))
  return {
    ...present2025(world, row),
    organizationId: row.organizationId,
    amount,
    currency: 'usd',
    totalAmount,
    returnUrl: null,
    seats: row.seats,
    minSeats: null,
    maxSeats: null,
    discountAmount,
    netAmount: totalAmount,
    taxBehavior: null,
    allowTrial: row.allowTrial,
    activeTrialInterval: trial?.interval ?? null,
    activeTrialIntervalCount: trial?.count ?? null,
    trialEnd: trial ? addIntervals(world.now(), trial.interval, trial.count) : null,
    trialInterval: row.trialInterval,
    trialIntervalCount: row.trialIntervalCount,
    requireBillingAddress: false,
    isBusinessCustomer: false,
    customerBillingName: null,
    locale: null,
    paymentMethodType: null,
    billingAddressFields,
    externalCustomerId: row.customerExternalId,
    products,
    product: presentOffer(world, related(world, 'products', row.productId)),
    productPrice: presentPrice(world, related(world, 'prices', row.productPriceId)),
    prices: Object.fromEntries(products.map(({ id, prices }) => [id, prices])),
    discount: presentedDiscount(world, row.discountId),
  }
}

/** A checkout as its buyer sees it. */
export const presentPublicCheckout = (world: World, row: CheckoutRow): CheckoutPublic => ({
  ...presentCheckout(world, row),
  organization: presentCustomerOrganization(related(world, 'organizations', row.organizationId)),
})

const billingAddressFields = {
  country: 'required',
  state: 'optional',
  city: 'optional',
  postalCode: 'optional',
  line1: 'optional',
  line2: 'optional',
}
