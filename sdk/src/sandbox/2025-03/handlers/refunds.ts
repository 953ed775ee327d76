import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, matches } from '../../lists.ts'
import { owned, referredRow } from '../../ownership.ts'
import { presentRefund } from '../present/presentRefund.ts'
import { invalid } from '../../Problem.ts'
import { addRefund } from '../../rules/refunds.ts'

export const refunds: Handlers<typeof operations.refunds> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.refunds, principal),
      equal: ['id', 'organizationId', 'orderId', 'subscriptionId', 'customerId'],
      where: [matches(request.succeeded, ({ status }) => status === 'succeeded')],
      order: ['-created_at'],
      present: presentRefund,
    }),

  create: ({ world, request, principal }) => {
    const order = referredRow(world.state.orders, request.orderId, principal, ['body', 'order_id'])
    if (request.amount < 1) {
      throw invalid(['body', 'amount'], 'Input should be greater than 0', 'greater_than')
    }
    if (request.revokeBenefits && order.subscriptionId !== null) {
      throw invalid(
        ['body', 'revoke_benefits'],
        'Benefits of a subscription are revoked by revoking the subscription.',
      )
    }
    return presentRefund(
      addRefund(world, order, {
        amount: request.amount,
        reason: request.reason,
        comment: request.comment,
        metadata: request.metadata,
        revokeBenefits: request.revokeBenefits ?? false,
      }),
    )
  },
}
