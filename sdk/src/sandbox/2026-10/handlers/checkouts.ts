import type { operations } from '../../../2026-10/operations.ts'
import { bySecret, checkouts as legacy, createCheckout } from '../../2025-03/handlers/checkouts.ts'
import type { Handlers } from '../../Handlers.ts'
import { contains, listPage, matches } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { confirmCheckout } from '../../rules/confirmCheckout.ts'
import { presentCheckout, presentPublicCheckout } from '../present/presentCheckout.ts'
import { rowOf } from '../rowOf.ts'

export const checkouts: Handlers<typeof operations.checkouts> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.checkouts, principal),
      equal: ['organizationId', 'productId', 'customerId', 'status'],
      where: [
        matches(request.externalCustomerId, ({ customerExternalId }) => customerExternalId),
        contains(request.query, ({ customerEmail, customerName }) => [customerEmail, customerName]),
      ],
      order: ['-created_at'],
      present: (row) => presentCheckout(world, row),
    }),

  create: ({ world, request: { externalCustomerId, ...request }, principal }) => {
    const wanted = { ...request, customerExternalId: externalCustomerId }
    return presentCheckout(world, createCheckout(world, wanted, principal))
  },

  get: ({ world, request: { id }, principal }) =>
    presentCheckout(world, ownedRow(world.state.checkouts, id, principal)),

  update: ({ world, request, principal }) => {
    const reply = legacy.update({ world, request, principal })
    return presentCheckout(world, rowOf(world, 'checkouts', reply))
  },

  clientGet: ({ world, request: { clientSecret } }) =>
    presentPublicCheckout(world, bySecret(world, clientSecret)),

  clientUpdate: ({ world, request, principal }) => {
    const reply = legacy.clientUpdate({ world, request, principal })
    return presentPublicCheckout(world, rowOf(world, 'checkouts', reply))
  },

  clientConfirm: ({ world, request: { clientSecret, checkoutConfirmStripe } }) => {
    const confirmation = confirmCheckout(
      world,
      bySecret(world, clientSecret),
      checkoutConfirmStripe,
    )
    return {
      ...presentPublicCheckout(world, confirmation.checkout),
      status: 'confirmed',
      customerSessionToken: confirmation.customerSessionToken,
    }
  },
}
