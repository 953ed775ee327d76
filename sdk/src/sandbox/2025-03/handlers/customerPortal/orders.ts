import type { operations } from '../../../../2025-03/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { byProduct } from '../../../customerLists.ts'
import { contains, listPage } from '../../../lists.ts'
import { buyersRow } from '../../../ownership.ts'
import { invoiceUrl, presentCustomerOrder } from '../../present/presentOrder.ts'
import { related } from '../../../store/related.ts'
import { orderFilters } from '../../../rules/orderFilters.ts'

export const orders: Handlers<typeof operations.customerPortal.orders> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: world.state.orders.where('customerId', principal.customerId),
      equal: ['subscriptionId'],
      where: [
        ...orderFilters(world, request),
        contains(request.query, ({ productId }) => [related(world, 'products', productId).name]),
      ],
      by: {
        organization: ({ organizationId }) => related(world, 'organizations', organizationId).slug,
        product: byProduct(world),
        subscription: ({ subscriptionId }) => subscriptionId,
      },
      order: ['-created_at'],
      present: (row) => presentCustomerOrder(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentCustomerOrder(world, buyersRow(world.state.orders, id, principal)),

  invoice: ({ world, request: { id }, principal }) => ({
    url: invoiceUrl(world, buyersRow(world.state.orders, id, principal)),
  }),
}
