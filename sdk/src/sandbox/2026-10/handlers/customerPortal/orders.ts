import type { operations } from '../../../../2026-10/operations.ts'
import { orders as legacy } from '../../../2025-03/handlers/customerPortal/orders.ts'
import type { Handlers } from '../../../Handlers.ts'
import { contains, listPage } from '../../../lists.ts'
import { buyersRow } from '../../../ownership.ts'
import { related } from '../../../store/related.ts'
import { orderNotEligibleForRetry } from '../../../Problem.ts'
import { orderFilters } from '../../../rules/orderFilters.ts'
import { presentCustomerOrder, receiptUrl } from '../../present/presentOrder.ts'
import { updateBilling } from '../../updateBilling.ts'

export const orders: Handlers<typeof operations.customerPortal.orders> = {
  list: ({ world, request, principal }) => {
    const productOf = ({ productId }: { readonly productId: string }) =>
      related(world, 'products', productId).name
    return listPage(request, {
      rows: world.state.orders.where('customerId', principal.customerId),
      equal: ['subscriptionId'],
      where: [...orderFilters(world, request), contains(request.query, (row) => [productOf(row)])],
      by: {
        net_amount: ({ amount }) => amount,
        product: productOf,
        subscription: ({ subscriptionId }) => subscriptionId,
      },
      order: ['-created_at'],
      present: (row) => presentCustomerOrder(world, row),
    })
  },

  get: ({ world, request: { id }, principal }) =>
    presentCustomerOrder(world, buyersRow(world.state.orders, id, principal)),

  update: ({ world, request: { id, customerOrderUpdate }, principal }) => {
    const row = buyersRow(world.state.orders, id, principal)
    return presentCustomerOrder(world, updateBilling(world, row, customerOrderUpdate))
  },

  invoice: legacy.invoice,

  /** There is nothing to generate: every order has an invoice from the start. */
  generateInvoice: ({ world, request: { id }, principal }) => {
    buyersRow(world.state.orders, id, principal)
    return null
  },

  receipt: ({ world, request: { id }, principal }) => ({
    url: receiptUrl(world, buyersRow(world.state.orders, id, principal)),
  }),

  /** Every order in the sandbox has been paid. */
  getPaymentStatus: ({ world, request: { id }, principal }) => {
    buyersRow(world.state.orders, id, principal)
    return { status: 'succeeded', error: null }
  },

  confirmRetryPayment: ({ world, request: { id }, principal }) => {
    buyersRow(world.state.orders, id, principal)
    throw orderNotEligibleForRetry()
  },
}
