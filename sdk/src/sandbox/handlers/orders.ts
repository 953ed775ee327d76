import type { operations } from '../../2026-10/operations.ts'
import { csv } from '../csv.ts'
import type { Rules } from '../Handlers.ts'
import { Reply } from '../http/Reply.ts'
import { listings } from '../listings.ts'
import { filtered, listPage } from '../lists.ts'
import { owned, ownedRow } from '../ownership.ts'
import { orderNotDraft } from '../Problem.ts'
import { finalizeOrderDraft, newOrderDraft, orderOf } from '../rules/orderDrafts.ts'
import { invoiceUrl } from '../rules/orders.ts'
import { updateBilling } from '../rules/updateBilling.ts'
import { related } from '../store/related.ts'

/** Orders, and drafts as the orders that they would become. */
export const orders = {
  list: ({ world, request, principal }) =>
    listPage(
      world,
      request,
      [
        ...owned(world.state.orders, principal),
        ...owned(world.state.orderDrafts, principal).map((draft) => orderOf(world, draft)),
      ],
      listings.orders,
    ),

  create: ({ world, request, principal }) =>
    orderOf(world, newOrderDraft(world, request, principal)),

  /** The sandbox charges the default card, whichever card the request names. */
  finalize: ({ world, request: { id }, principal }) => {
    const draft = world.state.orderDrafts.get(id)
    if (draft && principal.organizationIds.includes(draft.organizationId)) {
      return finalizeOrderDraft(world, draft)
    }
    ownedRow(world.state.orders, id, principal)
    throw orderNotDraft()
  },

  get: ({ world, request: { id }, principal }) => {
    const draft = world.state.orderDrafts.get(id)
    return draft && principal.organizationIds.includes(draft.organizationId)
      ? orderOf(world, draft)
      : ownedRow(world.state.orders, id, principal)
  },

  update: ({ world, request: { id, orderUpdate }, principal }) =>
    updateBilling(world, ownedRow(world.state.orders, id, principal), orderUpdate),

  invoice: ({ world, request: { id }, principal }) => ({
    url: invoiceUrl(world, ownedRow(world.state.orders, id, principal)),
  }),

  /** There is nothing to generate: every order has an invoice from the start. */
  generateInvoice: ({ world, request: { id }, principal }) => {
    ownedRow(world.state.orders, id, principal)
    return null
  },

  receipt: ({ world, request: { id }, principal }) => ({
    url: invoiceUrl(world, ownedRow(world.state.orders, id, principal)),
  }),

  export: ({ world, request, principal }) => {
    const rows = owned(world.state.orders, principal)
    const table = csv(
      ['Email', 'Created At', 'Product', 'Amount', 'Currency', 'Status', 'Invoice URL'],
      filtered(world, request, rows, listings.orders.filters).map((row) => [
        related(world, 'customers', row.customerId).email,
        row.createdAt.toISOString(),
        related(world, 'products', row.productId).name,
        `${row.amount / 100}`,
        row.currency,
        row.status,
        invoiceUrl(world, row),
      ]),
    )
    return new Reply(200, table, 'text/csv; charset=utf-8')
  },
} satisfies Rules<typeof operations.orders>
