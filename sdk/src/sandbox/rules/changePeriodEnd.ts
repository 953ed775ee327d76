import { alreadyCanceledSubscription, invalid } from '../Problem.ts'
import type { SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { emitSubscription, hasEnded } from './subscriptions.ts'

/** Moves the end of the current period: the subscription renews then, without a charge for the difference. */
export const changePeriodEnd = (
  world: World,
  previous: SubscriptionRow,
  end: Date,
): SubscriptionRow => {
  if (hasEnded(previous) || previous.cancelAtPeriodEnd) throw alreadyCanceledSubscription()
  if (end <= world.now()) {
    throw invalid(['body', 'current_billing_period_end'], 'Must be in the future.')
  }
  const after = world.state.subscriptions.update(previous, {
    modifiedAt: world.now(),
    currentPeriodEnd: end,
    anchorDay: end.getUTCDate(),
    ...(previous.status === 'trialing' && { trialEnd: end }),
  })
  return emitSubscription(world, after, 'subscription.updated')
}
