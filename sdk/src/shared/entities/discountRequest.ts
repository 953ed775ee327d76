import type * as t from 'io-ts'
import { DiscountDuration, DiscountType } from './discountParts.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, map, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { date, integer, string } from '../../codec/primitives.ts'
import { by, openUnion } from '../../codec/union.ts'

const discountUpdate = entity('DiscountUpdate', {
  metadata: optional(numericMetadata),
  name: optional(nullable(string)),
  code: optional(nullable(string)),
  startsAt: optional(nullable(date)),
  endsAt: optional(nullable(date)),
  maxRedemptions: optional(nullable(integer)),
  maxRedemptionsPerCustomer: optional(nullable(integer)),
  duration: optional(nullable(DiscountDuration)),
  durationInMonths: optional(nullable(integer)),
  type: optional(nullable(DiscountType)),
  amount: optional(nullable(integer)),
  currency: optional(nullable(string)),
  amounts: optional(nullable(map(integer))),
  basisPoints: optional(nullable(integer)),
  products: optional(nullable(list(string))),
})
export interface DiscountUpdate extends t.TypeOf<typeof discountUpdate> {}
export const DiscountUpdate: Codec<DiscountUpdate> = discountUpdate

const discountCreateFields = {
  metadata: optional(numericMetadata),
  name: string,
  code: optional(nullable(string)),
  startsAt: optional(nullable(date)),
  endsAt: optional(nullable(date)),
  maxRedemptions: optional(nullable(integer)),
  maxRedemptionsPerCustomer: optional(nullable(integer)),
  products: optional(nullable(list(string))),
  organizationId: optional(nullable(string)),
  duration: DiscountDuration,
  durationInMonths: optional(nullable(integer)),
}

const discountFixedCreate = entity('DiscountFixedCreate', {
  ...discountCreateFields,
  type: optional(literal('fixed')),
  amount: optional(nullable(integer)),
  currency: optional(nullable(string)),
  amounts: optional(nullable(map(integer))),
})
export interface DiscountFixedCreate extends t.TypeOf<typeof discountFixedCreate> {}
export const DiscountFixedCreate: Codec<DiscountFixedCreate> = discountFixedCreate

const discountPercentageCreate = entity('DiscountPercentageCreate', {
  ...discountCreateFields,
  type: optional(literal('percentage')),
  basisPoints: integer,
})
export interface DiscountPercentageCreate extends t.TypeOf<typeof discountPercentageCreate> {}
export const DiscountPercentageCreate: Codec<DiscountPercentageCreate> = discountPercentageCreate

const discountCreate = openUnion('DiscountCreate', by('type'), {
  fixed: DiscountFixedCreate,
  percentage: DiscountPercentageCreate,
})
export type DiscountCreate = t.TypeOf<typeof discountCreate>
export const DiscountCreate: Codec<DiscountCreate> = discountCreate
