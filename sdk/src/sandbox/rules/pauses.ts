import { invalid } from '../Problem.ts'
import type { SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { renew } from './renewals.ts'
import { emitSubscription } from './subscriptions.ts'

/** Schedules a pause for the end of the period, until `resumesAt` if that is given. */
export const pauseAtPeriodEnd = (
  world: World,
  previous: SubscriptionRow,
  resumesAt: Date | null,
): SubscriptionRow => {
  const loc = ['body', 'pause_at_period_end']
  if (previous.status !== 'active') throw invalid(loc, 'Only an active subscription can be paused.')
  if (previous.cancelAtPeriodEnd)
    throw invalid(loc, 'The subscription will be canceled at the end of the period.')
  if (resumesAt && previous.currentPeriodEnd && resumesAt <= previous.currentPeriodEnd) {
    throw invalid(['body', 'resumes_at'], 'Must be after the end of the current period.')
  }
  return emitUpdated(world, previous, { pauseAtPeriodEnd: true, resumesAt })
}

/** Cancels a scheduled pause. */
export const keepRunning = (world: World, previous: SubscriptionRow): SubscriptionRow =>
  previous.pauseAtPeriodEnd
    ? emitUpdated(world, previous, { pauseAtPeriodEnd: false, resumesAt: null })
    : previous

/** Ends a pause: a new period starts now and is charged. */
export const resume = (world: World, previous: SubscriptionRow): SubscriptionRow => {
  if (previous.status !== 'paused') {
    throw invalid(['body', 'resume'], 'The subscription is not paused.')
  }
  return renew(world, previous)
}

const emitUpdated = (
  world: World,
  previous: SubscriptionRow,
  changes: Partial<SubscriptionRow>,
): SubscriptionRow =>
  emitSubscription(
    world,
    world.state.subscriptions.update(previous, { ...changes, modifiedAt: world.now() }),
    'subscription.updated',
  )
