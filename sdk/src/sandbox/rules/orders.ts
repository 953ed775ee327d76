import type { OrderBillingReason } from '../../orders.ts'
import { presentOrder } from '../present/presentOrder.ts'
import type { OrderRow, SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { newSecret } from './customers.ts'

/** What varies between new orders. */
type NewOrder = Pick<
  OrderRow,
  | 'amount'
  | 'customerId'
  | 'productId'
  | 'productPriceId'
  | 'discountId'
  | 'subscriptionId'
  | 'checkoutId'
  | 'organizationId'
> &
  Partial<Pick<OrderRow, 'metadata' | 'customFieldData' | 'billingAddress'>> & {
    readonly billingReason: OrderBillingReason
  }

/** Adds a paid order. The sandbox charges no tax. */
export const newOrder = (world: World, wanted: NewOrder): OrderRow => {
  const order = world.state.orders.put({
    ...world.record(),
    metadata: {},
    billingAddress: world.state.customers.get(wanted.customerId)?.billingAddress ?? null,
    ...wanted,
    status: 'paid',
    taxAmount: 0,
    refundedAmount: 0,
    refundedTaxAmount: 0,
    currency: 'usd',
    invoiceToken: newSecret('sandbox_inv'),
  })
  world.emit(order.organizationId, 'order.created', presentOrder(world, order))
  return order
}

/** Adds the order for a charge of a subscription. */
export const newSubscriptionOrder = (
  world: World,
  subscription: SubscriptionRow,
  amount: number,
  billingReason: OrderBillingReason,
): OrderRow => {
  const { customerId, productId, priceId, discountId, checkoutId, organizationId } = subscription
  return newOrder(world, {
    amount,
    billingReason,
    customerId,
    productId,
    productPriceId: priceId,
    discountId,
    subscriptionId: subscription.id,
    checkoutId,
    organizationId,
    metadata: subscription.metadata,
    ...(subscription.customFieldData && { customFieldData: subscription.customFieldData }),
  })
}
