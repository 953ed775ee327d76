import type { operations } from '../../../2026-10/operations.ts'
import { refunds as legacy } from '../../2025-03/handlers/refunds.ts'
import type { Handlers } from '../../Handlers.ts'
import { ofExternalCustomer } from '../../customerLists.ts'
import { listPage, matches } from '../../lists.ts'
import { owned } from '../../ownership.ts'
import { invalid } from '../../Problem.ts'
import { presentRefund } from '../present/presentRefund.ts'
import { rowOf } from '../rowOf.ts'

export const refunds: Handlers<typeof operations.refunds> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.refunds, principal),
      equal: ['id', 'organizationId', 'orderId', 'subscriptionId', 'customerId'],
      where: [
        ofExternalCustomer(world, request),
        matches(request.succeeded, ({ status }) => status === 'succeeded'),
      ],
      order: ['-created_at'],
      present: (row) => presentRefund(world, row),
    }),

  create: ({ world, request, principal }) => {
    const order = world.state.orders.get(request.orderId)
    const left = order ? order.amount - order.refundedAmount : 0
    // 2025-03 has a specific error for this case.
    if (left > 0 && request.amount > left) {
      throw invalid(['body', 'amount'], 'The amount is higher than what is left to refund.')
    }
    return presentRefund(
      world,
      rowOf(world, 'refunds', legacy.create({ world, request, principal })),
    )
  },
}
