import { record } from './record.ts'
import { CustomerCancellationReason } from './cancellationReason.ts'
import { nullable } from '../../codec/collections.ts'
import { optional } from '../../codec/entity.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { RecurringInterval } from './enums.ts'
import { SubscriptionStatus } from './statuses.ts'

/** The fields of every view of a subscription. */
export const subscriptionFields = {
  ...record,
  amount: integer,
  currency: string,
  recurringInterval: RecurringInterval,
  recurringIntervalCount: integer,
  status: SubscriptionStatus,
  currentPeriodStart: date,
  currentPeriodEnd: date,
  currentMeterPeriodStart: nullable(date),
  currentMeterPeriodEnd: nullable(date),
  trialStart: nullable(date),
  trialEnd: nullable(date),
  cancelAtPeriodEnd: boolean,
  canceledAt: nullable(date),
  startedAt: nullable(date),
  endsAt: nullable(date),
  endedAt: nullable(date),
  pastDueAt: optional(nullable(date)),
  pauseAtPeriodEnd: boolean,
  pausedAt: nullable(date),
  resumesAt: nullable(date),
  customerId: string,
  productId: string,
  discountId: nullable(string),
  checkoutId: nullable(string),
  seats: optional(nullable(integer)),
  customerCancellationReason: nullable(CustomerCancellationReason),
  customerCancellationComment: nullable(string),
}
