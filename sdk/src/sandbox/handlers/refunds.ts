import type { operations } from '../../operations.ts'
import type { Handlers } from '../Handlers.ts'
import { listPage, matches } from '../lists.ts'
import { owned, referredRow } from '../ownership.ts'
import { presentOrder } from '../present/presentOrder.ts'
import { invalid } from '../Problem.ts'
import { revokeBenefits } from '../rules/benefitGrants.ts'
import { refundOrder } from '../rules/refunds.ts'

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
        matches(request.succeeded, ({ status }) => status === 'succeeded'),
      ],
      by: {
        created_at: ({ createdAt }) => createdAt,
        amount: ({ amount }) => amount,
      },
      order: ['-created_at'],
      present: (row) => row,
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
    const { taxAmount, order: changes } = refundOrder(order, request.amount)
    const refund = world.state.refunds.put({
      ...world.record(),
      metadata: request.metadata ?? {},
      status: 'succeeded',
      reason: request.reason,
      amount: request.amount,
      taxAmount,
      currency: order.currency,
      comment: request.comment ?? null,
      revokeBenefits: request.revokeBenefits ?? false,
      organizationId: order.organizationId,
      orderId: order.id,
      subscriptionId: order.subscriptionId,
      customerId: order.customerId,
    })
    const after = world.state.orders.update(order, { ...changes, modifiedAt: world.now() })
    if (refund.revokeBenefits) {
      revokeBenefits(world, {
        customerId: order.customerId,
        subscriptionId: null,
        orderId: order.id,
      })
    }
    world.emit(order.organizationId, 'refund.created', refund)
    world.emit(order.organizationId, 'refund.updated', refund)
    world.emit(order.organizationId, 'order.refunded', presentOrder(world, after))
    return refund
  },
}
