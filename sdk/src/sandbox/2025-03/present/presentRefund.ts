import type { Refund } from '../../../2025-03/refunds.ts'
import type { RefundRow } from '../../store/RefundRow.ts'
import type { World } from '../../World.ts'

/** A refund as 2025-03 shows it: a reason that it lacks is shown as `other`. */
export const presentRefund = (_: World, row: RefundRow): Refund => ({
  ...row,
  reason: row.reason === 'dispute_prevention' ? 'other' : row.reason,
})
