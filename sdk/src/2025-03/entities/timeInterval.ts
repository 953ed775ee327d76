import type * as t from 'io-ts'
import { closedEnum } from '../../codec/collections.ts'

export const TimeInterval = closedEnum('year', 'month', 'week', 'day', 'hour')
export type TimeInterval = t.TypeOf<typeof TimeInterval>
