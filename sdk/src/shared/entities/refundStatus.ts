import type * as t from 'io-ts'
import { openEnum } from '../../codec/collections.ts'

export const RefundStatus = openEnum('pending', 'succeeded', 'failed', 'canceled')

export type RefundStatus = t.TypeOf<typeof RefundStatus>
