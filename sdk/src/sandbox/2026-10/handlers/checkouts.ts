import type { operations } from '../../../2026-10/operations.ts'
import { bySecret, checkouts as legacy, createCheckout } from '../../2025-03/handlers/checkouts.ts'
import type { Handlers } from '../../Handlers.ts'
import { contains, listPage, matches } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { confirmCheckout } from '../../rules/confirmCheckout.ts'
import type { CheckoutRow } from '../../store/rows.ts'
import { presentCheckout, presentPublicCheckout } from '../present/presentCheckout.ts'
import { rowOf } from '../rowOf.ts'

export const checkouts: Handlers<typeof operations.checkouts> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.checkouts, principal),
      where: [
        matches(request.organizationId, ({ organizationId }) => organizationId),
        matches(request.productId, ({ productId }) => productId),
        matches(request.customerId, ({ customerId }) => customerId),
        matches(request.externalCustomerId, ({ customerExternalId }) => customerExternalId),
        matches<CheckoutRow, string>(request.status, ({ status }) => status),
        contains(request.query, ({ customerEmail, customerName }) => [customerEmail, customerName]),
      ],
      by: {
        created_at: ({ createdAt }) => createdAt,
        expires_at: ({ expiresAt }) => expiresAt,
        status: ({ status }) => status,
      },
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
