import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { owned, ownedRow } from '../ownership.ts'
import { resourceNotFound } from '../Problem.ts'
import type { OrderRow } from '../store/rows.ts'

/** The sandbox stores no payments: every order that was not free has a single one, which succeeded. */
export const payments = {
  list: ({ world, request, principal }) =>
    listPage(
      world,
      request,
      owned(world.state.orders, principal).filter(wasPaid),
      listings.payments,
    ),

  get: ({ world, request: { id }, principal }) => {
    const order = ownedRow(world.state.orders, id, principal)
    if (!wasPaid(order)) throw resourceNotFound()
    return order
  },
} satisfies Rules<typeof operations.payments>

/** Whether the order has a payment; a free one has none. */
const wasPaid = ({ amount }: OrderRow): boolean => amount > 0
