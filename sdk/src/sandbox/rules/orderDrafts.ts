import type { OrderCreate } from '../../shared/entities/order.ts'
import { referredRow } from '../ownership.ts'
import { currentPrices } from './currentPrices.ts'
import { related } from '../store/related.ts'
import type { Merchant } from '../Principal.ts'
import { invalid, paymentFailed } from '../Problem.ts'
import type { OrderDraftRow } from '../store/OrderDraftRow.ts'
import type { OrderRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { grantBenefits } from './benefitGrants.ts'
import { paysRenewal } from './cards.ts'
import { newOrder } from './orders.ts'
import { sourceOf } from './seatHolders.ts'
import { checkKinds, checkQuantities, priceOfQuantities, quantitiesFor } from './quantities.ts'

/** Drafts an order of a one-time product for a customer, at the requested amount or the product's price. */
export const newOrderDraft = (
  world: World,
  request: OrderCreate,
  principal: Merchant,
): OrderDraftRow => {
  const { state } = world
  const customer = referredRow(state.customers, request.customerId, principal, [
    'body',
    'customer_id',
  ])
  const loc = ['body', 'product_id']
  const product = referredRow(state.products, request.productId, principal, loc)
  const [price] = currentPrices(world, product)
  if (product.isRecurring || !price) throw invalid(loc, 'The product must be a one-time product.')
  if (product.organizationId !== customer.organizationId) {
    throw invalid(loc, 'Product does not exist.')
  }
  if ((request.currency ?? 'usd') !== 'usd') {
    throw invalid(['body', 'currency'], 'Only usd is supported.')
  }
  const wanted = { units: request.units }
  checkKinds(price, wanted)
  const { seats, units } = quantitiesFor(price, wanted)
  checkQuantities(price, { seats, units })
  return state.orderDrafts.put({
    ...world.record(),
    metadata: request.metadata ?? {},
    customFieldData: request.customFieldData,
    amount:
      request.amount ??
      priceOfQuantities(price, wanted) ??
      price.priceAmount ??
      price.presetAmount ??
      price.minimumAmount ??
      0,
    description: request.description ?? null,
    customerId: customer.id,
    productId: product.id,
    productPriceId: price.id,
    organizationId: product.organizationId,
    seats: seats ?? undefined,
    units: units ?? undefined,
  })
}

/** Charges a draft to the customer's default card, and delivers the product. */
export const finalizeOrderDraft = (world: World, draft: OrderDraftRow): OrderRow => {
  const { amount, customerId, productId, description, ...rest } = draft
  if (amount > 0 && !paysRenewal(world, customerId)) throw paymentFailed()
  world.state.orderDrafts.delete(draft.id)
  const order = newOrder(world, {
    ...rest,
    amount,
    customerId,
    productId,
    description,
    billingReason: 'purchase',
    discountId: null,
    subscriptionId: null,
    checkoutId: null,
  })
  // The benefits of seats go to those who claim them.
  if (order.seats === undefined) {
    grantBenefits(world, related(world, 'products', productId), sourceOf(order))
  }
  return order
}

/** A draft as the order that it would become, for lists. */
export const orderOf = (world: World, draft: OrderDraftRow): OrderRow => ({
  ...draft,
  status: 'paid',
  taxAmount: 0,
  refundedAmount: 0,
  refundedTaxAmount: 0,
  currency: 'usd',
  billingReason: 'purchase',
  billingAddress: related(world, 'customers', draft.customerId).billingAddress,
  discountId: null,
  subscriptionId: null,
  checkoutId: null,
  invoiceToken: '',
})

/** The status of an order, or of the order that a draft would become. */
export const orderStatus = ({ state }: World, { id, status }: OrderRow): string =>
  state.orderDrafts.get(id) ? 'draft' : status
