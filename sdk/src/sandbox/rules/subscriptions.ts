import { addMonths, monthsBetween } from '../calendar.ts'
import type { Happening } from '../happenings.ts'
import { presentCustomerState } from '../present/presentCustomer.ts'
import { currentPrices } from '../present/presentProduct.ts'
import { presentSubscription } from '../present/presentSubscription.ts'
import { related } from '../present/related.ts'
import { alreadyCanceledSubscription, invalid } from '../Problem.ts'
import type { PriceRow, ProductRow, SubscriptionRow } from '../store/rows.ts'
import type { EventType } from '../EventType.ts'
import type { World } from '../World.ts'
import { grantBenefits, revokeBenefits } from './benefitGrants.ts'
import { paysRenewal } from './cards.ts'
import { discountOn } from './discounts.ts'
import { newSubscriptionOrder } from './orders.ts'

/** What a subscription is made from; all else is the same for every new one. */
type NewSubscription = Pick<SubscriptionRow, 'amount' | 'customerId'> &
  Partial<
    Pick<
      SubscriptionRow,
      'discountId' | 'checkoutId' | 'metadata' | 'customFieldData' | 'status' | 'startedAt'
    >
  > & { readonly product: ProductRow; readonly price: PriceRow }

/** Whether a customer has what they subscribed to. */
export const isActive = ({ status }: SubscriptionRow): boolean =>
  status === 'active' || status === 'trialing'

/** Whether a subscription is over for good. */
export const hasEnded = ({ status }: SubscriptionRow): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** A subscription that begins now, or at `startedAt`, not yet kept. */
export const subscriptionRow = (world: World, wanted: NewSubscription): SubscriptionRow => {
  const { product, price, startedAt, status = 'active', ...rest } = wanted
  const start = startedAt ?? world.now()
  const recurringInterval = price.recurringInterval ?? product.recurringInterval
  if (recurringInterval === null) throw new Error('only a recurring product can be subscribed to')
  return {
    ...world.record(),
    createdAt: start,
    currency: price.priceCurrency,
    recurringInterval,
    status,
    currentPeriodStart: start,
    currentPeriodEnd: addMonths(start, monthsOf(recurringInterval)),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    startedAt: start,
    endsAt: null,
    endedAt: null,
    productId: product.id,
    priceId: price.id,
    discountId: null,
    checkoutId: null,
    customerCancellationReason: null,
    customerCancellationComment: null,
    metadata: {},
    organizationId: product.organizationId,
    anchorDay: start.getUTCDate(),
    cycles: 1,
    retryAt: null,
    failedPayments: 0,
    ...rest,
  }
}

/** Begins a subscription whose first payment is settled. */
export const startSubscription = (world: World, wanted: NewSubscription): SubscriptionRow => {
  const row = world.state.subscriptions.put(subscriptionRow(world, wanted))
  if (isActive(row)) grantBenefits(world, wanted.product, sourceOf(row))
  const isStarted = row.status === 'active'
  tell(world, row, 'subscription.created', ...(isStarted ? (['subscription.active'] as const) : []))
  return row
}

/** Why a customer leaves, in their words. */
interface Cancellation {
  readonly reason?: string | null | undefined
  readonly comment?: string | null | undefined
}

/** Lets a subscription end with its period. */
export const cancelAtPeriodEnd = (
  world: World,
  before: SubscriptionRow,
  cancellation: Cancellation,
): SubscriptionRow => {
  if (hasEnded(before) || before.cancelAtPeriodEnd) throw alreadyCanceledSubscription()
  const after = world.state.subscriptions.update(before, {
    modifiedAt: world.now(),
    cancelAtPeriodEnd: true,
    canceledAt: world.now(),
    endsAt: before.currentPeriodEnd,
    ...reasons(before, cancellation),
  })
  return tell(world, after, 'subscription.updated', 'subscription.canceled')
}

/** Takes a cancellation back while the period lasts. */
export const uncancel = (world: World, before: SubscriptionRow): SubscriptionRow => {
  if (hasEnded(before)) throw alreadyCanceledSubscription()
  if (!before.cancelAtPeriodEnd) return before
  const after = world.state.subscriptions.update(before, {
    modifiedAt: world.now(),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endsAt: null,
    customerCancellationReason: null,
    customerCancellationComment: null,
  })
  return tell(world, after, 'subscription.updated', 'subscription.uncanceled')
}

/** Ends a subscription now, with all that it gave. */
export const endSubscription = (
  world: World,
  before: SubscriptionRow,
  cancellation: Cancellation = {},
): SubscriptionRow => {
  if (hasEnded(before)) throw alreadyCanceledSubscription()
  const now = world.now()
  const after = world.state.subscriptions.update(before, {
    modifiedAt: now,
    status: 'canceled',
    canceledAt: before.canceledAt ?? now,
    endsAt: now,
    endedAt: now,
    retryAt: null,
    ...reasons(before, cancellation),
  })
  revokeBenefits(world, sourceOf(after))
  const isNews = before.canceledAt === null
  return tell(
    world,
    after,
    'subscription.updated',
    ...(isNews ? (['subscription.canceled'] as const) : []),
    'subscription.revoked',
  )
}

