import type { Order } from '../../shared/entities/order.ts'
import type { OrderRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { presentOrder } from './presentOrder.ts'

/** An order as its merchant sees it, which may be a draft. */
export const presentOrderOrDraft = (world: World, row: OrderRow): Order => {
  const order = presentOrder(world, row)
  if (!world.state.orderDrafts.get(row.id)) return order
  return {
    ...order,
    status: 'draft',
    paid: false,
    dueAmount: row.amount,
    invoiceNumber: null,
    isInvoiceGenerated: false,
    receiptNumber: null,
    refundableAmount: 0,
  }
}
