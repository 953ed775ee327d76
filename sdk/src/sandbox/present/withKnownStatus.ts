import type { SubscriptionRow } from '../store/rows.ts'
import { withKnownInterval } from './withKnownInterval.ts'

/** A subscription in a status, and with an interval, that 2025-03 has: it knows no pause, only time without payment and access. */
export const withKnownStatus = (row: SubscriptionRow): SubscriptionRow =>
  withKnownInterval(row.status === 'paused' ? { ...row, status: 'unpaid' } : row)
