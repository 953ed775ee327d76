import { addIntervals, DAY, HOUR, monthsBetween } from '../calendar.ts'
import { related } from '../store/related.ts'
import type { SubscriptionRow } from '../store/rows.ts'
import type { Timer, World } from '../World.ts'
import { cycleBenefits, revokeBenefits } from './benefitGrants.ts'
import { paysRenewal } from './cards.ts'
import { withPendingUpdate } from './changeSubscription.ts'
import { discountOn } from './discounts.ts'
import { newSubscriptionOrder } from './orders.ts'
import { invoiceOf } from './proration.ts'
import {
  emitSubscription,
  endSubscription,
  grantSource,
  grantToHolders,
  isActive,
  meterPeriodFrom,
} from './subscriptions.ts'
import { cycleMeters, sumOfCharges, usageCharges } from './usageCharges.ts'

/** How long an incomplete subscription waits for its first payment, in milliseconds. */
const INCOMPLETE_DURATION = 23 * HOUR

/** Days from a failed payment to the next attempt. After the last attempt the subscription is `unpaid`. */
const RETRY_DAYS = [3, 5, 7]

/** Renews, pauses, resumes and ends subscriptions, charges usage, retries payments, and expires incomplete ones. */
export const subscriptionTimer: Timer<SubscriptionRow> = {
  due: (row) => {
    if (isActive(row))
      return hasMeterPeriodFirst(row) ? row.currentMeterPeriodEnd : row.currentPeriodEnd
    if (row.status === 'past_due') return row.retryAt ?? row.currentPeriodEnd
    if (row.status === 'paused') return row.resumesAt
    if (row.status === 'incomplete') {
      return new Date(row.createdAt.getTime() + INCOMPLETE_DURATION)
    }
    return null
  },
  fire: (world, row) => {
    if (row.status === 'incomplete') expireIncomplete(world, row)
    else if (isActive(row) && hasMeterPeriodFirst(row)) cycleMeterPeriod(world, row)
    else if (row.cancelAtPeriodEnd) endPeriod(world, row)
    else if (row.pauseAtPeriodEnd && isActive(row)) pause(world, row)
    else renew(world, row)
  },
}

/** Retries failed payments, once a customer has added another card. */
export const retryPayments = (world: World, customerId: string): void => {
  for (const row of world.state.subscriptions.where('customerId', customerId)) {
    if (row.status === 'past_due' || row.status === 'unpaid') renew(world, row)
  }
}

/**
 * Charges for a new period and starts it; if the card is declined, the payment is past due. After a pause, or while
 * unpaid, the period starts now, and the time since the previous one is not charged.
 */
export const renew = (
  world: World,
  previous: SubscriptionRow,
  isRestarted = previous.status === 'unpaid' || previous.status === 'paused',
): SubscriptionRow => {
  if (previous.currentPeriodEnd === null) return previous
  const changed = withPendingUpdate(world, previous)
  const start = isRestarted ? world.now() : previous.currentPeriodEnd
  const metersGoOn =
    changed.productId === previous.productId &&
    previous.currentMeterPeriodEnd !== null &&
    previous.currentMeterPeriodEnd > start
  const usage = metersGoOn ? [] : usageCharges(world, previous)
  const { total, pending, discountAmount } = nextInvoice(world, changed, {
    start,
    usageAmount: sumOfCharges(usage),
  })
  if (total > 0 && !paysRenewal(world, previous.customerId)) return failPayment(world, previous)
  const anchorDay = isRestarted ? start.getUTCDate() : previous.anchorDay
  const after = world.state.subscriptions.put({
    ...changed,
    modifiedAt: world.now(),
    status: 'active',
    currentPeriodStart: start,
    currentPeriodEnd: addIntervals(
      start,
      changed.recurringInterval,
      changed.recurringIntervalCount,
      anchorDay,
    ),
    ...(!metersGoOn && meterPeriodFrom(related(world, 'products', changed.productId), start)),
    anchorDay,
    cycles: previous.cycles + 1,
    retryAt: null,
    failedPayments: 0,
    pendingAmount: pending,
    pausedAt: null,
    resumesAt: null,
  })
  newSubscriptionOrder(world, after, total, 'subscription_cycle', { discountAmount, usage })
  if (!metersGoOn) cycleMeters(world, { previous, after })
  if (!isActive(previous) || previous.pendingUpdate) grantToHolders(world, after)
  cycleBenefits(world, grantSource(after))
  const isResumed = previous.status === 'paused'
  return emitSubscription(
    world,
    after,
    'subscription.updated',
    ...(previous.status === 'active' ? [] : (['subscription.active'] as const)),
    ...(isResumed ? (['subscription.resumed'] as const) : (['subscription.cycled'] as const)),
  )
}

