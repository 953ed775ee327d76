import type * as t from 'io-ts'
import { openEnum } from '../../codec/collections.ts'

/** Who created an event: the platform or the merchant. */
export const EventSource = openEnum('system', 'user')

export type EventSource = t.TypeOf<typeof EventSource>
