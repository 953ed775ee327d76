import type * as t from 'io-ts'
import type { Codec } from './codec/Codec.ts'
import { list, literal, nullable, openEnum } from './codec/collections.ts'
import { defaulted, entity, optional, presumed } from './codec/entity.ts'
import { metadata } from './codec/metadata.ts'
import { date, integer, nothing, segment, string } from './codec/primitives.ts'
import { anyOf, filter, sortedBy } from './codec/query.ts'
import type { Selector } from './codec/union.ts'
import { closedUnion, openUnion } from './codec/union.ts'
import { invalidRequest, resourceNotFound } from './documentedErrors.ts'
import { ProductSummary } from './entities/product.ts'
import { record } from './entities/record.ts'
import { json, listOperation, operation } from './operation.ts'

export const DiscountType = openEnum('fixed', 'percentage')
export type DiscountType = t.TypeOf<typeof DiscountType>

export const DiscountDuration = openEnum('once', 'forever', 'repeating')
export type DiscountDuration = t.TypeOf<typeof DiscountDuration>

/** Fixed amounts and percentages (in basis points), each for one charge, all, or some months. */
const byTypeAndDuration: Selector<'type'> = {
  tag: 'type',
  expected: () => 'a discount whose type is one of "fixed", "percentage"',
  select: (property) => {
    const type = property('type')
    return typeof type === 'string' && property('duration') === 'repeating'
      ? `${type}_repeating`
      : type
  },
}

const fixed = { type: literal('fixed'), amount: integer, currency: presumed(string, 'usd') }
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

const checkoutDiscount = openUnion('CheckoutDiscount', byTypeAndDuration, {
  fixed: entity('CheckoutDiscountFixedOnceForeverDuration', {
    ...named,
    ...fixed,
    ...onceOrForever,
  }),
  fixed_repeating: entity('CheckoutDiscountFixedRepeatDuration', {
    ...named,
    ...fixed,
    ...repeating,
  }),
  percentage: entity('CheckoutDiscountPercentageOnceForeverDuration', {
    ...named,
    ...percentage,
    ...onceOrForever,
  }),
  percentage_repeating: entity('CheckoutDiscountPercentageRepeatDuration', {
    ...named,
    ...percentage,
    ...repeating,
  }),
})
/** A discount as buyers see it. */
export type CheckoutDiscount = t.TypeOf<typeof checkoutDiscount>
export const CheckoutDiscount: Codec<CheckoutDiscount> = checkoutDiscount

const discountBase = openUnion('DiscountBase', byTypeAndDuration, {
  fixed: entity('DiscountFixedOnceForeverDurationBase', { ...kept, ...fixed, ...onceOrForever }),
  fixed_repeating: entity('DiscountFixedRepeatDurationBase', {
    ...kept,
    ...fixed,
    ...repeating,
  }),
  percentage: entity('DiscountPercentageOnceForeverDurationBase', {
    ...kept,
    ...percentage,
    ...onceOrForever,
  }),
  percentage_repeating: entity('DiscountPercentageRepeatDurationBase', {
    ...kept,
    ...percentage,
    ...repeating,
  }),
})
/** A discount without the products that it is for. */
export type DiscountBase = t.TypeOf<typeof discountBase>
export const DiscountBase: Codec<DiscountBase> = discountBase

const whole = { ...kept, products: list(ProductSummary) }

const discount = openUnion('Discount', byTypeAndDuration, {
  fixed: entity('DiscountFixedOnceForeverDuration', { ...whole, ...fixed, ...onceOrForever }),
  fixed_repeating: entity('DiscountFixedRepeatDuration', { ...whole, ...fixed, ...repeating }),
  percentage: entity('DiscountPercentageOnceForeverDuration', {
    ...whole,
    ...percentage,
    ...onceOrForever,
  }),
  percentage_repeating: entity('DiscountPercentageRepeatDuration', {
    ...whole,
    ...percentage,
    ...repeating,
  }),
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
const fixedCreation = { ...creation, ...fixed, currency: defaulted(string, 'usd') }
const percentageCreation = { ...creation, ...percentage }

const discountCreate = closedUnion('DiscountCreate', byTypeAndDuration, {
  fixed: entity('DiscountFixedOnceForeverDurationCreate', { ...fixedCreation, ...onceOrForever }),
  fixed_repeating: entity('DiscountFixedRepeatDurationCreate', {
    ...fixedCreation,
    ...repeating,
  }),
  percentage: entity('DiscountPercentageOnceForeverDurationCreate', {
    ...percentageCreation,
    ...onceOrForever,
  }),
  percentage_repeating: entity('DiscountPercentageRepeatDurationCreate', {
    ...percentageCreation,
    ...repeating,
  }),
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
  name: 'discounts.list',
  summary: 'List discounts.',
  path: '/v1/discounts/',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
    query: filter(string),
    sorting: sortedBy('created_at', 'name', 'code', 'redemptions_count'),
  },
  items: Discount,
  errors: [invalidRequest],
})

export const createDiscount = operation({
  name: 'discounts.create',
  summary: 'Create a discount.',
  method: 'POST',
  path: '/v1/discounts/',
  auth: 'accessToken',
  body: json(DiscountCreate),
  success: { 201: Discount },
  errors: [invalidRequest],
})

export const getDiscount = operation({
  name: 'discounts.get',
  summary: 'Get a discount by its id.',
  method: 'GET',
  path: '/v1/discounts/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: Discount },
  errors: [resourceNotFound, invalidRequest],
})

export const updateDiscount = operation({
  name: 'discounts.update',
  summary: 'Change what is given of a discount.',
  method: 'PATCH',
  path: '/v1/discounts/{id}',
  auth: 'accessToken',
  params: { id: segment },
  body: json(DiscountUpdate, 'discountUpdate'),
  success: { 200: Discount },
  errors: [resourceNotFound, invalidRequest],
})

export const deleteDiscount = operation({
  name: 'discounts.delete',
  summary: 'Delete a discount.',
  method: 'DELETE',
  path: '/v1/discounts/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 204: nothing },
  errors: [resourceNotFound, invalidRequest],
})