/** Whether a meter period ends before the subscription's period, or with it. */
const hasMeterPeriodFirst = ({
  currentMeterPeriodEnd,
  currentPeriodEnd,
}: SubscriptionRow): boolean =>
  currentMeterPeriodEnd !== null &&
  (currentPeriodEnd === null || currentMeterPeriodEnd <= currentPeriodEnd)

/** Charges the usage of a meter period and starts another. If the card is declined, extends the period instead. */
const cycleMeterPeriod = (world: World, previous: SubscriptionRow): void => {
  const end = previous.currentMeterPeriodEnd ?? world.now()
  const usage = usageCharges(world, previous, end)
  const charged = { ...chargeAt(previous, end), amount: sumOfCharges(usage) }
  const discountAmount = discountOn(world, previous.discountId, charged)
  const total = charged.amount - discountAmount
  const isPaid = total <= 0 || paysRenewal(world, previous.customerId)
  const after = world.state.subscriptions.update(previous, {
    modifiedAt: world.now(),
    ...meterPeriodFrom(related(world, 'products', previous.productId), end),
    ...(!isPaid && { currentMeterPeriodStart: previous.currentMeterPeriodStart }),
  })
  if (isPaid) {
    if (total > 0) {
      newSubscriptionOrder(world, after, total, 'subscription_meter_cycle', {
        discountAmount,
        usage,
      })
    }
    cycleMeters(world, { previous, after }, end)
  }
  emitSubscription(world, after, 'subscription.updated')
}

/** The current period's number and the months since the first, which decide whether a discount still applies. */
const chargeAt = ({ cycles, trialEnd, startedAt, createdAt }: SubscriptionRow, moment: Date) => ({
  cycle: cycles,
  months: monthsBetween(trialEnd ?? startedAt ?? createdAt, moment),
})

/** The next period's price and the last one's usage, less the discount, plus the balance of earlier changes. */
const nextInvoice = (
  world: World,
  row: SubscriptionRow,
  { start, usageAmount }: { readonly start: Date; readonly usageAmount: number },
) => {
  const { amount, cycles, discountId, pendingAmount } = row
  const charged = {
    ...chargeAt(row, start),
    amount: (amount ?? 0) + usageAmount,
    cycle: cycles + 1,
  }
  const discountAmount = discountOn(world, discountId, charged)
  return { ...invoiceOf(charged.amount - discountAmount, pendingAmount), discountAmount }
}

/** Charges a canceled subscription for the usage of its last period, and ends it. */
const endPeriod = (world: World, row: SubscriptionRow): void => {
  const usage = isActive(row) ? usageCharges(world, row) : []
  const amount = sumOfCharges(usage)
  if (amount > 0 && paysRenewal(world, row.customerId)) {
    newSubscriptionOrder(world, row, amount, 'subscription_cycle', { usage })
  }
  endSubscription(world, row)
}

const failPayment = (world: World, previous: SubscriptionRow): SubscriptionRow => {
  const days = RETRY_DAYS[previous.failedPayments]
  const after = world.state.subscriptions.update(previous, {
    modifiedAt: world.now(),
    status: days === undefined ? 'unpaid' : 'past_due',
    retryAt: days === undefined ? null : world.later(days * DAY),
    failedPayments: previous.failedPayments + 1,
  })
  if (after.status === 'unpaid') revokeBenefits(world, grantSource(after))
  const isNew = previous.status !== 'past_due' && after.status === 'past_due'
  return emitSubscription(
    world,
    after,
    'subscription.updated',
    ...(isNew ? (['subscription.past_due'] as const) : []),
  )
}

const pause = (world: World, previous: SubscriptionRow): void => {
  const after = world.state.subscriptions.update(previous, {
    modifiedAt: world.now(),
    status: 'paused',
    pauseAtPeriodEnd: false,
    pausedAt: world.now(),
  })
  revokeBenefits(world, grantSource(after))
  emitSubscription(world, after, 'subscription.updated', 'subscription.paused')
}

const expireIncomplete = (world: World, previous: SubscriptionRow): void => {
  const now = world.now()
  const after = world.state.subscriptions.update(previous, {
    modifiedAt: now,
    status: 'incomplete_expired',
    endedAt: now,
  })
  emitSubscription(world, after, 'subscription.updated')
}
