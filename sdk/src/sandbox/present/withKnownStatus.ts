import type { SubscriptionRow } from '../store/rows.ts'
import { withKnownInterval } from './withKnownInterval.ts'

/** Replaces a status and an interval that 2025-03 lacks: a paused subscription becomes `unpaid`. */
export const withKnownStatus = (row: SubscriptionRow): SubscriptionRow =>
  withKnownInterval(row.status === 'paused' ? { ...row, status: 'unpaid' } : row)
