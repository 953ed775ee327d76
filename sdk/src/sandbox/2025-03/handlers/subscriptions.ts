import type { operations } from '../../../2025-03/operations.ts'
import type { SubscriptionUpdate } from '../../../2025-03/subscriptions.ts'
import { csv } from '../../csv.ts'
import type { Handlers } from '../../Handlers.ts'
import { Reply } from '../../http/Reply.ts'
import { byCustomer, byProduct } from '../../customerLists.ts'
import { listPage, matches } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { presentSubscription } from '../present/presentSubscription.ts'
import { discountName } from '../present/presentDiscount.ts'
import { related } from '../../store/related.ts'
import type { Merchant } from '../../Principal.ts'
import { invalid } from '../../Problem.ts'
import { changeSubscription } from '../../rules/changeSubscription.ts'
import {
  cancelAtPeriodEnd,
  endSubscription,
  isActive,
  uncancel,
} from '../../rules/subscriptions.ts'
import type { SubscriptionRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'

export const subscriptions: Handlers<typeof operations.subscriptions> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: candidates(world, request.customerId, principal),
      equal: ['organizationId', 'productId', 'customerId', 'discountId'],
      where: [matches(request.active, isActive)],
      by: {
        customer: byCustomer(world),
        product: byProduct(world),
        discount: ({ discountId }) => discountName(world, discountId),
      },
      order: ['-started_at'],
      present: (row) => presentSubscription(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentSubscription(world, ownedRow(world.state.subscriptions, id, principal)),

  update: ({ world, request: { id, subscriptionUpdate }, principal }) => {
    const previous = ownedRow(world.state.subscriptions, id, principal)
    return presentSubscription(world, applyUpdate(world, previous, subscriptionUpdate))
  },

  revoke: ({ world, request: { id }, principal }) => {
    const previous = ownedRow(world.state.subscriptions, id, principal)
    return presentSubscription(world, endSubscription(world, previous))
  },

  export: ({ world, request, principal }) => {
    const fits = matches(request.organizationId, (row: SubscriptionRow) => row.organizationId)
    const rows = owned(world.state.subscriptions, principal).filter(fits)
    return new Reply(200, toCsv(world, rows), 'text/csv; charset=utf-8')
  },
}

/** The subscriptions that may match a filter by customer: looked up by index, since each customer has few. */
const candidates = (
  world: World,
  customerId: string | readonly string[] | null | undefined,
  principal: Merchant,
): SubscriptionRow[] => {
  if (customerId == null) return owned(world.state.subscriptions, principal)
  return [...new Set([customerId].flat())]
    .flatMap((id) => world.state.subscriptions.where('customerId', id))
    .filter(({ organizationId }) => principal.organizationIds.includes(organizationId))
}

const applyUpdate = (
  world: World,
  previous: SubscriptionRow,
  update: SubscriptionUpdate,
): SubscriptionRow => {
  if ('productId' in update) {
    const { subscriptionSettings } = related(world, 'organizations', previous.organizationId)
    const proration = update.prorationBehavior ?? subscriptionSettings.prorationBehavior
    return changeSubscription(world, previous, { productId: update.productId }, proration)
  }
  const cancellation = {
    reason: update.customerCancellationReason,
    comment: update.customerCancellationComment,
  }
  if (update.revoke && update.cancelAtPeriodEnd != null) {
    throw invalid(['body'], 'Send either cancel_at_period_end or revoke, not both.')
  }
  if (update.revoke) return endSubscription(world, previous, cancellation)
  if (update.cancelAtPeriodEnd === true) return cancelAtPeriodEnd(world, previous, cancellation)
  return update.cancelAtPeriodEnd === false ? uncancel(world, previous) : previous
}

const toCsv = (world: World, rows: readonly SubscriptionRow[]): string =>
  csv(
    ['Email', 'Name', 'Created At', 'Active', 'Product', 'Price', 'Currency', 'Interval'],
    rows.map((row) => {
      const customer = related(world, 'customers', row.customerId)
      return [
        customer.email,
        customer.name ?? '',
        row.createdAt.toISOString(),
        `${isActive(row)}`,
        related(world, 'products', row.productId).name,
        row.amount === null ? '' : `${row.amount / 100}`,
        row.currency ?? '',
        row.recurringInterval,
      ]
    }),
  )
