import type { SubscriptionRow } from '../../store/rows.ts'
import { withKnownInterval } from './withKnownInterval.ts'

/** Replaces what 2025-03 lacks: a paused subscription becomes `unpaid`, and other intervals become `month`. */
export const withKnownStatus = (row: SubscriptionRow): SubscriptionRow =>
  withKnownInterval(row.status === 'paused' ? { ...row, status: 'unpaid' } : row)
