import type { Refund } from '../../shared/entities/refund.ts'
import { related } from '../store/related.ts'
import type { RefundRow } from '../store/RefundRow.ts'
import type { World } from '../World.ts'
import { presentRefundDispute } from './presentDispute.ts'

/** A refund as its merchant sees it. */
export const presentRefund = (world: World, row: RefundRow): Refund => ({
  ...row,
  dispute:
    row.disputeId === null
      ? null
      : presentRefundDispute(world, related(world, 'disputes', row.disputeId)),
})
