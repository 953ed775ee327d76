import type { OrderBillingReason } from '../../shared/entities/statuses.ts'
import type { OrderRow, SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { newSecret } from './customers.ts'

/** The properties of a new order that its caller chooses. */
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
  Partial<
    Pick<
      OrderRow,
      | 'metadata'
      | 'customFieldData'
      | 'billingAddress'
      | 'description'
      | 'discountAmount'
      | 'usage'
      | 'seats'
      | 'units'
      | 'id'
    >
  > & {
    readonly billingReason: OrderBillingReason
  }

/**
 * Adds a paid order. The sandbox charges no tax. The fields are named one by one: V8 stores an object as a
 * dictionary if a spread adds many fields to it, and there are tens of thousands of orders.
 */
export const newOrder = (world: World, wanted: NewOrder): OrderRow => {
  const { id, createdAt, modifiedAt } = world.record()
  const order = world.state.orders.put({
    id: wanted.id ?? id,
    createdAt,
    modifiedAt,
    metadata: wanted.metadata ?? {},
    status: 'paid',
    amount: wanted.amount,
    taxAmount: 0,
    refundedAmount: 0,
    refundedTaxAmount: 0,
    currency: 'usd',
    billingReason: wanted.billingReason,
    billingAddress:
      wanted.billingAddress === undefined
        ? (world.state.customers.get(wanted.customerId)?.billingAddress ?? null)
        : wanted.billingAddress,
    customerId: wanted.customerId,
    productId: wanted.productId,
    productPriceId: wanted.productPriceId,
    discountId: wanted.discountId,
    subscriptionId: wanted.subscriptionId,
    checkoutId: wanted.checkoutId,
    organizationId: wanted.organizationId,
    invoiceToken: newSecret('sandbox_inv'),
    customFieldData: wanted.customFieldData,
    description: wanted.description === '' ? undefined : (wanted.description ?? undefined),
    usage: wanted.usage?.length ? wanted.usage : undefined,
    discountAmount: wanted.discountAmount,
    seats: wanted.seats,
    units: wanted.units,
  })
  world.emit(order.organizationId, 'order.created', order)
  world.emit(order.organizationId, 'order.paid', order)
  return order
}

/** Adds the order for a subscription's charge. */
export const newSubscriptionOrder = (
  world: World,
  subscription: SubscriptionRow,
  amount: number,
  billingReason: OrderBillingReason,
  { discountAmount, usage }: Pick<NewOrder, 'discountAmount' | 'usage'> = {},
): OrderRow => {
  const { customerId, productId, priceId, discountId, checkoutId, organizationId } = subscription
  return newOrder(world, {
    amount,
    discountAmount,
    usage,
    billingReason,
    customerId,
    productId,
    productPriceId: priceId,
    discountId,
    subscriptionId: subscription.id,
    checkoutId,
    organizationId,
    metadata: subscription.metadata,
    customFieldData: subscription.customFieldData,
  })
}

/** The URL of an order's invoice, which is its receipt, too. */
export const invoiceUrl = (world: World, { invoiceToken }: OrderRow): string =>
  `${world.url}/invoices/${invoiceToken}`
