import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { nullable, openEnum, orNothing } from '../codec/collections.ts'
import { withRequestDefault, entity, optional } from '../codec/entity.ts'
import { metadata } from '../codec/metadata.ts'
import { boolean, integer, string } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import { invalidRequest, refundAmountTooHigh, refundedAlready } from '../documentedErrors.ts'
import * as endpoints from './endpoints/refunds.ts'
import { record } from './entities/record.ts'
import { json, listOperation, operation } from './operation.ts'

export const RefundStatus = openEnum('pending', 'succeeded', 'failed', 'canceled')
export type RefundStatus = t.TypeOf<typeof RefundStatus>

export const RefundReason = openEnum(
  'duplicate',
  'fraudulent',
  'customer_request',
  'service_disruption',
  'satisfaction_guarantee',
  'other',
)
export type RefundReason = t.TypeOf<typeof RefundReason>

const refund = entity('Refund', {
  ...record,
  metadata,
  status: RefundStatus,
  reason: RefundReason,
  amount: integer,
  taxAmount: integer,
  currency: string,
  organizationId: string,
  orderId: string,
  subscriptionId: nullable(string),
  customerId: string,
  revokeBenefits: boolean,
})
export interface Refund extends t.TypeOf<typeof refund> {}
export const Refund: Codec<Refund> = refund

export const RefundCreate = entity('RefundCreate', {
  metadata: optional(metadata),
  orderId: string,
  reason: RefundReason,
  amount: integer,
  comment: optional(nullable(string)),
  revokeBenefits: withRequestDefault(boolean, false),
})
export interface RefundCreate extends t.TypeOf<typeof RefundCreate> {}

export const listRefunds = listOperation({
  ...endpoints.listRefunds,
  query: {
    id: anyOf(string),
    organizationId: anyOf(string),
    orderId: anyOf(string),
    subscriptionId: anyOf(string),
    customerId: anyOf(string),
    succeeded: filter(queryBoolean),
    sorting: sortedBy('created_at', 'amount'),
  },
  items: Refund,
})

export const createRefund = operation({
  ...endpoints.createRefund,
  body: json(RefundCreate),
  success: { 200: orNothing(Refund), 201: orNothing(Refund) },
  errors: [refundAmountTooHigh, refundedAlready, invalidRequest],
})
