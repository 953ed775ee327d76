import type { operations } from '../../../2026-10/operations.ts'
import type { Rules } from '../../Handlers.ts'
import { listings } from '../../listings.ts'
import { listPage } from '../../lists.ts'
import { buyersRow } from '../../ownership.ts'
import { orderNotEligibleForRetry } from '../../Problem.ts'
import { invoiceUrl } from '../../rules/orders.ts'
import { updateBilling } from '../../rules/updateBilling.ts'

export const orders = {
  list: ({ world, request, principal: { customerId } }) =>
    listPage(world, request, world.state.orders.where('customerId', customerId), listings.orders),

  get: ({ world, request: { id }, principal }) => buyersRow(world.state.orders, id, principal),

  update: ({ world, request: { id, customerOrderUpdate }, principal }) =>
    updateBilling(world, buyersRow(world.state.orders, id, principal), customerOrderUpdate),

  invoice: ({ world, request: { id }, principal }) => ({
    url: invoiceUrl(world, buyersRow(world.state.orders, id, principal)),
  }),

  /** There is nothing to generate: every order has an invoice from the start. */
  generateInvoice: ({ world, request: { id }, principal }) => {
    buyersRow(world.state.orders, id, principal)
    return null
  },

  receipt: ({ world, request: { id }, principal }) => ({
    url: invoiceUrl(world, buyersRow(world.state.orders, id, principal)),
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
} satisfies Rules<typeof operations.customerPortal.orders>
