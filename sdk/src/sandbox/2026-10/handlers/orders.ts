import type { operations } from '../../../2026-10/operations.ts'
import { orders as legacy } from '../../2025-03/handlers/orders.ts'
import type { Handlers } from '../../Handlers.ts'
import { csv } from '../../csv.ts'
import { Reply } from '../../http/Reply.ts'
import { byCustomer, byProduct, ofExternalCustomer } from '../../customerLists.ts'
import { hasMetadata, isWithin, listPage, matches } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { discountName } from '../../2025-03/present/presentDiscount.ts'
import { related } from '../../store/related.ts'
import type { Merchant } from '../../Principal.ts'
import { orderNotDraft } from '../../Problem.ts'
import { orderFilters } from '../../rules/orderFilters.ts'
import { finalizeOrderDraft, newOrderDraft } from '../../rules/orderDrafts.ts'
import type { OrderDraftRow } from '../../store/OrderDraftRow.ts'
import type { OrderRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { presentOrder, receiptUrl } from '../present/presentOrder.ts'
import { orderOf, presentOrderDraft } from '../present/presentOrderDraft.ts'
import { updateBilling } from '../updateBilling.ts'

export const orders: Handlers<typeof operations.orders> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: [
        ...owned(world.state.orders, principal),
        ...owned(world.state.orderDrafts, principal).map((draft) => orderOf(world, draft)),
      ],
      equal: ['discountId', 'customerId', 'checkoutId', 'subscriptionId'],
      where: [
        ...orderFilters(world, request),
        ofExternalCustomer(world, request),
        matches<OrderRow, string>(request.status, (row) => statusOf(world, row)),
        isWithin(request.createdAfter, request.createdBefore, ({ createdAt }) => createdAt),
        hasMetadata(request.metadata),
      ],
      by: {
        status: (row) => statusOf(world, row),
        invoice_number: ({ id }) => id,
        net_amount: ({ amount }) => amount,
        customer: byCustomer(world),
        product: byProduct(world),
        discount: ({ discountId }) => discountName(world, discountId),
        subscription: ({ subscriptionId }) => subscriptionId,
      },
      order: ['-created_at'],
      present: (row) => {
        const draft = world.state.orderDrafts.get(row.id)
        return draft ? presentOrderDraft(world, draft) : presentOrder(world, row)
      },
    }),

  create: ({ world, request, principal }) =>
    presentOrderDraft(world, newOrderDraft(world, request, principal)),

  /** The sandbox charges the default card, whichever card the request names. */
  finalize: ({ world, request: { id }, principal }) => {
    const draft = draftOf(world, id, principal)
    if (draft) return presentOrder(world, finalizeOrderDraft(world, draft))
    ownedRow(world.state.orders, id, principal)
    throw orderNotDraft()
  },

  get: ({ world, request: { id }, principal }) => {
    const draft = draftOf(world, id, principal)
    return draft
      ? presentOrderDraft(world, draft)
      : presentOrder(world, ownedRow(world.state.orders, id, principal))
  },

  update: ({ world, request: { id, orderUpdate }, principal }) => {
    const row = ownedRow(world.state.orders, id, principal)
    return presentOrder(world, updateBilling(world, row, orderUpdate))
  },

  invoice: legacy.invoice,

  /** There is nothing to generate: every order has an invoice from the start. */
  generateInvoice: ({ world, request: { id }, principal }) => {
    ownedRow(world.state.orders, id, principal)
    return null
  },

  receipt: ({ world, request: { id }, principal }) => ({
    url: receiptUrl(world, ownedRow(world.state.orders, id, principal)),
  }),

  export: ({ world, request, principal }) => {
    const conditions = [
      matches(request.organizationId, (row: OrderRow) => row.organizationId),
      matches(request.productId, (row: OrderRow) => row.productId),
      matches<OrderRow, string>(request.status, ({ status }) => status),
      isWithin(request.createdAfter, request.createdBefore, (row: OrderRow) => row.createdAt),
    ]
    const rows = owned(world.state.orders, principal).filter((row) =>
      conditions.every((fits) => fits(row)),
    )
    const table = csv(
      ['Email', 'Created At', 'Product', 'Amount', 'Currency', 'Status', 'Invoice URL'],
      rows.map((row) => [
        related(world, 'customers', row.customerId).email,
        row.createdAt.toISOString(),
        related(world, 'products', row.productId).name,
        `${row.amount / 100}`,
        row.currency,
        row.status,
        receiptUrl(world, row),
      ]),
    )
    return new Reply(200, table, 'text/csv; charset=utf-8')
  },
}

const draftOf = (
  world: World,
  id: string,
  { organizationIds }: Merchant,
): OrderDraftRow | undefined => {
  const draft = world.state.orderDrafts.get(id)
  return draft && organizationIds.includes(draft.organizationId) ? draft : undefined
}

const statusOf = (world: World, { id, status }: OrderRow): string =>
  world.state.orderDrafts.get(id) ? 'draft' : status
