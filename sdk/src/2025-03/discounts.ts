import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, literal, nullable, openEnum } from '../codec/collections.ts'
import { withRequestDefault, entity, optional, withDefault } from '../codec/entity.ts'
import { metadata } from '../codec/metadata.ts'
import { date, integer, nothing, string } from '../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../codec/query.ts'
import { closedUnion, openUnion } from '../codec/union.ts'
import * as endpoints from './endpoints/discounts.ts'
import { byTypeAndDuration } from './entities/byTypeAndDuration.ts'
import { ProductSummary } from './entities/product.ts'
import { record } from './entities/record.ts'
import { json, listOperation, operation } from './operation.ts'

export const DiscountType = openEnum('fixed', 'percentage')
export type DiscountType = t.TypeOf<typeof DiscountType>

export const DiscountDuration = openEnum('once', 'forever', 'repeating')
export type DiscountDuration = t.TypeOf<typeof DiscountDuration>

const fixed = { type: literal('fixed'), amount: integer, currency: withDefault(string, 'usd') }
const percentage = { type: literal('percentage'), basisPoints: integer }
const onceOrForever = { duration: DiscountDuration }
const repeating = { duration: literal('repeating'), durationInMonths: integer }

const named = { id: string, name: string, code: nullable(string) }

const kept = {
  ...record,
  ...named,
  metadata,
  startsAt: nullable(date),
  endsAt: nullable(date),
  maxRedemptions: nullable(integer),
  redemptionsCount: integer,
  organizationId: string,
}

