import { addIntervals } from '../calendar.ts'
import { currentPrices } from '../present/presentProduct.ts'
import { related } from '../present/related.ts'
import { alreadyCanceledSubscription, invalid } from '../Problem.ts'
import type { PriceRow, ProductRow, SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { newSubscriptionOrder } from './orders.ts'
import { invoiceOf, prorationOf } from './proration.ts'
import { priceOfSeats, seatRange } from './seatPrices.ts'
import { takenSeats } from './seats.ts'
import {
  emitSubscription,
  grantToHolders,
  hasEnded,
  meteredPriceIdsOf,
  meterPeriodFrom,
} from './subscriptions.ts'
import { startMeters } from './usageCharges.ts'

/** The change to make to a subscription. */
export interface WantedChange {
  readonly productId?: string | null | undefined
  readonly seats?: number | null | undefined
}

/** A change that has been checked, with what a period costs from then on. */
interface Change {
  readonly product: ProductRow
  readonly price: PriceRow
  readonly seats: number | null
  readonly amount: number | null
}

/**
 * Changes the product or the seats of a subscription. The difference for the rest of the period is charged at
 * once (`invoice`) or with the next invoice (`prorate`); with `reset`, a new period starts and is charged now;
 * with `next_period`, the change waits for the next period; with `paid`, nothing is charged, since a checkout
 * has already done so.
 */
export const changeSubscription = (
  world: World,
  before: SubscriptionRow,
  wanted: WantedChange,
  behavior: string,
): SubscriptionRow => {
  if (hasEnded(before) || before.cancelAtPeriodEnd) throw alreadyCanceledSubscription()
  const change = changeTo(world, before, wanted)
  if (change.product.id === before.productId && change.seats === before.seats) return before
  if (behavior === 'next_period') return changeLater(world, before, wanted)
  const after = changed(world, before, change, behavior === 'reset')
  startMeters(world, after, before)
  const settled =
    behavior === 'paid' ? after : settle(world, { before, after }, behavior === 'prorate')
  grantToHolders(world, settled)
  return emitSubscription(world, settled, 'subscription.updated')
}

/** Applies the change that was waiting for the next period, if any. Returns the result without storing it. */
export const withPendingUpdate = (world: World, before: SubscriptionRow): SubscriptionRow => {
  const { pendingUpdate } = before
  if (!pendingUpdate) return before
  // The change was checked when it was requested. It is not checked again: whatever has happened to the product
  // since must not keep the subscription from renewing.
  const product = related(world, 'products', pendingUpdate.productId ?? before.productId)
  const price =
    (pendingUpdate.productId === null ? undefined : currentPrices(world, product)[0]) ??
    related(world, 'prices', before.priceId)
  return {
    ...before,
    ...termsOf(price, pendingUpdate.seats ?? before.seats, before.amount),
    productId: product.id,
    priceId: price.id,
    recurringInterval: price.recurringInterval ?? before.recurringInterval,
    recurringIntervalCount: countFor(product, before),
    pendingUpdate: null,
    ...(pendingUpdate.productId !== null && { meteredPriceIds: meteredPriceIdsOf(world, product) }),
  }
}

/** Drops a change that is waiting for the next period. */
export const clearPendingUpdate = (world: World, before: SubscriptionRow): SubscriptionRow => {
  if (!before.pendingUpdate) return before
  const after = world.state.subscriptions.update(before, {
    modifiedAt: world.now(),
    pendingUpdate: null,
  })
  return emitSubscription(world, after, 'subscription.updated')
}

const changeLater = (
  world: World,
  before: SubscriptionRow,
  { productId = null, seats = null }: WantedChange,
): SubscriptionRow => {
  const after = world.state.subscriptions.update(before, {
    modifiedAt: world.now(),
    pendingUpdate: { ...world.record(), productId, seats },
  })
  return emitSubscription(world, after, 'subscription.updated')
}

const changed = (
  world: World,
  before: SubscriptionRow,
  { product, price, seats, amount }: Change,
  isReset: boolean,
): SubscriptionRow => {
  const now = world.now()
  const interval = price.recurringInterval ?? before.recurringInterval
  const count = countFor(product, before)
  const isSameInterval =
    interval === before.recurringInterval && count === before.recurringIntervalCount
  const isNewPeriod = isReset || !isSameInterval
  return world.state.subscriptions.update(before, {
    modifiedAt: now,
    productId: product.id,
    priceId: price.id,
    seats,
    amount,
    recurringInterval: interval,
    recurringIntervalCount: count,
    pendingUpdate: null,
    ...(product.id !== before.productId && {
      meteredPriceIds: meteredPriceIdsOf(world, product),
      ...meterPeriodFrom(product, before.status === 'trialing' ? null : now),
    }),
    // A trial continues with the other product.
    ...(isNewPeriod &&
      before.status !== 'trialing' && {
        currentPeriodStart: now,
        currentPeriodEnd: addIntervals(now, interval, count),
        anchorDay: now.getUTCDate(),
      }),
  })
}

/** The number of intervals in a period. If a product changes it, only new subscriptions are affected. */
const countFor = (product: ProductRow, before: SubscriptionRow): number =>
  product.id === before.productId ? before.recurringIntervalCount : product.recurringIntervalCount

/** Charges or credits the difference, at once or with the next invoice. A trial owes nothing. */
const settle = (
  world: World,
  { before, after }: { readonly before: SubscriptionRow; readonly after: SubscriptionRow },
  isLater: boolean,
): SubscriptionRow => {
  if (before.status === 'trialing') return after
  const { credit, charge } = prorationOf({
    before: before.amount ?? 0,
    after: after.amount ?? 0,
    periodStart: before.currentPeriodStart,
    periodEnd: before.currentPeriodEnd ?? before.currentPeriodStart,
    now: world.now(),
    startsAnew: after.currentPeriodStart > before.currentPeriodStart,
  })
  const due = charge - credit
  if (isLater) {
    return world.state.subscriptions.update(after, { pendingAmount: after.pendingAmount + due })
  }
  const { total, pending } = invoiceOf(due, after.pendingAmount)
  const settled = world.state.subscriptions.update(after, { pendingAmount: pending })
  if (total > 0) newSubscriptionOrder(world, settled, total, 'subscription_update')
  return settled
}

const changeTo = (
  world: World,
  before: SubscriptionRow,
  { productId, seats: wantedSeats }: WantedChange,
): Change => {
  const product = productFor(world, before, productId)
  const price =
    product.id === before.productId
      ? related(world, 'prices', before.priceId)
      : priceFor(world, product)
  if (price.seatTiers === null) {
    if (wantedSeats != null) throw invalid(['body', 'seats'], 'The product is not sold per seat.')
    const isSame = product.id === before.productId
    return { product, price, seats: null, amount: isSame ? before.amount : price.priceAmount }
  }
  const terms = termsOf(price, wantedSeats ?? before.seats, null)
  checkSeats(price, terms.seats ?? 0, takenSeats(world, before))
  return { product, price, ...terms }
}

/** The seats and the amount of a price. Without seats, the amount is the fixed price or, if custom, `amount`. */
const termsOf = (
  { seatTiers, amountType, priceAmount }: PriceRow,
  wantedSeats: number | null,
  amount: number | null,
) => {
  if (seatTiers === null) {
    return { seats: null, amount: amountType === 'custom' ? amount : priceAmount }
  }
  const seats = wantedSeats ?? seatRange(seatTiers).min
  return { seats, amount: priceOfSeats(seatTiers, seats) }
}

/** Throws a 422 if the price is not offered for that many seats, or if more are already taken. */
export const checkSeats = ({ seatTiers }: PriceRow, seats: number, taken = 0): void => {
  const loc = ['body', 'seats']
  if (!seatTiers) return
  const { min, max } = seatRange(seatTiers)
  if (seats < min || (max !== null && seats > max)) {
    const range = max === null ? `at least ${min}` : `${min} to ${max}`
    throw invalid(loc, `The product is sold with ${range} seats.`)
  }
  if (seats < taken) throw invalid(loc, `${taken} seats are taken. Revoke some first.`)
}

const productFor = (
  world: World,
  before: SubscriptionRow,
  productId: string | null | undefined,
): ProductRow => {
  const loc = ['body', 'product_id']
  const product = world.state.products.get(productId ?? before.productId)
  if (product?.organizationId !== before.organizationId) {
    throw invalid(loc, 'Product does not exist.')
  }
  if (product.isArchived && product.id !== before.productId) {
    throw invalid(loc, 'Product is archived.')
  }
  return product
}

const priceFor = (world: World, product: ProductRow): PriceRow => {
  const loc = ['body', 'product_id']
  const price = currentPrices(world, product)[0]
  if (!product.isRecurring || !price) throw invalid(loc, 'Product is not a recurring product.')
  if (price.amountType === 'custom') throw invalid(loc, 'Product has a custom price.')
  return price
}
