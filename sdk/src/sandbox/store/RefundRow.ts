import type * as t from 'io-ts'
import { nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { metadata } from '../../codec/metadata.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { record } from '../../entities/record.ts'
import { RefundReason, RefundStatus } from '../../refunds.ts'

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
})
export interface RefundRow extends t.TypeOf<typeof RefundRow> {}
