import { addIntervals } from '../calendar.ts'
import { currentMeteredPrices } from './currentPrices.ts'
import { related } from '../store/related.ts'
import { alreadyCanceledSubscription } from '../Problem.ts'
import type { PriceRow, ProductRow, SubscriptionRow } from '../store/rows.ts'
import type { EventType } from '../EventType.ts'
import type { World } from '../World.ts'
import type { GrantSource } from './benefitGrants.ts'
import { grantBenefits, revokeBenefits } from './benefitGrants.ts'
import { startMeters } from './usageCharges.ts'

/** The properties of a new subscription that its caller chooses. */
type NewSubscription = Pick<SubscriptionRow, 'amount' | 'customerId'> &
  Partial<
    Pick<
      SubscriptionRow,
      | 'discountId'
      | 'checkoutId'
      | 'metadata'
      | 'customFieldData'
      | 'status'
      | 'startedAt'
      | 'seats'
      | 'units'
    >
  > & { readonly product: ProductRow; readonly price: PriceRow; readonly trial?: Trial | undefined }

/** A free period before the first paid one, in days, weeks, months or years. */
export interface Trial {
  readonly interval: string
  readonly count: number
}

/** Whether a customer has access to what they subscribed to. */
export const isActive = ({ status }: SubscriptionRow): boolean =>
  status === 'active' || status === 'trialing'

/** Whether a subscription is over for good. */
export const hasEnded = ({ status }: SubscriptionRow): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/**
 * A subscription that starts now, or at `startedAt`, not yet stored. Its fields are named one by one for the
 * same reason as in `newOrder`.
 */
export const subscriptionRow = (world: World, wanted: NewSubscription): SubscriptionRow => {
  const { product, price, amount, customerId, startedAt, trial, ...rest } = wanted
  const { id, modifiedAt } = world.record()
  const start = startedAt ?? world.now()
  const trialEnd = trial ? addIntervals(start, trial.interval, trial.count) : null
  const recurringInterval = price.recurringInterval ?? product.recurringInterval
  if (recurringInterval === null) throw new Error('only a recurring product can be subscribed to')
  const { recurringIntervalCount } = product
  return {
    id,
    createdAt: start,
    modifiedAt,
    amount,
    currency: price.priceCurrency,
    recurringInterval,
    recurringIntervalCount,
    status: trialEnd ? 'trialing' : 'active',
    currentPeriodStart: start,
    currentPeriodEnd: trialEnd ?? addIntervals(start, recurringInterval, recurringIntervalCount),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    startedAt: start,
    endsAt: null,
    endedAt: null,
    customerId,
    productId: product.id,
    priceId: price.id,
    discountId: null,
    checkoutId: null,
    customerCancellationReason: null,
    customerCancellationComment: null,
    metadata: {},
    organizationId: product.organizationId,
    anchorDay: (trialEnd ?? start).getUTCDate(),
    cycles: trialEnd ? 0 : 1,
    retryAt: null,
    failedPayments: 0,
    pendingAmount: 0,
    trialStart: trialEnd && start,
    trialEnd,
    pauseAtPeriodEnd: false,
    pausedAt: null,
    resumesAt: null,
    seats: null,
    units: null,
    pendingUpdate: null,
    meteredPriceIds: meteredPriceIdsOf(world, product),
    ...meterPeriodFrom(product, trialEnd ? null : start),
    ...rest,
  }
}

/** The period of a product's meters that begins at `start`; null dates if `start` is null or the meters have none. */
export const meterPeriodFrom = (
  { meterInterval, meterIntervalCount }: ProductRow,
  start: Date | null,
): Pick<SubscriptionRow, 'currentMeterPeriodStart' | 'currentMeterPeriodEnd'> =>
  meterInterval === null || start === null
    ? { currentMeterPeriodStart: null, currentMeterPeriodEnd: null }
    : {
        currentMeterPeriodStart: start,
        currentMeterPeriodEnd: addIntervals(start, meterInterval, meterIntervalCount ?? 1),
      }

/** The ids of the usage prices that a new subscriber to a product agrees to. */
export const meteredPriceIdsOf = (world: World, product: ProductRow): string[] =>
  currentMeteredPrices(world, product).map(({ id }) => id)

