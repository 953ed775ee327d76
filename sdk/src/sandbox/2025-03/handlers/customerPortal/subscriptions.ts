import type { operations } from '../../../../2025-03/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { byProduct } from '../../../customerLists.ts'
import { contains, listPage, matches } from '../../../lists.ts'
import { buyersRow } from '../../../ownership.ts'
import { presentCustomerSubscription } from '../../present/presentSubscription.ts'
import { related } from '../../../store/related.ts'
import { invalid } from '../../../Problem.ts'
import { changeSubscription } from '../../../rules/changeSubscription.ts'
import { cancelAtPeriodEnd, isActive, uncancel } from '../../../rules/subscriptions.ts'

export const subscriptions: Handlers<typeof operations.customerPortal.subscriptions> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: world.state.subscriptions.where('customerId', principal.customerId),
      equal: ['organizationId', 'productId'],
      where: [
        matches(request.active, isActive),
        contains(request.query, ({ productId }) => [related(world, 'products', productId).name]),
      ],
      by: {
        organization: ({ organizationId }) => related(world, 'organizations', organizationId).slug,
        product: byProduct(world),
      },
      order: ['-started_at'],
      present: (row) => presentCustomerSubscription(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentCustomerSubscription(world, buyersRow(world.state.subscriptions, id, principal)),

  update: ({ world, request: { id, customerSubscriptionUpdate: update }, principal }) => {
    const previous = buyersRow(world.state.subscriptions, id, principal)
    if ('productId' in update) {
      const { subscriptionSettings } = related(world, 'organizations', previous.organizationId)
      if (!subscriptionSettings.allowCustomerUpdates) {
        throw invalid(
          ['body', 'product_id'],
          'The organization does not let customers change their product.',
        )
      }
      const { prorationBehavior } = subscriptionSettings
      return presentCustomerSubscription(
        world,
        changeSubscription(world, previous, { productId: update.productId }, prorationBehavior),
      )
    }
    const cancellation = { reason: update.cancellationReason, comment: update.cancellationComment }
    if (update.cancelAtPeriodEnd == null) return presentCustomerSubscription(world, previous)
    return presentCustomerSubscription(
      world,
      update.cancelAtPeriodEnd
        ? cancelAtPeriodEnd(world, previous, cancellation)
        : uncancel(world, previous),
    )
  },

  cancel: ({ world, request: { id }, principal }) => {
    const previous = buyersRow(world.state.subscriptions, id, principal)
    return presentCustomerSubscription(world, cancelAtPeriodEnd(world, previous, {}))
  },
}
