import { addMonths, DAY, HOUR, monthsBetween, monthsOf } from '../calendar.ts'
import { related } from '../present/related.ts'
import type { SubscriptionRow } from '../store/rows.ts'
import type { Timer, World } from '../World.ts'
import { grantBenefits, revokeBenefits } from './benefitGrants.ts'
import { paysRenewal } from './cards.ts'
import { discountOn } from './discounts.ts'
import { newSubscriptionOrder } from './orders.ts'
import { emitSubscription, endSubscription, grantSource, isActive } from './subscriptions.ts'

/** How long an incomplete subscription waits for its first payment, in milliseconds. */
const INCOMPLETE_DURATION = 23 * HOUR

/** Days from a failed payment to the next attempt. After the last attempt it is `unpaid`. */
const RETRY_DAYS = [3, 5, 7]

/** Renews subscriptions, ends them, retries failed payments, and expires incomplete ones. */
export const subscriptionTimer: Timer<SubscriptionRow> = {
  due: (row) => {
    if (isActive(row)) return row.currentPeriodEnd
    if (row.status === 'past_due') return row.retryAt ?? row.currentPeriodEnd
    if (row.status === 'incomplete') {
      return new Date(row.createdAt.getTime() + INCOMPLETE_DURATION)
    }
    return null
  },
  fire: (world, row) => {
    if (row.status === 'incomplete') expireIncomplete(world, row)
    else if (row.cancelAtPeriodEnd) endSubscription(world, row)
    else renew(world, row)
  },
}

/** Retries failed payments, once a customer has added another card. */
export const retryPayments = (world: World, customerId: string): void => {
  for (const row of world.state.subscriptions.where('customerId', customerId)) {
    if (row.status === 'past_due' || row.status === 'unpaid') renew(world, row)
  }
}

/** Charges for another period and starts it; if the card is declined, the payment is past due. */
const renew = (world: World, before: SubscriptionRow): void => {
  const { currentPeriodEnd, recurringInterval, startedAt } = before
  if (currentPeriodEnd === null) return
  // An unpaid subscription starts over, without a charge for the time in between.
  const isRestarted = before.status === 'unpaid'
  const start = isRestarted ? world.now() : currentPeriodEnd
  const amount = before.amount ?? 0
  const charge = {
    amount,
    cycle: before.cycles + 1,
    months: monthsBetween(startedAt ?? before.createdAt, start),
  }
  const total = amount - discountOn(world, before.discountId, charge)
  if (total > 0 && !paysRenewal(world, before.customerId)) {
    failPayment(world, before)
    return
  }
  const anchorDay = isRestarted ? start.getUTCDate() : before.anchorDay
  const after = world.state.subscriptions.update(before, {
    modifiedAt: world.now(),
    status: 'active',
    currentPeriodStart: start,
    currentPeriodEnd: addMonths(start, monthsOf(recurringInterval), anchorDay),
    anchorDay,
    cycles: before.cycles + 1,
    retryAt: null,
    failedPayments: 0,
  })
  newSubscriptionOrder(world, after, total, 'subscription_cycle')
  if (!isActive(before))
    grantBenefits(world, related(world, 'products', after.productId), grantSource(after))
  const isResumed = before.status !== 'active'
  emitSubscription(
    world,
    after,
    'subscription.updated',
    ...(isResumed ? (['subscription.active'] as const) : []),
  )
}

const failPayment = (world: World, before: SubscriptionRow): void => {
  const days = RETRY_DAYS[before.failedPayments]
  const after = world.state.subscriptions.update(before, {
    modifiedAt: world.now(),
    status: days === undefined ? 'unpaid' : 'past_due',
    retryAt: days === undefined ? null : world.later(days * DAY),
    failedPayments: before.failedPayments + 1,
  })
  if (after.status === 'unpaid') revokeBenefits(world, grantSource(after))
  emitSubscription(world, after, 'subscription.updated')
}

const expireIncomplete = (world: World, before: SubscriptionRow): void => {
  const now = world.now()
  const after = world.state.subscriptions.update(before, {
    modifiedAt: now,
    status: 'incomplete_expired',
    endedAt: now,
  })
  emitSubscription(world, after, 'subscription.updated')
}
