import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { byCustomer, byProduct } from '../../customerLists.ts'
import { listPage } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { invoiceUrl, presentOrder } from '../present/presentOrder.ts'
import { discountName } from '../present/presentDiscount.ts'
import { orderFilters } from '../../rules/orderFilters.ts'

export const orders: Handlers<typeof operations.orders> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.orders, principal),
      equal: ['discountId', 'customerId', 'checkoutId'],
      where: [...orderFilters(world, request)],
      by: {
        customer: byCustomer(world),
        product: byProduct(world),
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
