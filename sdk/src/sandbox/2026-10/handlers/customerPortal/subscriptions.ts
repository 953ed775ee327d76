import type { operations } from '../../../../2026-10/operations.ts'
import { subscriptions as legacy } from '../../../2025-03/handlers/customerPortal/subscriptions.ts'
import type { Handlers } from '../../../Handlers.ts'
import { buyersRow } from '../../../ownership.ts'
import { related } from '../../../store/related.ts'
import { invalid } from '../../../Problem.ts'
import { changeSubscription, clearPendingUpdate } from '../../../rules/changeSubscription.ts'
import { keepRunning, pauseAtPeriodEnd, resume } from '../../../rules/pauses.ts'
import type { SubscriptionRow } from '../../../store/rows.ts'
import type { World } from '../../../World.ts'
import { presentCustomerSubscription } from '../../present/presentSubscription.ts'
import { pageOf, rowOf } from '../../rowOf.ts'

export const subscriptions: Handlers<typeof operations.customerPortal.subscriptions> = {
  list: ({ world, request, principal }) =>
    pageOf(world, 'subscriptions', legacy.list({ world, request, principal }), (row) =>
      presentCustomerSubscription(world, row),
    ),

  get: ({ world, request: { id }, principal }) =>
    presentCustomerSubscription(world, buyersRow(world.state.subscriptions, id, principal)),

  update: ({ world, request: { id, customerSubscriptionUpdate: update }, principal }) => {
    const known = buyersRow(world.state.subscriptions, id, principal)
    if ('pauseAtPeriodEnd' in update) {
      if (update.pauseAtPeriodEnd) pauseAtPeriodEnd(world, known, update.resumesAt ?? null)
      else keepRunning(world, known)
    } else if ('resume' in update) resume(world, known)
    else if ('seats' in update) changeSeats(world, known, update.seats)
    else if ('pendingUpdate' in update) clearPendingUpdate(world, known)
    else legacy.update({ world, request: { id, customerSubscriptionUpdate: update }, principal })
    return presentCustomerSubscription(world, rowOf(world, 'subscriptions', known))
  },

  cancel: ({ world, request, principal }) => {
    const reply = legacy.cancel({ world, request, principal })
    return presentCustomerSubscription(world, rowOf(world, 'subscriptions', reply))
  },
}

const changeSeats = (world: World, known: SubscriptionRow, seats: number): void => {
  const { subscriptionSettings } = related(world, 'organizations', known.organizationId)
  if (!subscriptionSettings.allowCustomerUpdates) {
    throw invalid(['body', 'seats'], 'The organization does not let customers change their seats.')
  }
  changeSubscription(world, known, { seats }, subscriptionSettings.prorationBehavior)
}
