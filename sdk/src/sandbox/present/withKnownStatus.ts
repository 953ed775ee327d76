import type { SubscriptionRow } from '../store/rows.ts'

/** A subscription in a status that 2025-03 has: it knows no pause, only time without payment and access. */
export const withKnownStatus = (row: SubscriptionRow): SubscriptionRow =>
  row.status === 'paused' ? { ...row, status: 'unpaid' } : row
