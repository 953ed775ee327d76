import type * as t from 'io-ts'
import { nullable } from '../../codec/collections.ts'
import { entity, withDefault } from '../../codec/entity.ts'
import { numericMetadata as metadata } from '../../codec/metadata.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { record } from '../../shared/entities/record.ts'
import { RefundStatus } from '../../2025-03/refunds.ts'
import { RefundReason } from '../../shared/entities/statuses.ts'

export const RefundRow = entity('RefundRow', {
  ...record,
  metadata,
  status: RefundStatus,
  reason: RefundReason,
  amount: integer,
  taxAmount: integer,
  currency: string,
  comment: nullable(string),
  revokeBenefits: boolean,
  organizationId: string,
  orderId: string,
  subscriptionId: nullable(string),
  customerId: string,
  /** The dispute that it prevents. */
  disputeId: withDefault(nullable(string), null),
})
export interface RefundRow extends t.TypeOf<typeof RefundRow> {}
