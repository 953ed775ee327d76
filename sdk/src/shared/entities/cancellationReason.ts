import type * as t from 'io-ts'
import { openEnum } from '../../codec/collections.ts'

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
