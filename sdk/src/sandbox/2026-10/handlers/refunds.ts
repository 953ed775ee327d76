import type { operations } from '../../../2026-10/operations.ts'
import { refunds as legacy } from '../../2025-03/handlers/refunds.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, matches } from '../../lists.ts'
import { owned } from '../../ownership.ts'
import { related } from '../../store/related.ts'
import { invalid } from '../../Problem.ts'
import { presentRefund } from '../present/presentRefund.ts'
import { rowOf } from '../rowOf.ts'

export const refunds: Handlers<typeof operations.refunds> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.refunds, principal),
      where: [
        matches(request.id, ({ id }) => id),
        matches(request.organizationId, ({ organizationId }) => organizationId),
        matches(request.orderId, ({ orderId }) => orderId),
        matches(request.subscriptionId, ({ subscriptionId }) => subscriptionId),
        matches(request.customerId, ({ customerId }) => customerId),
        matches(
          request.externalCustomerId,
          ({ customerId }) => related(world, 'customers', customerId).externalId,
        ),
        matches(request.succeeded, ({ status }) => status === 'succeeded'),
      ],
      by: { created_at: ({ createdAt }) => createdAt, amount: ({ amount }) => amount },
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
