import type { CheckoutConfirmStripe } from '../../2025-03/checkouts.ts'
import { related } from '../store/related.ts'
import { invalid, paymentError } from '../Problem.ts'
import type { CheckoutRow, CustomerRow, ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { grantBenefits } from './benefitGrants.ts'
import { cardOf, saveCard } from './cards.ts'
import { changeSubscription } from './changeSubscription.ts'
import { customerOf, expectNoOtherSubscription } from './checkoutCustomers.ts'
import { withChanges, emitUpdated, setStatus } from './checkouts.ts'
import type { CheckoutTotals } from './checkoutTotals.ts'
import { checkoutTotals } from './checkoutTotals.ts'
import { newCustomerSession } from './customers.ts'
import { checkedCustomFieldData } from './customFieldData.ts'
import { redeemDiscount } from './discounts.ts'
import { newOrder, newSubscriptionOrder } from './orders.ts'
import { sourceOf } from './seatHolders.ts'
import { startSubscription } from './subscriptions.ts'
import { trialOf } from './trials.ts'

/** A confirmed checkout, and the token of a portal session for its customer. */
export interface Confirmation {
  readonly checkout: CheckoutRow
  readonly customerSessionToken: string
}

/**
 * Takes the payment of a checkout and delivers what was bought. The returned checkout is `confirmed`;
 * right afterwards it is `succeeded`, or `failed` if the test card's payments fail later.
 */
export const confirmCheckout = (
  world: World,
  previous: CheckoutRow,
  { confirmationTokenId, ...details }: CheckoutConfirmStripe,
): Confirmation => {
  const filled = withChanges(world, previous, details)
  const product = related(world, 'products', filled.productId)
  expectNoOtherSubscription(world, filled)
  const data = checkedCustomFieldData(world, product, filled.customFieldData ?? {}, true)
  const email = filled.customerEmail
  if (email === null) throw invalid(['body', 'customer_email'], 'Field required', 'missing')
  const totals = checkoutTotals(world, filled)
  const card = totals.isPaymentFormRequired ? cardFor(confirmationTokenId) : undefined
  const customer = customerOf(world, filled, email)
  if (confirmationTokenId && card) saveCard(world, customer, confirmationTokenId, true)
  const checkout = world.state.checkouts.put({
    ...filled,
    customFieldData: data,
    modifiedAt: world.now(),
    status: 'confirmed',
    customerId: customer.id,
  })
  emitUpdated(world, checkout)
  const isPaid = card?.first !== 'late'
  if (isPaid) deliver(world, checkout, product, customer, totals)
  setStatus(world, checkout, isPaid ? 'succeeded' : 'failed')
  return { checkout, customerSessionToken: newCustomerSession(world, customer).token }
}

const cardFor = (token: string | null | undefined) => {
  if (!token) {
    throw invalid(['body', 'confirmation_token_id'], 'Field required', 'missing')
  }
  const card = cardOf(token)
  if (card.first === 'declined') throw paymentError()
  return card
}

/** Delivers a paid checkout: a subscription or a product, with its order. */
const deliver = (
  world: World,
  checkout: CheckoutRow,
  product: ProductRow,
  customer: CustomerRow,
  { totalAmount: total, discountAmount }: CheckoutTotals,
): void => {
  const { discountId, id: checkoutId, metadata, organizationId, seats, units } = checkout
  const price = related(world, 'prices', checkout.productPriceId)
  const bought = {
    customerId: customer.id,
    discountId,
    checkoutId,
    metadata,
    customFieldData: checkout.customFieldData,
  }
  if (discountId !== null) redeemDiscount(world, discountId, customer.id)
  const replaced = checkout.subscriptionId
  if (replaced !== null) {
    const subscription = related(world, 'subscriptions', replaced)
    const change = { productId: product.id, seats, units }
    const upgraded = changeSubscription(world, subscription, change, 'paid')
    newSubscriptionOrder(world, upgraded, total, 'subscription_update', { discountAmount })
  } else if (product.isRecurring) {
    const amount = checkoutTotals(world, checkout).amount
    const trial = trialOf(world, checkout)
    const subscription = startSubscription(world, {
      ...bought,
      amount,
      product,
      price,
      trial,
      seats,
      units,
    })
    newSubscriptionOrder(world, subscription, total, 'subscription_create', { discountAmount })
  } else {
    const order = newOrder(world, {
      ...bought,
      amount: total,
      discountAmount,
      billingReason: 'purchase',
      billingAddress: checkout.customerBillingAddress,
      productId: product.id,
      productPriceId: price.id,
      subscriptionId: null,
      organizationId,
      seats: seats ?? undefined,
      units: units ?? undefined,
    })
    // The benefits of seats go to those who claim them.
    if (seats === null) grantBenefits(world, product, sourceOf(order))
  }
}
