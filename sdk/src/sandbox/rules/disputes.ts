import { DAY } from '../calendar.ts'
import type { DisputeOutcome } from '../DisputeOutcome.ts'
import { disputeOutcomes } from '../DisputeOutcome.ts'
import { related } from '../store/related.ts'
import { badRequest, disputeNotOpen } from '../Problem.ts'
import type { DisputeRow } from '../store/DisputeRow.ts'
import type { OrderRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { revokeBenefits } from './benefitGrants.ts'
import { addRefund } from './refunds.ts'
import { endSubscription, hasEnded } from './subscriptions.ts'

/** How long a merchant has to respond to a dispute, in milliseconds. */
const EVIDENCE_DURATION = 7 * DAY

/** Opens a dispute: the buyer's bank reverses the order's payment until the dispute is decided. */
export const openDispute = (
  world: World,
  order: OrderRow,
  reason: string | null = 'fraudulent',
): DisputeRow => {
  if (order.amount <= order.refundedAmount)
    throw badRequest('The order has no amount left to dispute.')
  if (world.state.disputes.where('orderId', order.id).some(isOpen)) {
    throw badRequest('The order is already disputed.')
  }
  const dispute = world.state.disputes.put({
    ...world.record(),
    organizationId: order.organizationId,
    orderId: order.id,
    customerId: order.customerId,
    status: 'needs_response',
    amount: order.amount - order.refundedAmount,
    taxAmount: order.taxAmount - order.refundedTaxAmount,
    currency: order.currency,
    reason,
    evidenceDueBy: world.later(EVIDENCE_DURATION),
  })
  world.emit(order.organizationId, 'order.updated', order)
  return dispute
}

/** Ends a dispute. A buyer who gets the money back loses the purchase. */
export const closeDispute = (
  world: World,
  previous: DisputeRow,
  outcome: DisputeOutcome,
): DisputeRow => {
  if (!isOpen(previous)) throw disputeNotOpen()
  const after = world.state.disputes.update(previous, {
    modifiedAt: world.now(),
    status: outcome,
    evidenceDueBy: null,
  })
  const order = related(world, 'orders', previous.orderId)
  if (outcome === 'prevented') {
    addRefund(world, order, {
      amount: previous.amount,
      reason: 'dispute_prevention',
      revokeBenefits: order.subscriptionId === null,
      disputeId: previous.id,
    })
  } else {
    if (outcome === 'lost') withdraw(world, order)
    world.emit(order.organizationId, 'order.updated', order)
  }
  return after
}

/** Whether a dispute is still undecided. */
export const isOpen = ({ status }: DisputeRow): boolean =>
  !disputeOutcomes.some((outcome) => outcome === status)

const withdraw = (world: World, { id, customerId, subscriptionId }: OrderRow): void => {
  if (subscriptionId === null) {
    revokeBenefits(world, { customerId, subscriptionId, orderId: id })
    return
  }
  const subscription = related(world, 'subscriptions', subscriptionId)
  if (!hasEnded(subscription)) endSubscription(world, subscription)
}
