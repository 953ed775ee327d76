import { invalid } from '../Problem.ts'
import type { SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { renew } from './renewals.ts'
import { emitSubscription } from './subscriptions.ts'

/** Schedules a pause for the end of the period, until `resumesAt` if that is given. */
export const pauseAtPeriodEnd = (
  world: World,
  before: SubscriptionRow,
  resumesAt: Date | null,
): SubscriptionRow => {
  const loc = ['body', 'pause_at_period_end']
  if (before.status !== 'active') throw invalid(loc, 'Only an active subscription can be paused.')
  if (before.cancelAtPeriodEnd)
    throw invalid(loc, 'The subscription will be canceled at the end of the period.')
  if (resumesAt && before.currentPeriodEnd && resumesAt <= before.currentPeriodEnd) {
    throw invalid(['body', 'resumes_at'], 'Must be after the end of the current period.')
  }
  return emitUpdated(world, before, { pauseAtPeriodEnd: true, resumesAt })
}

/** Cancels a scheduled pause. */
export const keepRunning = (world: World, before: SubscriptionRow): SubscriptionRow =>
  before.pauseAtPeriodEnd
    ? emitUpdated(world, before, { pauseAtPeriodEnd: false, resumesAt: null })
    : before

/** Ends a pause: a new period starts now and is charged. */
export const resume = (world: World, before: SubscriptionRow): SubscriptionRow => {
  if (before.status !== 'paused') {
    throw invalid(['body', 'resume'], 'The subscription is not paused.')
  }
  return renew(world, before)
}

const emitUpdated = (
  world: World,
  before: SubscriptionRow,
  changes: Partial<SubscriptionRow>,
): SubscriptionRow =>
  emitSubscription(
    world,
    world.state.subscriptions.update(before, { ...changes, modifiedAt: world.now() }),
    'subscription.updated',
  )
