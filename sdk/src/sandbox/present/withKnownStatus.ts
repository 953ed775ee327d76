import type { SubscriptionRow } from '../store/rows.ts'
import { withKnownInterval } from './withKnownInterval.ts'

/** A subscription with a status and an interval that 2025-03 has: instead of a pause, it only has `unpaid`. */
export const withKnownStatus = (row: SubscriptionRow): SubscriptionRow =>
  withKnownInterval(row.status === 'paused' ? { ...row, status: 'unpaid' } : row)
