import type * as t from 'io-ts'
import { record } from '../../shared/entities/record.ts'
import { DisputeStatus } from '../../shared/entities/statuses.ts'
import { nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { date, integer, string } from '../../codec/primitives.ts'

/** A payment that a buyer's bank has reversed until the dispute is decided. */
export const DisputeRow = entity('DisputeRow', {
  ...record,
  organizationId: string,
  orderId: string,
  customerId: string,
  status: DisputeStatus,
  amount: integer,
  taxAmount: integer,
  currency: string,
  reason: nullable(string),
  evidenceDueBy: nullable(date),
})
export interface DisputeRow extends t.TypeOf<typeof DisputeRow> {}
