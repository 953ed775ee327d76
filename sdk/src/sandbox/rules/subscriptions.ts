import { presentSubscription } from '../present/presentSubscription.ts'
import type { SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { revokeBenefits } from './benefitGrants.ts'

/** Whether a subscription is over for good. */
export const hasEnded = ({ status }: SubscriptionRow): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** Ends a subscription now, with all that it gave. */
export const endSubscription = (world: World, before: SubscriptionRow): SubscriptionRow => {
  const now = world.now()
  const after = world.state.subscriptions.update(before, {
    modifiedAt: now,
    status: 'canceled',
    canceledAt: before.canceledAt ?? now,
    endsAt: now,
    endedAt: now,
    retryAt: null,
  })
  revokeBenefits(world, { customerId: after.customerId, subscriptionId: after.id, orderId: null })
  const shown = presentSubscription(world, after)
  if (!before.canceledAt) world.emit(after.organizationId, 'subscription.canceled', shown)
  world.emit(after.organizationId, 'subscription.updated', shown)
  world.emit(after.organizationId, 'subscription.revoked', shown)
  return after
}
