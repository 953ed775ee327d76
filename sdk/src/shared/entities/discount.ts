import type * as t from 'io-ts'
import { byTypeAndDuration } from './byTypeAndDuration.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { date, integer, string } from '../../codec/primitives.ts'
import { openUnion } from '../../codec/union.ts'
import { fixed, onceOrForever, percentage, repeating } from './discountKinds.ts'
import { productFields } from './productFields.ts'

const discountBaseFields = {
  ...record,
  metadata: numericMetadata,
  name: string,
  code: nullable(string),
  startsAt: nullable(date),
  endsAt: nullable(date),
  maxRedemptions: nullable(integer),
  maxRedemptionsPerCustomer: nullable(integer),
  redemptionsCount: integer,
  organizationId: string,
}

const discountFixedOnceForeverDurationBase = entity('DiscountFixedOnceForeverDurationBase', {
  ...discountBaseFields,
  ...fixed,
  ...onceOrForever,
})
export interface DiscountFixedOnceForeverDurationBase extends t.TypeOf<
  typeof discountFixedOnceForeverDurationBase
> {}
export const DiscountFixedOnceForeverDurationBase: Codec<DiscountFixedOnceForeverDurationBase> =
  discountFixedOnceForeverDurationBase

const discountFixedRepeatDurationBase = entity('DiscountFixedRepeatDurationBase', {
  ...discountBaseFields,
  ...fixed,
  ...repeating,
})
export interface DiscountFixedRepeatDurationBase extends t.TypeOf<
  typeof discountFixedRepeatDurationBase
> {}
export const DiscountFixedRepeatDurationBase: Codec<DiscountFixedRepeatDurationBase> =
  discountFixedRepeatDurationBase

const discountPercentageOnceForeverDurationBase = entity(
  'DiscountPercentageOnceForeverDurationBase',
  { ...discountBaseFields, ...percentage, ...onceOrForever },
)
export interface DiscountPercentageOnceForeverDurationBase extends t.TypeOf<
  typeof discountPercentageOnceForeverDurationBase
> {}
export const DiscountPercentageOnceForeverDurationBase: Codec<DiscountPercentageOnceForeverDurationBase> =
  discountPercentageOnceForeverDurationBase

const discountPercentageRepeatDurationBase = entity('DiscountPercentageRepeatDurationBase', {
  ...discountBaseFields,
  ...percentage,
  ...repeating,
})
export interface DiscountPercentageRepeatDurationBase extends t.TypeOf<
  typeof discountPercentageRepeatDurationBase
> {}
export const DiscountPercentageRepeatDurationBase: Codec<DiscountPercentageRepeatDurationBase> =
  discountPercentageRepeatDurationBase

const discountBase = openUnion('DiscountBase', byTypeAndDuration, {
  fixed: DiscountFixedOnceForeverDurationBase,
  'fixed:repeating': DiscountFixedRepeatDurationBase,
  percentage: DiscountPercentageOnceForeverDurationBase,
  'percentage:repeating': DiscountPercentageRepeatDurationBase,
})
export type DiscountBase = t.TypeOf<typeof discountBase>
export const DiscountBase: Codec<DiscountBase> = discountBase

const discountProduct = entity('DiscountProduct', {
  metadata: numericMetadata,
  ...productFields,
})
export interface DiscountProduct extends t.TypeOf<typeof discountProduct> {}
export const DiscountProduct: Codec<DiscountProduct> = discountProduct

const discountFields = { ...discountBaseFields, products: list(DiscountProduct) }

const discountFixedOnceForeverDuration = entity('DiscountFixedOnceForeverDuration', {
  ...discountFields,
  ...fixed,
  ...onceOrForever,
})
export interface DiscountFixedOnceForeverDuration extends t.TypeOf<
  typeof discountFixedOnceForeverDuration
> {}
export const DiscountFixedOnceForeverDuration: Codec<DiscountFixedOnceForeverDuration> =
  discountFixedOnceForeverDuration

const discountFixedRepeatDuration = entity('DiscountFixedRepeatDuration', {
  ...discountFields,
  ...fixed,
  ...repeating,
})
export interface DiscountFixedRepeatDuration extends t.TypeOf<typeof discountFixedRepeatDuration> {}
export const DiscountFixedRepeatDuration: Codec<DiscountFixedRepeatDuration> =
  discountFixedRepeatDuration

const discountPercentageOnceForeverDuration = entity('DiscountPercentageOnceForeverDuration', {
  ...discountFields,
  ...percentage,
  ...onceOrForever,
})
export interface DiscountPercentageOnceForeverDuration extends t.TypeOf<
  typeof discountPercentageOnceForeverDuration
> {}
export const DiscountPercentageOnceForeverDuration: Codec<DiscountPercentageOnceForeverDuration> =
  discountPercentageOnceForeverDuration

const discountPercentageRepeatDuration = entity('DiscountPercentageRepeatDuration', {
  ...discountFields,
  ...percentage,
  ...repeating,
})
export interface DiscountPercentageRepeatDuration extends t.TypeOf<
  typeof discountPercentageRepeatDuration
> {}
export const DiscountPercentageRepeatDuration: Codec<DiscountPercentageRepeatDuration> =
  discountPercentageRepeatDuration

const discount = openUnion('Discount', byTypeAndDuration, {
  fixed: DiscountFixedOnceForeverDuration,
  'fixed:repeating': DiscountFixedRepeatDuration,
  percentage: DiscountPercentageOnceForeverDuration,
  'percentage:repeating': DiscountPercentageRepeatDuration,
})
export type Discount = t.TypeOf<typeof discount>
export const Discount: Codec<Discount> = discount
