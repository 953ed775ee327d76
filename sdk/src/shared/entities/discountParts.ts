import type * as t from 'io-ts'
import { openEnum } from '../../codec/collections.ts'

export const DiscountType = openEnum('fixed', 'percentage')

export type DiscountType = t.TypeOf<typeof DiscountType>

export const DiscountDuration = openEnum('once', 'forever', 'repeating')

export type DiscountDuration = t.TypeOf<typeof DiscountDuration>
