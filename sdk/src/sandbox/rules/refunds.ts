import { refundAmountTooHigh, refundedAlready } from '../Problem.ts'
import type { RefundRow } from '../store/RefundRow.ts'
import type { OrderRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { revokeBenefits } from './benefitGrants.ts'

/** The properties of a refund that do not follow from its order. */
interface NewRefund extends Pick<RefundRow, 'amount' | 'reason' | 'revokeBenefits'> {
  readonly comment?: string | null | undefined
  readonly metadata?: RefundRow['metadata'] | undefined
  readonly disputeId?: string
}

/** Refunds part or all of what is left of an order. */
export const addRefund = (world: World, order: OrderRow, wanted: NewRefund): RefundRow => {
  const { taxAmount, order: changes } = refundOrder(order, wanted.amount)
  const refund = world.state.refunds.put({
    ...world.record(),
    metadata: wanted.metadata ?? {},
    status: 'succeeded',
    reason: wanted.reason,
    amount: wanted.amount,
    taxAmount,
    currency: order.currency,
    comment: wanted.comment ?? null,
    revokeBenefits: wanted.revokeBenefits,
    organizationId: order.organizationId,
    orderId: order.id,
    subscriptionId: order.subscriptionId,
    customerId: order.customerId,
    disputeId: wanted.disputeId ?? null,
  })
  const after = world.state.orders.update(order, { ...changes, modifiedAt: world.now() })
  if (refund.revokeBenefits) {
    revokeBenefits(world, { customerId: order.customerId, subscriptionId: null, orderId: order.id })
  }
  world.emit(order.organizationId, 'refund.created', refund)
  world.emit(order.organizationId, 'refund.updated', refund)
  world.emit(order.organizationId, 'order.refunded', after)
  return refund
}

type Refundable = Pick<
  OrderRow,
  'amount' | 'taxAmount' | 'refundedAmount' | 'refundedTaxAmount' | 'status'
>

/** The changes that a refund makes to an order. */
export interface Refunded {
  /** The tax that is refunded with the amount. */
  readonly taxAmount: number
  readonly order: Pick<OrderRow, 'refundedAmount' | 'refundedTaxAmount' | 'status'>
}

/**
 * Refunds `amount` of an order, before tax, in the currency's smallest unit. Tax is refunded in
 * proportion; the last refund includes the remainder. Throws the platform's problems if the order is
 * already fully refunded, or the amount is too high.
 */
export const refundOrder = (order: Refundable, amount: number): Refunded => {
  const left = order.amount - order.refundedAmount
  if (order.status === 'refunded' || left <= 0) throw refundedAlready()
  if (amount > left) throw refundAmountTooHigh()
  const leftOfTax = order.taxAmount - order.refundedTaxAmount
  const share = Math.round((order.taxAmount * amount) / order.amount)
  const taxAmount = amount === left ? leftOfTax : Math.min(share, leftOfTax)
  return {
    taxAmount,
    order: {
      refundedAmount: order.refundedAmount + amount,
      refundedTaxAmount: order.refundedTaxAmount + taxAmount,
      status: amount === left ? 'refunded' : 'partially_refunded',
    },
  }
}
