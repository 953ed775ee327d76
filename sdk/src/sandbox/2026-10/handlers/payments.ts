import type { CardPayment } from '../../../shared/entities/payment.ts'
import type { operations } from '../../../2026-10/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, matches } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { related } from '../../store/related.ts'
import { resourceNotFound } from '../../Problem.ts'
import type { OrderRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'

/** The sandbox stores no payments: every order that was not free has a single one, which succeeded. */
export const payments: Handlers<typeof operations.payments> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.orders, principal),
      equal: ['organizationId', 'checkoutId', 'customerId'],
      where: [
        wasPaid,
        matches(request.orderId, ({ id }) => id),
        matches<OrderRow, string>(request.status, () => 'succeeded'),
        matches<OrderRow, string>(request.method, () => 'card'),
        matches(
          request.customerEmail,
          ({ customerId }) => related(world, 'customers', customerId).email,
        ),
      ],
      by: {
        status: () => 'succeeded',
        method: () => 'card',
      },
      order: ['-created_at'],
      present: (row) => presentPayment(world, row),
    }),

  get: ({ world, request: { id }, principal }) => {
    const order = ownedRow(world.state.orders, id, principal)
    if (!wasPaid(order)) throw resourceNotFound()
    return presentPayment(world, order)
  },
}

/** Whether the order has a payment; a free one has none. */
const wasPaid = ({ amount }: OrderRow): boolean => amount > 0

/** A payment has the id of its order. */
const presentPayment = (world: World, row: OrderRow): CardPayment => {
  const cards = world.state.paymentMethods.where('customerId', row.customerId)
  const { brand = 'visa', last4 = '4242' } = cards.find(({ isDefault }) => isDefault) ?? {}
  return {
    ...row,
    processor: 'stripe',
    status: 'succeeded',
    amount: row.amount + row.taxAmount,
    trigger: row.billingReason.endsWith('_cycle') ? 'subscription_cycle' : 'purchase',
    declineReason: null,
    declineMessage: null,
    orderId: row.id,
    method: 'card',
    methodMetadata: { brand, last4 },
  }
}
