import type * as t from 'io-ts'
import { byTypeAndDuration } from './byTypeAndDuration.ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'
import { openUnion } from '../../codec/union.ts'
import { fixed, onceOrForever, percentage, repeating } from './discountKinds.ts'

const checkoutDiscountFields = {
  name: string,
  code: nullable(string),
}

const checkoutDiscountFixedOnceForeverDuration = entity(
  'CheckoutDiscountFixedOnceForeverDuration',
  {
    ...checkoutDiscountFields,
    id: string,
    ...fixed,
    ...onceOrForever,
  },
)
export interface CheckoutDiscountFixedOnceForeverDuration extends t.TypeOf<
  typeof checkoutDiscountFixedOnceForeverDuration
> {}
export const CheckoutDiscountFixedOnceForeverDuration: Codec<CheckoutDiscountFixedOnceForeverDuration> =
  checkoutDiscountFixedOnceForeverDuration

const checkoutDiscountFixedRepeatDuration = entity('CheckoutDiscountFixedRepeatDuration', {
  ...checkoutDiscountFields,
  id: string,
  ...fixed,
  ...repeating,
})
export interface CheckoutDiscountFixedRepeatDuration extends t.TypeOf<
  typeof checkoutDiscountFixedRepeatDuration
> {}
export const CheckoutDiscountFixedRepeatDuration: Codec<CheckoutDiscountFixedRepeatDuration> =
  checkoutDiscountFixedRepeatDuration

const checkoutDiscountPercentageOnceForeverDuration = entity(
  'CheckoutDiscountPercentageOnceForeverDuration',
  { ...checkoutDiscountFields, id: string, ...percentage, ...onceOrForever },
)
export interface CheckoutDiscountPercentageOnceForeverDuration extends t.TypeOf<
  typeof checkoutDiscountPercentageOnceForeverDuration
> {}
export const CheckoutDiscountPercentageOnceForeverDuration: Codec<CheckoutDiscountPercentageOnceForeverDuration> =
  checkoutDiscountPercentageOnceForeverDuration

const checkoutDiscountPercentageRepeatDuration = entity(
  'CheckoutDiscountPercentageRepeatDuration',
  { ...checkoutDiscountFields, id: string, ...percentage, ...repeating },
)
export interface CheckoutDiscountPercentageRepeatDuration extends t.TypeOf<
  typeof checkoutDiscountPercentageRepeatDuration
> {}
export const CheckoutDiscountPercentageRepeatDuration: Codec<CheckoutDiscountPercentageRepeatDuration> =
  checkoutDiscountPercentageRepeatDuration

const checkoutDiscount = openUnion('CheckoutDiscount', byTypeAndDuration, {
  fixed: CheckoutDiscountFixedOnceForeverDuration,
  'fixed:repeating': CheckoutDiscountFixedRepeatDuration,
  percentage: CheckoutDiscountPercentageOnceForeverDuration,
  'percentage:repeating': CheckoutDiscountPercentageRepeatDuration,
})
export type CheckoutDiscount = t.TypeOf<typeof checkoutDiscount>
export const CheckoutDiscount: Codec<CheckoutDiscount> = checkoutDiscount
