import type * as t from 'io-ts'
import { byAmountType } from './byAmountType.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable, openLiteral } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { by, openUnion } from '../../codec/union.ts'
import {
  MeterUnit,
  ProductPriceSource,
  RecurringInterval,
  SeatTierType,
  TaxBehaviorOption,
} from './enums.ts'

const priceFields = {
  ...record,
  source: ProductPriceSource,
  priceCurrency: string,
  taxBehavior: nullable(TaxBehaviorOption),
  isArchived: boolean,
  productId: string,
}

/** Prices that date from when the interval belonged to the price rather than the product. */
const legacyPriceFields = {
  ...priceFields,
  type: openLiteral('recurring'),
  recurringInterval: RecurringInterval,
  legacy: literal(true),
}

const fixed = { amountType: literal('fixed'), priceAmount: integer }

const custom = {
  amountType: literal('custom'),
  minimumAmount: integer,
  maximumAmount: nullable(integer),
  presetAmount: nullable(integer),
}

const legacyRecurringProductPriceCustom = entity('LegacyRecurringProductPriceCustom', {
  ...legacyPriceFields,
  ...custom,
})
export interface LegacyRecurringProductPriceCustom extends t.TypeOf<
  typeof legacyRecurringProductPriceCustom
> {}
export const LegacyRecurringProductPriceCustom: Codec<LegacyRecurringProductPriceCustom> =
  legacyRecurringProductPriceCustom

const legacyRecurringProductPriceFixed = entity('LegacyRecurringProductPriceFixed', {
  ...legacyPriceFields,
  ...fixed,
})
export interface LegacyRecurringProductPriceFixed extends t.TypeOf<
  typeof legacyRecurringProductPriceFixed
> {}
export const LegacyRecurringProductPriceFixed: Codec<LegacyRecurringProductPriceFixed> =
  legacyRecurringProductPriceFixed

const legacyRecurringProductPrice = openUnion('LegacyRecurringProductPrice', by('amountType'), {
  custom: LegacyRecurringProductPriceCustom,
  fixed: LegacyRecurringProductPriceFixed,
})
export type LegacyRecurringProductPrice = t.TypeOf<typeof legacyRecurringProductPrice>
export const LegacyRecurringProductPrice: Codec<LegacyRecurringProductPrice> =
  legacyRecurringProductPrice

const productPriceCustom = entity('ProductPriceCustom', {
  ...priceFields,
  ...custom,
})
export interface ProductPriceCustom extends t.TypeOf<typeof productPriceCustom> {}
export const ProductPriceCustom: Codec<ProductPriceCustom> = productPriceCustom

const productPriceFixed = entity('ProductPriceFixed', {
  ...priceFields,
  ...fixed,
})
export interface ProductPriceFixed extends t.TypeOf<typeof productPriceFixed> {}
export const ProductPriceFixed: Codec<ProductPriceFixed> = productPriceFixed

const productPriceMeter = entity('ProductPriceMeter', {
  id: string,
  name: string,
  unit: MeterUnit,
  customLabel: nullable(string),
  customMultiplier: nullable(integer),
})
export interface ProductPriceMeter extends t.TypeOf<typeof productPriceMeter> {}
export const ProductPriceMeter: Codec<ProductPriceMeter> = productPriceMeter

const productPriceMeteredUnit = entity('ProductPriceMeteredUnit', {
  ...priceFields,
  amountType: literal('metered_unit'),
  unitAmount: string,
  capAmount: nullable(integer),
  meterId: string,
  meter: ProductPriceMeter,
})
export interface ProductPriceMeteredUnit extends t.TypeOf<typeof productPriceMeteredUnit> {}
export const ProductPriceMeteredUnit: Codec<ProductPriceMeteredUnit> = productPriceMeteredUnit

const productPriceSeatTier = entity('ProductPriceSeatTier', {
  minSeats: integer,
  maxSeats: optional(nullable(integer)),
  pricePerSeat: integer,
})
export interface ProductPriceSeatTier extends t.TypeOf<typeof productPriceSeatTier> {}
export const ProductPriceSeatTier: Codec<ProductPriceSeatTier> = productPriceSeatTier

const productPriceSeatTiersOutput = entity('ProductPriceSeatTiersOutput', {
  seatTierType: optional(SeatTierType),
  tiers: list(ProductPriceSeatTier),
  minimumSeats: integer,
  maximumSeats: nullable(integer),
})
export interface ProductPriceSeatTiersOutput extends t.TypeOf<typeof productPriceSeatTiersOutput> {}
export const ProductPriceSeatTiersOutput: Codec<ProductPriceSeatTiersOutput> =
  productPriceSeatTiersOutput

const productPriceSeatBased = entity('ProductPriceSeatBased', {
  ...priceFields,
  amountType: literal('seat_based'),
  seatTiers: ProductPriceSeatTiersOutput,
})
export interface ProductPriceSeatBased extends t.TypeOf<typeof productPriceSeatBased> {}
export const ProductPriceSeatBased: Codec<ProductPriceSeatBased> = productPriceSeatBased

const productPrice = openUnion('ProductPrice', byAmountType, {
  custom: ProductPriceCustom,
  fixed: ProductPriceFixed,
  metered_unit: ProductPriceMeteredUnit,
  seat_based: ProductPriceSeatBased,
  'custom:legacy': LegacyRecurringProductPriceCustom,
  'fixed:legacy': LegacyRecurringProductPriceFixed,
})
export type ProductPrice = t.TypeOf<typeof productPrice>
export const ProductPrice: Codec<ProductPrice> = productPrice

const productPriceSeatTiersInput = entity('ProductPriceSeatTiersInput', {
  seatTierType: optional(SeatTierType),
  tiers: list(ProductPriceSeatTier),
})
export interface ProductPriceSeatTiersInput extends t.TypeOf<typeof productPriceSeatTiersInput> {}
export const ProductPriceSeatTiersInput: Codec<ProductPriceSeatTiersInput> =
  productPriceSeatTiersInput
