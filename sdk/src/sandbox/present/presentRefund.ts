import type { Refund } from '../../2025-03/refunds.ts'
import type { RefundRow } from '../store/RefundRow.ts'

/** A refund with a reason that 2025-03 knows. */
export const presentRefund = (row: RefundRow): Refund => ({
  ...row,
  reason: row.reason === 'dispute_prevention' ? 'other' : row.reason,
})
