import type { operations } from '../../../2026-10/operations.ts'
import type { Rules } from '../../Handlers.ts'
import { listings } from '../../listings.ts'
import { listPage } from '../../lists.ts'
import { buyersRow } from '../../ownership.ts'
import { invalid } from '../../Problem.ts'
import { changeSubscription, clearPendingUpdate } from '../../rules/changeSubscription.ts'
import { keepRunning, pauseAtPeriodEnd, resume } from '../../rules/pauses.ts'
import { cancelAtPeriodEnd, uncancel } from '../../rules/subscriptions.ts'
import { related } from '../../store/related.ts'
import type { SubscriptionRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'

export const subscriptions = {
  list: ({ world, request, principal: { customerId } }) => {
    const rows = world.state.subscriptions.where('customerId', customerId)
    return listPage(world, request, rows, listings.subscriptions)
  },

  get: ({ world, request: { id }, principal }) =>
    buyersRow(world.state.subscriptions, id, principal),

  update: ({ world, request: { id, customerSubscriptionUpdate: update }, principal }) => {
    const known = buyersRow(world.state.subscriptions, id, principal)
    if ('pauseAtPeriodEnd' in update) {
      if (update.pauseAtPeriodEnd) pauseAtPeriodEnd(world, known, update.resumesAt ?? null)
      else keepRunning(world, known)
    } else if ('resume' in update) resume(world, known)
    else if ('units' in update) {
      const change = { units: update.units }
      changeSubscription(world, known, change, prorationFor(world, known, 'units'))
    } else if ('seats' in update) {
      const change = { seats: update.seats }
      changeSubscription(world, known, change, prorationFor(world, known, 'seats'))
    } else if ('pendingUpdate' in update) clearPendingUpdate(world, known)
    else if ('productId' in update) {
      const change = { productId: update.productId }
      changeSubscription(world, known, change, prorationFor(world, known, 'product'))
    } else if (update.cancelAtPeriodEnd != null) {
      const { cancellationReason: reason, cancellationComment: comment } = update
      if (update.cancelAtPeriodEnd) cancelAtPeriodEnd(world, known, { reason, comment })
      else uncancel(world, known)
    }
    return related(world, 'subscriptions', id)
  },

  cancel: ({ world, request: { id }, principal }) =>
    cancelAtPeriodEnd(world, buyersRow(world.state.subscriptions, id, principal), {}),
} satisfies Rules<typeof operations.customerPortal.subscriptions>

/** How an organization prorates what its customers change; throws a 422 if it does not let them. */
const prorationFor = (
  world: World,
  { organizationId }: SubscriptionRow,
  what: 'seats' | 'units' | 'product',
): string => {
  const { subscriptionSettings } = related(world, 'organizations', organizationId)
  if (subscriptionSettings.allowCustomerUpdates) return subscriptionSettings.prorationBehavior
  throw invalid(
    ['body', what === 'product' ? 'product_id' : what],
    `The organization does not let customers change their ${what}.`,
  )
}
