import type { Order } from '../../../shared/entities/order.ts'
import { related } from '../../store/related.ts'
import type { OrderDraftRow } from '../../store/OrderDraftRow.ts'
import type { OrderRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { presentOrder } from './presentOrder.ts'

/** A draft as the order that it would become, for lists. */
export const orderOf = (world: World, draft: OrderDraftRow): OrderRow => ({
  ...draft,
  status: 'paid',
  taxAmount: 0,
  refundedAmount: 0,
  refundedTaxAmount: 0,
  currency: 'usd',
  billingReason: 'purchase',
  billingAddress: related(world, 'customers', draft.customerId).billingAddress,
  discountId: null,
  subscriptionId: null,
  checkoutId: null,
  invoiceToken: '',
})

/** A draft as its merchant sees it. */
export const presentOrderDraft = (world: World, draft: OrderDraftRow): Order => ({
  ...presentOrder(world, orderOf(world, draft)),
  status: 'draft',
  paid: false,
  dueAmount: draft.amount,
  invoiceNumber: null,
  isInvoiceGenerated: false,
  receiptNumber: null,
  refundableAmount: 0,
})
