import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { owned, referredRow } from '../ownership.ts'
import { invalid } from '../Problem.ts'
import { addRefund } from '../rules/refunds.ts'

export const refunds = {
  list: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.refunds, principal), listings.refunds),

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
    return addRefund(world, order, {
      amount: request.amount,
      reason: request.reason,
      comment: request.comment,
      metadata: request.metadata,
      revokeBenefits: request.revokeBenefits ?? false,
    })
  },
} satisfies Rules<typeof operations.refunds>
