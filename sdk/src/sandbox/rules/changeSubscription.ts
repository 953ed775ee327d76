import { addIntervals } from '../calendar.ts'
import { currentPrices } from './currentPrices.ts'
import { related } from '../store/related.ts'
import { alreadyCanceledSubscription, invalid } from '../Problem.ts'
import type { PriceRow, ProductRow, SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { newSubscriptionOrder } from './orders.ts'
import { invoiceOf, prorationOf } from './proration.ts'
import type { Quantities, WantedQuantities } from './quantities.ts'
import { checkKinds, checkQuantities, termsOf } from './quantities.ts'
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
export interface WantedChange extends WantedQuantities {
  readonly productId?: string | null | undefined
}

/** A change that has been checked, with what a period costs from then on. */
interface Change extends Quantities {
  readonly product: ProductRow
  readonly price: PriceRow
  readonly amount: number | null
}

/**
 * Changes the product, the seats or the units of a subscription. The difference for the rest of the period is charged at
 * once (`invoice`) or with the next invoice (`prorate`); with `reset`, a new period starts and is charged now;
 * with `next_period`, the change waits for the next period; with `paid`, nothing is charged, since a checkout
 * has already done so.
 */
export const changeSubscription = (
  world: World,
  previous: SubscriptionRow,
  wanted: WantedChange,
  behavior: string,
): SubscriptionRow => {
  if (hasEnded(previous) || previous.cancelAtPeriodEnd) throw alreadyCanceledSubscription()
  const change = changeTo(world, previous, wanted)
  if (
    change.product.id === previous.productId &&
    change.seats === previous.seats &&
    change.units === previous.units
  ) {
    return previous
  }
  if (behavior === 'next_period') return changeLater(world, previous, wanted)
  const after = changed(world, previous, change, behavior === 'reset')
  startMeters(world, after, previous)
  const settled =
    behavior === 'paid' ? after : settle(world, { previous, after }, behavior === 'prorate')
  grantToHolders(world, settled)
  return emitSubscription(world, settled, 'subscription.updated')
}

/** Applies the change that was waiting for the next period, if any. Returns the result without storing it. */
export const withPendingUpdate = (world: World, previous: SubscriptionRow): SubscriptionRow => {
  const { pendingUpdate } = previous
  if (!pendingUpdate) return previous
  // The change was checked when it was requested. It is not checked again: whatever has happened to the product
  // since must not keep the subscription from renewing.
  const product = related(world, 'products', pendingUpdate.productId ?? previous.productId)
  const price =
    (pendingUpdate.productId === null ? undefined : currentPrices(world, product)[0]) ??
    related(world, 'prices', previous.priceId)
  return {
    ...previous,
    ...termsOf(price, quantitiesAfter(previous, pendingUpdate), previous.amount),
    productId: product.id,
    priceId: price.id,
    recurringInterval: price.recurringInterval ?? previous.recurringInterval,
    recurringIntervalCount: countFor(product, previous),
    pendingUpdate: null,
    ...(pendingUpdate.productId !== null && { meteredPriceIds: meteredPriceIdsOf(world, product) }),
  }
}

/** Drops a change that is waiting for the next period. */
export const clearPendingUpdate = (world: World, previous: SubscriptionRow): SubscriptionRow => {
  if (!previous.pendingUpdate) return previous
  const after = world.state.subscriptions.update(previous, {
    modifiedAt: world.now(),
    pendingUpdate: null,
  })
  return emitSubscription(world, after, 'subscription.updated')
}

const changeLater = (
  world: World,
  previous: SubscriptionRow,
  { productId = null, seats = null, units = null }: WantedChange,
): SubscriptionRow => {
  const after = world.state.subscriptions.update(previous, {
    modifiedAt: world.now(),
    pendingUpdate: { ...world.record(), productId, seats, units },
  })
  return emitSubscription(world, after, 'subscription.updated')
}

const changed = (
  world: World,
  previous: SubscriptionRow,
  { product, price, seats, units, amount }: Change,
  isReset: boolean,
): SubscriptionRow => {
  const now = world.now()
  const interval = price.recurringInterval ?? previous.recurringInterval
  const count = countFor(product, previous)
  const isSameInterval =
    interval === previous.recurringInterval && count === previous.recurringIntervalCount
  const isNewPeriod = isReset || !isSameInterval
  return world.state.subscriptions.update(previous, {
    modifiedAt: now,
    productId: product.id,
    priceId: price.id,
    seats,
    units,
    amount,
    recurringInterval: interval,
    recurringIntervalCount: count,
    pendingUpdate: null,
    ...(product.id !== previous.productId && {
      meteredPriceIds: meteredPriceIdsOf(world, product),
      ...meterPeriodFrom(product, previous.status === 'trialing' ? null : now),
    }),
    // A trial continues with the other product.
    ...(isNewPeriod &&
      previous.status !== 'trialing' && {
        currentPeriodStart: now,
        currentPeriodEnd: addIntervals(now, interval, count),
        anchorDay: now.getUTCDate(),
      }),
  })
}

/** The number of intervals in a period. If a product changes it, only new subscriptions are affected. */
const countFor = (product: ProductRow, previous: SubscriptionRow): number =>
  product.id === previous.productId
    ? previous.recurringIntervalCount
    : product.recurringIntervalCount

/** Charges or credits the difference, at once or with the next invoice. A trial owes nothing. */
const settle = (
  world: World,
  { previous, after }: { readonly previous: SubscriptionRow; readonly after: SubscriptionRow },
  isLater: boolean,
): SubscriptionRow => {
  if (previous.status === 'trialing') return after
  const { credit, charge } = prorationOf({
    previous: previous.amount ?? 0,
    after: after.amount ?? 0,
    periodStart: previous.currentPeriodStart,
    periodEnd: previous.currentPeriodEnd ?? previous.currentPeriodStart,
    now: world.now(),
    startsAnew: after.currentPeriodStart > previous.currentPeriodStart,
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

const changeTo = (world: World, previous: SubscriptionRow, wanted: WantedChange): Change => {
  const product = productFor(world, previous, wanted.productId)
  const isSame = product.id === previous.productId
  const price = isSame ? related(world, 'prices', previous.priceId) : priceFor(world, product)
  checkKinds(price, wanted)
  const terms = termsOf(price, quantitiesAfter(previous, wanted), previous.amount)
  checkQuantities(price, terms)
  const taken = takenSeats(world, previous)
  if (terms.seats !== null && terms.seats < taken) {
    throw invalid(['body', 'seats'], `${taken} seats are taken. Revoke some first.`)
  }
  return { product, price, ...terms }
}

/** What is wanted, or else what a subscription has. */
const quantitiesAfter = (
  previous: Quantities,
  { seats, units }: WantedQuantities,
): WantedQuantities => ({ seats: seats ?? previous.seats, units: units ?? previous.units })

const productFor = (
  world: World,
  previous: SubscriptionRow,
  productId: string | null | undefined,
): ProductRow => {
  const loc = ['body', 'product_id']
  const product = world.state.products.get(productId ?? previous.productId)
  if (product?.organizationId !== previous.organizationId) {
    throw invalid(loc, 'Product does not exist.')
  }
  if (product.isArchived && product.id !== previous.productId) {
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
