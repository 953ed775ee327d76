import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, matches } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { invoiceUrl, presentOrder } from '../present/presentOrder.ts'
import { discountName } from '../present/presentDiscount.ts'
import { related } from '../../store/related.ts'
import { orderFilters } from '../../rules/orderFilters.ts'

export const orders: Handlers<typeof operations.orders> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.orders, principal),
      where: [
        ...orderFilters(world, request),
        matches(request.discountId, ({ discountId }) => discountId),
        matches(request.customerId, ({ customerId }) => customerId),
        matches(request.checkoutId, ({ checkoutId }) => checkoutId),
      ],
      by: {
        created_at: ({ createdAt }) => createdAt,
        amount: ({ amount }) => amount,
        customer: ({ customerId }) => related(world, 'customers', customerId).email,
        product: ({ productId }) => related(world, 'products', productId).name,
        discount: ({ discountId }) => discountName(world, discountId),
        subscription: ({ subscriptionId }) => subscriptionId,
      },
      order: ['-created_at'],
      present: (row) => presentOrder(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentOrder(world, ownedRow(world.state.orders, id, principal)),

  invoice: ({ world, request: { id }, principal }) => ({
    url: invoiceUrl(world, ownedRow(world.state.orders, id, principal)),
  }),
}
