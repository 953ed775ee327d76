import type { OrderSubscription } from '../../shared/entities/order.ts'
import type { SubscriptionRow } from '../store/rows.ts'

/** A subscription without the objects that it refers to. */
export const presentSubscriptionFields = (row: SubscriptionRow): OrderSubscription => ({
  ...row,
  // A free subscription has no amount in 2025-03.
  amount: row.amount ?? 0,
  currency: row.currency ?? 'usd',
  currentPeriodEnd: row.currentPeriodEnd ?? row.currentPeriodStart,
  pastDueAt: null,
})
