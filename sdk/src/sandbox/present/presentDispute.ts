import type { Dispute, RefundDispute } from '../../shared/entities/refund.ts'
import { related } from '../store/related.ts'
import { isOpen } from '../rules/disputes.ts'
import type { DisputeRow } from '../store/DisputeRow.ts'
import type { World } from '../World.ts'
import { presentCustomer } from './presentCustomer.ts'

/** A dispute as its merchant sees it. */
export const presentDispute = (world: World, row: DisputeRow): Dispute => ({
  ...presentRefundDispute(world, row),
  customer: presentCustomer(world, related(world, 'customers', row.customerId)),
  caseId: null,
})

/** A dispute as part of the refund that prevented it. In the sandbox, a payment's id is its order's. */
export const presentRefundDispute = (world: World, row: DisputeRow): RefundDispute => ({
  ...row,
  resolved: row.status === 'won' || row.status === 'lost',
  closed: !isOpen(row),
  pastDue: row.evidenceDueBy !== null && row.evidenceDueBy < world.now(),
  paymentId: row.orderId,
})
