import { related } from '../store/related.ts'
import type { CustomerSeatRow } from '../store/CustomerSeatRow.ts'
import type { OrderRow, SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import type { GrantSource } from './benefitGrants.ts'
import { grantSource, isActive } from './subscriptions.ts'

/** The purchase that includes seats: a subscription, or the order of a one-time product. */
export type SeatHolder = SubscriptionRow | OrderRow

export const isOrder = (holder: SeatHolder): holder is OrderRow => 'billingReason' in holder

/** The purchase that includes a seat. */
export const holderOf = (
  world: World,
  { orderId, subscriptionId }: Pick<CustomerSeatRow, 'orderId' | 'subscriptionId'>,
): SeatHolder =>
  orderId === null
    ? related(world, 'subscriptions', subscriptionId ?? '')
    : related(world, 'orders', orderId)

/** All seats of a subscription or an order, including revoked ones. */
export const seatsOf = (world: World, holder: SeatHolder): CustomerSeatRow[] =>
  world.state.customerSeats.where(isOrder(holder) ? 'orderId' : 'subscriptionId', holder.id)

/** Whether seats can be assigned and claimed. */
export const isInForce = (holder: SeatHolder): boolean =>
  isOrder(holder) ? holder.status !== 'refunded' : isActive(holder)

/** The source of the benefits that a seat gives. */
export const sourceOf = (holder: SeatHolder): GrantSource =>
  isOrder(holder)
    ? { customerId: holder.customerId, subscriptionId: null, orderId: holder.id }
    : grantSource(holder)
