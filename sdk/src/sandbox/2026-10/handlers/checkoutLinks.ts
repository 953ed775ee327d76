import type { operations } from '../../../2026-10/operations.ts'
import { checkoutLinks as legacy } from '../../2025-03/handlers/checkoutLinks.ts'
import type { Handlers } from '../../Handlers.ts'
import { ownedRow } from '../../ownership.ts'
import { presentCheckoutLink } from '../present/presentCheckoutLink.ts'
import { pageOf, rowOf } from '../rowOf.ts'

export const checkoutLinks: Handlers<typeof operations.checkoutLinks> = {
  list: ({ world, request, principal }) =>
    pageOf(world, 'checkoutLinks', legacy.list({ world, request, principal }), (row) =>
      presentCheckoutLink(world, row),
    ),

  create: ({ world, request, principal }) => {
    const reply = legacy.create({ world, request, principal })
    return presentCheckoutLink(world, rowOf(world, 'checkoutLinks', reply))
  },

  get: ({ world, request: { id }, principal }) =>
    presentCheckoutLink(world, ownedRow(world.state.checkoutLinks, id, principal)),

  update: ({ world, request, principal }) => {
    const reply = legacy.update({ world, request, principal })
    return presentCheckoutLink(world, rowOf(world, 'checkoutLinks', reply))
  },

  delete: legacy.delete,
}