const checkoutDiscountFixedOnceForeverDuration = entity(
  'CheckoutDiscountFixedOnceForeverDuration',
  {
    ...named,
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
  ...named,
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
  {
    ...named,
    ...percentage,
    ...onceOrForever,
  },
)
export interface CheckoutDiscountPercentageOnceForeverDuration extends t.TypeOf<
  typeof checkoutDiscountPercentageOnceForeverDuration
> {}
export const CheckoutDiscountPercentageOnceForeverDuration: Codec<CheckoutDiscountPercentageOnceForeverDuration> =
  checkoutDiscountPercentageOnceForeverDuration

const checkoutDiscountPercentageRepeatDuration = entity(
  'CheckoutDiscountPercentageRepeatDuration',
  {
    ...named,
    ...percentage,
    ...repeating,
  },
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
/** A discount as buyers see it. */
export type CheckoutDiscount = t.TypeOf<typeof checkoutDiscount>
export const CheckoutDiscount: Codec<CheckoutDiscount> = checkoutDiscount

const discountFixedOnceForeverDurationBase = entity('DiscountFixedOnceForeverDurationBase', {
  ...kept,
  ...fixed,
  ...onceOrForever,
})
export interface DiscountFixedOnceForeverDurationBase extends t.TypeOf<
  typeof discountFixedOnceForeverDurationBase
> {}
export const DiscountFixedOnceForeverDurationBase: Codec<DiscountFixedOnceForeverDurationBase> =
  discountFixedOnceForeverDurationBase

const discountFixedRepeatDurationBase = entity('DiscountFixedRepeatDurationBase', {
  ...kept,
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
  {
    ...kept,
    ...percentage,
    ...onceOrForever,
  },
)
export interface DiscountPercentageOnceForeverDurationBase extends t.TypeOf<
  typeof discountPercentageOnceForeverDurationBase
> {}
export const DiscountPercentageOnceForeverDurationBase: Codec<DiscountPercentageOnceForeverDurationBase> =
  discountPercentageOnceForeverDurationBase

const discountPercentageRepeatDurationBase = entity('DiscountPercentageRepeatDurationBase', {
  ...kept,
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
/** A discount without the products it applies to. */
export type DiscountBase = t.TypeOf<typeof discountBase>
export const DiscountBase: Codec<DiscountBase> = discountBase

const whole = { ...kept, products: list(ProductSummary) }

const discountFixedOnceForeverDuration = entity('DiscountFixedOnceForeverDuration', {
  ...whole,
  ...fixed,
  ...onceOrForever,
})
export interface DiscountFixedOnceForeverDuration extends t.TypeOf<
  typeof discountFixedOnceForeverDuration
> {}
export const DiscountFixedOnceForeverDuration: Codec<DiscountFixedOnceForeverDuration> =
  discountFixedOnceForeverDuration

const discountFixedRepeatDuration = entity('DiscountFixedRepeatDuration', {
  ...whole,
  ...fixed,
  ...repeating,
})
export interface DiscountFixedRepeatDuration extends t.TypeOf<typeof discountFixedRepeatDuration> {}
export const DiscountFixedRepeatDuration: Codec<DiscountFixedRepeatDuration> =
  discountFixedRepeatDuration

const discountPercentageOnceForeverDuration = entity('DiscountPercentageOnceForeverDuration', {
  ...whole,
  ...percentage,
  ...onceOrForever,
})
export interface DiscountPercentageOnceForeverDuration extends t.TypeOf<
  typeof discountPercentageOnceForeverDuration
> {}
export const DiscountPercentageOnceForeverDuration: Codec<DiscountPercentageOnceForeverDuration> =
  discountPercentageOnceForeverDuration

const discountPercentageRepeatDuration = entity('DiscountPercentageRepeatDuration', {
  ...whole,
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

const creation = {
  metadata: optional(metadata),
  name: string,
  code: optional(nullable(string)),
  startsAt: optional(nullable(date)),
  endsAt: optional(nullable(date)),
  maxRedemptions: optional(nullable(integer)),
  products: optional(nullable(list(string))),
  organizationId: optional(nullable(string)),
}
const fixedCreation = { ...creation, ...fixed, currency: withRequestDefault(string, 'usd') }
const percentageCreation = { ...creation, ...percentage }

const discountFixedOnceForeverDurationCreate = entity('DiscountFixedOnceForeverDurationCreate', {
  ...fixedCreation,
  ...onceOrForever,
})
export interface DiscountFixedOnceForeverDurationCreate extends t.TypeOf<
  typeof discountFixedOnceForeverDurationCreate
> {}
export const DiscountFixedOnceForeverDurationCreate: Codec<DiscountFixedOnceForeverDurationCreate> =
  discountFixedOnceForeverDurationCreate

const discountFixedRepeatDurationCreate = entity('DiscountFixedRepeatDurationCreate', {
  ...fixedCreation,
  ...repeating,
})
export interface DiscountFixedRepeatDurationCreate extends t.TypeOf<
  typeof discountFixedRepeatDurationCreate
> {}
export const DiscountFixedRepeatDurationCreate: Codec<DiscountFixedRepeatDurationCreate> =
  discountFixedRepeatDurationCreate

const discountPercentageOnceForeverDurationCreate = entity(
  'DiscountPercentageOnceForeverDurationCreate',
  {
    ...percentageCreation,
    ...onceOrForever,
  },
)
export interface DiscountPercentageOnceForeverDurationCreate extends t.TypeOf<
  typeof discountPercentageOnceForeverDurationCreate
> {}
export const DiscountPercentageOnceForeverDurationCreate: Codec<DiscountPercentageOnceForeverDurationCreate> =
  discountPercentageOnceForeverDurationCreate

const discountPercentageRepeatDurationCreate = entity('DiscountPercentageRepeatDurationCreate', {
  ...percentageCreation,
  ...repeating,
})
export interface DiscountPercentageRepeatDurationCreate extends t.TypeOf<
  typeof discountPercentageRepeatDurationCreate
> {}
export const DiscountPercentageRepeatDurationCreate: Codec<DiscountPercentageRepeatDurationCreate> =
  discountPercentageRepeatDurationCreate

const discountCreate = closedUnion('DiscountCreate', byTypeAndDuration, {
  fixed: DiscountFixedOnceForeverDurationCreate,
  'fixed:repeating': DiscountFixedRepeatDurationCreate,
  percentage: DiscountPercentageOnceForeverDurationCreate,
  'percentage:repeating': DiscountPercentageRepeatDurationCreate,
})
export type DiscountCreate = t.TypeOf<typeof discountCreate>
export const DiscountCreate: Codec<DiscountCreate> = discountCreate

const discountUpdate = entity('DiscountUpdate', {
  metadata: optional(nullable(metadata)),
  name: optional(nullable(string)),
  code: optional(nullable(string)),
  startsAt: optional(nullable(date)),
  endsAt: optional(nullable(date)),
  maxRedemptions: optional(nullable(integer)),
  duration: optional(nullable(DiscountDuration)),
  durationInMonths: optional(nullable(integer)),
  type: optional(nullable(DiscountType)),
  amount: optional(nullable(integer)),
  currency: optional(nullable(string)),
  basisPoints: optional(nullable(integer)),
  products: optional(nullable(list(string))),
})
export interface DiscountUpdate extends t.TypeOf<typeof discountUpdate> {}
export const DiscountUpdate: Codec<DiscountUpdate> = discountUpdate

export const listDiscounts = listOperation({
  ...endpoints.listDiscounts,
  query: {
    organizationId: anyOf(string),
    query: filter(string),
    sorting: sortedBy('created_at', 'name', 'code', 'redemptions_count'),
  },
  items: Discount,
})

export const createDiscount = operation({
  ...endpoints.createDiscount,
  body: json(DiscountCreate),
  success: { 201: Discount },
})

export const getDiscount = operation({
  ...endpoints.getDiscount,
  success: { 200: Discount },
})

export const updateDiscount = operation({
  ...endpoints.updateDiscount,
  body: json(DiscountUpdate, 'discountUpdate'),
  success: { 200: Discount },
})

export const deleteDiscount = operation({
  ...endpoints.deleteDiscount,
  success: { 204: nothing },
})
