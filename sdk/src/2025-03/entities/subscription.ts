import type * as t from 'io-ts'
import { nullable, openEnum } from '../../codec/collections.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { RecurringInterval } from './product.ts'
import { record } from './record.ts'

export const SubscriptionStatus = openEnum(
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
)
export type SubscriptionStatus = t.TypeOf<typeof SubscriptionStatus>

export const CustomerCancellationReason = openEnum(
  'customer_service',
  'low_quality',
  'missing_features',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
  'other',
)
export type CustomerCancellationReason = t.TypeOf<typeof CustomerCancellationReason>

/** The fields of a subscription wherever it appears. */
export const subscriptionFields = {
  ...record,
  amount: nullable(integer),
  currency: nullable(string),
  recurringInterval: RecurringInterval,
  status: SubscriptionStatus,
  currentPeriodStart: date,
  currentPeriodEnd: nullable(date),
  cancelAtPeriodEnd: boolean,
  canceledAt: nullable(date),
  startedAt: nullable(date),
  endsAt: nullable(date),
  endedAt: nullable(date),
  customerId: string,
  productId: string,
  priceId: string,
  discountId: nullable(string),
  checkoutId: nullable(string),
  customerCancellationReason: nullable(CustomerCancellationReason),
  customerCancellationComment: nullable(string),
}
