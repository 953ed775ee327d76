import { related } from '../store/related.ts'
import { invalid } from '../Problem.ts'
import type { CheckoutRow, SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { renew } from './renewals.ts'
import type { Trial } from './subscriptions.ts'
import { emitSubscription, hasEnded } from './subscriptions.ts'

/** The trial that a checkout offers: its own or the product's; undefined if there is none. */
export const trialOf = (world: World, row: CheckoutRow): Trial | undefined => {
  const product = related(world, 'products', row.productId)
  if (!row.allowTrial || !product.isRecurring) return undefined
  const { trialInterval: interval, trialIntervalCount: count } =
    row.trialInterval === null ? product : row
  return interval === null || count === null ? undefined : { interval, count }
}

/** Sets, extends or shortens a trial. The first period starts when the trial ends; `now` ends it at once. */
export const changeTrialEnd = (
  world: World,
  previous: SubscriptionRow,
  wanted: Date | 'now',
): SubscriptionRow => {
  const loc = ['body', 'trial_end']
  const isOver = hasEnded(previous) || previous.cancelAtPeriodEnd || previous.status === 'paused'
  if (isOver) throw invalid(loc, 'The subscription is not active.')
  if (wanted === 'now') {
    if (previous.status !== 'trialing') throw invalid(loc, 'The subscription has no trial to end.')
    const ended = world.state.subscriptions.update(previous, { trialEnd: world.now() })
    return renew(world, ended, true)
  }
  if (wanted <= world.now()) throw invalid(loc, 'Must be in the future.')
  const after = world.state.subscriptions.update(previous, {
    modifiedAt: world.now(),
    status: 'trialing',
    trialStart: previous.trialStart ?? world.now(),
    trialEnd: wanted,
    currentPeriodEnd: wanted,
    currentMeterPeriodStart: null,
    currentMeterPeriodEnd: null,
    anchorDay: wanted.getUTCDate(),
  })
  return emitSubscription(world, after, 'subscription.updated')
}