/** Starts a subscription whose first payment has been settled. */
export const startSubscription = (world: World, wanted: NewSubscription): SubscriptionRow => {
  const row = world.state.subscriptions.put(subscriptionRow(world, wanted))
  startMeters(world, row)
  if (isActive(row)) grantToHolders(world, row)
  const isStarted = row.status === 'active'
  emitSubscription(
    world,
    row,
    'subscription.created',
    ...(isStarted ? (['subscription.active'] as const) : []),
  )
  return row
}

/** Why a customer cancels: one of the contract's reasons, and a comment in their own words. */
interface Cancellation {
  readonly reason?: string | null | undefined
  readonly comment?: string | null | undefined
}

/** Cancels a subscription at the end of its period. */
export const cancelAtPeriodEnd = (
  world: World,
  previous: SubscriptionRow,
  cancellation: Cancellation,
): SubscriptionRow => {
  if (hasEnded(previous) || previous.cancelAtPeriodEnd) throw alreadyCanceledSubscription()
  const after = world.state.subscriptions.update(previous, {
    modifiedAt: world.now(),
    cancelAtPeriodEnd: true,
    canceledAt: world.now(),
    endsAt: previous.currentPeriodEnd,
    ...reasons(previous, cancellation),
  })
  return emitSubscription(world, after, 'subscription.updated', 'subscription.canceled')
}

/** Reverses a cancellation before the period has ended. */
export const uncancel = (world: World, previous: SubscriptionRow): SubscriptionRow => {
  if (hasEnded(previous)) throw alreadyCanceledSubscription()
  if (!previous.cancelAtPeriodEnd) return previous
  const after = world.state.subscriptions.update(previous, {
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
  previous: SubscriptionRow,
  cancellation: Cancellation = {},
): SubscriptionRow => {
  if (hasEnded(previous)) throw alreadyCanceledSubscription()
  const now = world.now()
  const after = world.state.subscriptions.update(previous, {
    modifiedAt: now,
    status: 'canceled',
    canceledAt: previous.canceledAt ?? now,
    endsAt: now,
    endedAt: now,
    retryAt: null,
    pauseAtPeriodEnd: false,
    resumesAt: null,
    pendingUpdate: null,
    ...reasons(previous, cancellation),
  })
  revokeBenefits(world, grantSource(after))
  const isFirst = previous.canceledAt === null
  return emitSubscription(
    world,
    after,
    'subscription.updated',
    ...(isFirst ? (['subscription.canceled'] as const) : []),
    'subscription.revoked',
  )
}

/** Emits events about a subscription, then `customer.state_changed` for its customer. */
export const emitSubscription = (
  world: World,
  row: SubscriptionRow,
  ...types: readonly Extract<EventType, `subscription.${string}`>[]
): SubscriptionRow => {
  for (const type of types) world.emit(row.organizationId, type, row)
  const customer = related(world, 'customers', row.customerId)
  world.emit(row.organizationId, 'customer.state_changed', customer)
  return row
}

/** Grants the benefits of a subscription's product to its customer, or to those who have its seats. */
export const grantToHolders = (world: World, row: SubscriptionRow): void => {
  const product = related(world, 'products', row.productId)
  for (const customerId of holdersOf(world, row)) {
    grantBenefits(world, product, { ...grantSource(row), customerId })
  }
}

const holdersOf = (world: World, { id, customerId, seats }: SubscriptionRow): string[] =>
  seats === null
    ? [customerId]
    : world.state.customerSeats
        .where('subscriptionId', id)
        .flatMap((seat) => (seat.status === 'claimed' ? (seat.customerId ?? []) : []))

/** The source of the benefits that a subscription grants. */
export const grantSource = ({ id, customerId }: SubscriptionRow): GrantSource => ({
  customerId,
  subscriptionId: id,
  orderId: null,
})

const reasons = (previous: SubscriptionRow, { reason, comment }: Cancellation) => ({
  customerCancellationReason: reason ?? previous.customerCancellationReason,
  customerCancellationComment: comment ?? previous.customerCancellationComment,
})