/** Goes over to another product of the organisation, with the difference charged at once or later. */
export const changeProduct = (
  world: World,
  before: SubscriptionRow,
  productId: string,
  prorationBehavior: string,
): SubscriptionRow => {
  if (hasEnded(before) || before.cancelAtPeriodEnd) throw alreadyCanceledSubscription()
  const { product, price } = changeTo(world, before, productId)
  if (product.id === before.productId) return before
  const now = world.now()
  const interval = price.recurringInterval ?? before.recurringInterval
  const hasSamePeriod = interval === before.recurringInterval
  const after = world.state.subscriptions.update(before, {
    modifiedAt: now,
    productId: product.id,
    priceId: price.id,
    amount: price.priceAmount,
    recurringInterval: interval,
    ...(!hasSamePeriod && {
      currentPeriodStart: now,
      currentPeriodEnd: addMonths(now, monthsOf(interval)),
      anchorDay: now.getUTCDate(),
    }),
  })
  const share = hasSamePeriod ? remainingShare(before, now) : 1
  const difference = Math.round(((after.amount ?? 0) - (before.amount ?? 0)) * share)
  // What is not invoiced now is left out: the sandbox keeps no credit for the next invoice.
  if (prorationBehavior === 'invoice' && difference > 0) {
    newSubscriptionOrder(world, after, difference, 'subscription_update')
  }
  grantBenefits(world, product, sourceOf(after))
  return tell(world, after, 'subscription.updated')
}

/** Tries the payments that failed again, when a customer has given another card. */
export const retryPayments = (world: World, customerId: string): void => {
  for (const row of world.state.subscriptions.where('customerId', customerId)) {
    if (row.status === 'past_due' || row.status === 'unpaid') renew(world, row)
  }
}

/** How long an incomplete subscription waits for its first payment, in milliseconds: 23 hours. */
const INCOMPLETE_DURATION = 23 * 3_600_000

/** Days from one failed payment to the next try. After the last one it is given up. */
const RETRY_DAYS = [3, 5, 7]

/** What time does to subscriptions: they renew, end, are tried again, or were never begun. */
export const subscriptionHappening: Happening<SubscriptionRow> = {
  due: (row) => {
    if (isActive(row)) return row.currentPeriodEnd
    if (row.status === 'past_due') return row.retryAt ?? row.currentPeriodEnd
    if (row.status === 'incomplete') {
      return new Date(row.createdAt.getTime() + INCOMPLETE_DURATION)
    }
    return null
  },
  happen: (world, row) => {
    if (row.status === 'incomplete') expireIncomplete(world, row)
    else if (row.cancelAtPeriodEnd) endSubscription(world, row)
    else renew(world, row)
  },
}

/** Charges for another period and begins it; when the card is declined the payment is due. */
const renew = (world: World, before: SubscriptionRow): void => {
  const { currentPeriodEnd, recurringInterval, startedAt } = before
  if (currentPeriodEnd === null) return
  // What was given up begins anew, and is not charged for the time between.
  const isAnew = before.status === 'unpaid'
  const start = isAnew ? world.now() : currentPeriodEnd
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
  const anchorDay = isAnew ? start.getUTCDate() : before.anchorDay
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
  if (!isActive(before)) grantBenefits(world, productOf(world, after), sourceOf(after))
  const isBack = before.status !== 'active'
  tell(world, after, 'subscription.updated', ...(isBack ? (['subscription.active'] as const) : []))
}

const failPayment = (world: World, before: SubscriptionRow): void => {
  const days = RETRY_DAYS[before.failedPayments]
  const after = world.state.subscriptions.update(before, {
    modifiedAt: world.now(),
    status: days === undefined ? 'unpaid' : 'past_due',
    retryAt: days === undefined ? null : world.later(days * 86_400_000),
    failedPayments: before.failedPayments + 1,
  })
  if (after.status === 'unpaid') revokeBenefits(world, sourceOf(after))
  tell(world, after, 'subscription.updated')
}

const expireIncomplete = (world: World, before: SubscriptionRow): void => {
  const now = world.now()
  const after = world.state.subscriptions.update(before, {
    modifiedAt: now,
    status: 'incomplete_expired',
    endedAt: now,
  })
  tell(world, after, 'subscription.updated')
}

const tell = (
  world: World,
  row: SubscriptionRow,
  ...types: readonly Extract<EventType, `subscription.${string}`>[]
): SubscriptionRow => {
  const entity = presentSubscription(world, row)
  for (const type of types) world.emit(row.organizationId, type, entity)
  const customer = related(world, 'customers', row.customerId)
  world.emit(row.organizationId, 'customer.state_changed', presentCustomerState(world, customer))
  return row
}

const sourceOf = ({ id, customerId }: SubscriptionRow) => ({
  customerId,
  subscriptionId: id,
  orderId: null,
})

const monthsOf = (interval: string): number => (interval === 'year' ? 12 : 1)

const productOf = (world: World, { productId }: SubscriptionRow): ProductRow =>
  related(world, 'products', productId)

const reasons = (before: SubscriptionRow, { reason, comment }: Cancellation) => ({
  customerCancellationReason: reason ?? before.customerCancellationReason,
  customerCancellationComment: comment ?? before.customerCancellationComment,
})

const changeTo = (world: World, { organizationId }: SubscriptionRow, productId: string) => {
  const loc = ['body', 'product_id']
  const product = world.state.products.get(productId)
  if (product?.organizationId !== organizationId) throw invalid(loc, 'Product does not exist.')
  if (product.isArchived) throw invalid(loc, 'Product is archived.')
  const price = currentPrices(world, product)[0]
  if (!product.isRecurring || !price) throw invalid(loc, 'Product is not a recurring product.')
  if (price.amountType === 'custom') throw invalid(loc, 'Product has a custom price.')
  return { product, price }
}

/** How much of the period is left, from 0 to 1. */
const remainingShare = (row: SubscriptionRow, now: Date): number => {
  const { currentPeriodStart: start, currentPeriodEnd: end } = row
  if (!end || end <= start) return 0
  const left = (end.getTime() - now.getTime()) / (end.getTime() - start.getTime())
  return Math.min(1, Math.max(0, left))
}
