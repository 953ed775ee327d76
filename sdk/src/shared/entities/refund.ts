import type * as t from 'io-ts'
import { record } from './record.ts'
import { RefundStatus } from './refundStatus.ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { attachedCustomerFields } from './customerFields.ts'
import { DisputeStatus, RefundReason } from './statuses.ts'

const disputeCustomer = entity('DisputeCustomer', attachedCustomerFields)
export interface DisputeCustomer extends t.TypeOf<typeof disputeCustomer> {}
export const DisputeCustomer: Codec<DisputeCustomer> = disputeCustomer

const dispute = entity('Dispute', {
  ...record,
  status: DisputeStatus,
  resolved: boolean,
  closed: boolean,
  amount: integer,
  taxAmount: integer,
  currency: string,
  reason: nullable(string),
  evidenceDueBy: nullable(date),
  pastDue: boolean,
  orderId: string,
  paymentId: string,
  customer: DisputeCustomer,
  caseId: nullable(string),
})
export interface Dispute extends t.TypeOf<typeof dispute> {}
export const Dispute: Codec<Dispute> = dispute

const refundDispute = entity('RefundDispute', {
  ...record,
  status: DisputeStatus,
  resolved: boolean,
  closed: boolean,
  amount: integer,
  taxAmount: integer,
  currency: string,
  reason: nullable(string),
  evidenceDueBy: nullable(date),
  pastDue: boolean,
  orderId: string,
  paymentId: string,
})
export interface RefundDispute extends t.TypeOf<typeof refundDispute> {}
export const RefundDispute: Codec<RefundDispute> = refundDispute

const refund = entity('Refund', {
  ...record,
  metadata: numericMetadata,
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
  dispute: nullable(RefundDispute),
})
export interface Refund extends t.TypeOf<typeof refund> {}
export const Refund: Codec<Refund> = refund

const refundCreate = entity('RefundCreate', {
  metadata: optional(numericMetadata),
  orderId: string,
  reason: openEnum(
    'duplicate',
    'fraudulent',
    'customer_request',
    'service_disruption',
    'satisfaction_guarantee',
    'other',
  ),
  amount: integer,
  comment: optional(nullable(string)),
  revokeBenefits: optional(boolean),
})
export interface RefundCreate extends t.TypeOf<typeof refundCreate> {}
export const RefundCreate: Codec<RefundCreate> = refundCreate
