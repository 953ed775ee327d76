import type * as t from 'io-ts'
import { openEnum } from '../../codec/collections.ts'

export const SeatStatus = openEnum('pending', 'claimed', 'revoked')
export type SeatStatus = t.TypeOf<typeof SeatStatus>

export const SubscriptionStatus = openEnum(
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
)
export type SubscriptionStatus = t.TypeOf<typeof SubscriptionStatus>

export const OrderStatus = openEnum(
  'draft',
  'pending',
  'paid',
  'refunded',
  'partially_refunded',
  'void',
)
export type OrderStatus = t.TypeOf<typeof OrderStatus>

export const OrderBillingReason = openEnum(
  'purchase',
  'subscription_create',
  'subscription_cycle',
  'subscription_update',
  'subscription_meter_cycle',
)
export type OrderBillingReason = t.TypeOf<typeof OrderBillingReason>

export const DisputeStatus = openEnum(
  'prevented',
  'early_warning',
  'needs_response',
  'under_review',
  'lost',
  'won',
)
export type DisputeStatus = t.TypeOf<typeof DisputeStatus>

export const OrganizationStatus = openEnum(
  'created',
  'review',
  'snoozed',
  'denied',
  'active',
  'blocked',
  'offboarding',
  'offboarded',
)
export type OrganizationStatus = t.TypeOf<typeof OrganizationStatus>

export const PaymentStatus = openEnum('pending', 'succeeded', 'failed')
export type PaymentStatus = t.TypeOf<typeof PaymentStatus>

export const RefundReason = openEnum(
  'duplicate',
  'fraudulent',
  'customer_request',
  'service_disruption',
  'satisfaction_guarantee',
  'dispute_prevention',
  'other',
)
export type RefundReason = t.TypeOf<typeof RefundReason>
