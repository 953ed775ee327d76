import { addMonths, monthsOf } from '../calendar.ts'
import { presentCustomerState } from '../present/presentCustomer.ts'
import { currentPrices } from '../present/presentProduct.ts'
import { presentSubscription } from '../present/presentSubscription.ts'
import { related } from '../present/related.ts'
import { alreadyCanceledSubscription, invalid } from '../Problem.ts'
import type { PriceRow, ProductRow, SubscriptionRow } from '../store/rows.ts'
import type { EventType } from '../EventType.ts'
import type { World } from '../World.ts'
import type { GrantSource } from './benefitGrants.ts'
import { grantBenefits, revokeBenefits } from './benefitGrants.ts'
import { newSubscriptionOrder } from './orders.ts'

/** What varies between new subscriptions. */
type NewSubscription = Pick<SubscriptionRow, 'amount' | 'customerId'> &
  Partial<
    Pick<
      SubscriptionRow,
      'discountId' | 'checkoutId' | 'metadata' | 'customFieldData' | 'status' | 'startedAt'
    >
  > & { readonly product: ProductRow; readonly price: PriceRow }

/** Whether a customer has access to what they subscribed to. */
export const isActive = ({ status }: SubscriptionRow): boolean =>
  status === 'active' || status === 'trialing'

/** Whether a subscription is over for good. */
export const hasEnded = ({ status }: SubscriptionRow): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** A subscription that starts now, or at `startedAt`, not yet stored. */
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

/** Starts a subscription whose first payment has been settled. */
export const startSubscription = (world: World, wanted: NewSubscription): SubscriptionRow => {
  const row = world.state.subscriptions.put(subscriptionRow(world, wanted))
  if (isActive(row)) grantBenefits(world, wanted.product, grantSource(row))
  const isStarted = row.status === 'active'
  emitSubscription(
    world,
    row,
    'subscription.created',
    ...(isStarted ? (['subscription.active'] as const) : []),
  )
  return row
}

/** Why a customer cancels, in their own words. */
interface Cancellation {
  readonly reason?: string | null | undefined
  readonly comment?: string | null | undefined
}

/** Cancels a subscription at the end of its period. */
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
  return emitSubscription(world, after, 'subscription.updated', 'subscription.canceled')
}

/** Reverses a cancellation before the period has ended. */
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
  return emitSubscription(world, after, 'subscription.updated', 'subscription.uncanceled')
}

/** Ends a subscription now and revokes its benefits. */
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
  revokeBenefits(world, grantSource(after))
  const isFirst = before.canceledAt === null
  return emitSubscription(
    world,
    after,
    'subscription.updated',
    ...(isFirst ? (['subscription.canceled'] as const) : []),
    'subscription.revoked',
  )
}

/** Switches to another product of the organization; the difference may be charged at once. */
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
  // Anything not invoiced now is dropped: the sandbox has no credit for the next invoice.
  if (prorationBehavior === 'invoice' && difference > 0) {
    newSubscriptionOrder(world, after, difference, 'subscription_update')
  }
  grantBenefits(world, product, grantSource(after))
  return emitSubscription(world, after, 'subscription.updated')
}

/** Emits events about a subscription, and that its customer's state has changed. */
export const emitSubscription = (
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

/** The source of the benefits that a subscription grants. */
export const grantSource = ({ id, customerId }: SubscriptionRow): GrantSource => ({
  customerId,
  subscriptionId: id,
  orderId: null,
})

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

/** The share of the period that is left, from 0 to 1. */
const remainingShare = (row: SubscriptionRow, now: Date): number => {
  const { currentPeriodStart: start, currentPeriodEnd: end } = row
  if (!end || end <= start) return 0
  const left = (end.getTime() - now.getTime()) / (end.getTime() - start.getTime())
  return Math.min(1, Math.max(0, left))
}
