import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable, openEnum, openLiteral } from '../../codec/collections.ts'
import { entity, withDefault } from '../../codec/entity.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { openUnion } from '../../codec/union.ts'
import { BenefitBase } from './benefit.ts'
import { byAmountType } from './byAmountType.ts'
import { ProductMediaFileRead } from './file.ts'
import { record } from './record.ts'

export const RecurringInterval = openEnum('month', 'year')
export type RecurringInterval = t.TypeOf<typeof RecurringInterval>

export const ProductPriceType = openEnum('one_time', 'recurring')
export type ProductPriceType = t.TypeOf<typeof ProductPriceType>

const price = {
  ...record,
  productId: string,
  isArchived: boolean,
  type: ProductPriceType,
  recurringInterval: nullable(RecurringInterval),
}

/** Prices that date from when the interval belonged to the price rather than the product. */
const legacyPrice = {
  ...price,
  type: openLiteral('recurring'),
  recurringInterval: RecurringInterval,
  legacy: literal(true),
}

const fixed = {
  amountType: literal('fixed'),
  priceCurrency: withDefault(string, 'usd'),
  priceAmount: integer,
}

const custom = {
  amountType: literal('custom'),
  priceCurrency: withDefault(string, 'usd'),
  minimumAmount: nullable(integer),
  maximumAmount: nullable(integer),
  presetAmount: nullable(integer),
}

const free = { amountType: literal('free') }

export const ProductPriceFixed = entity('ProductPriceFixed', { ...price, ...fixed })
export interface ProductPriceFixed extends t.TypeOf<typeof ProductPriceFixed> {}

export const ProductPriceCustom = entity('ProductPriceCustom', { ...price, ...custom })
export interface ProductPriceCustom extends t.TypeOf<typeof ProductPriceCustom> {}

export const ProductPriceFree = entity('ProductPriceFree', { ...price, ...free })
export interface ProductPriceFree extends t.TypeOf<typeof ProductPriceFree> {}

export const LegacyRecurringProductPriceFixed = entity('LegacyRecurringProductPriceFixed', {
  ...legacyPrice,
  ...fixed,
})
export interface LegacyRecurringProductPriceFixed extends t.TypeOf<
  typeof LegacyRecurringProductPriceFixed
> {}

export const LegacyRecurringProductPriceCustom = entity('LegacyRecurringProductPriceCustom', {
  ...legacyPrice,
  ...custom,
})
export interface LegacyRecurringProductPriceCustom extends t.TypeOf<
  typeof LegacyRecurringProductPriceCustom
> {}

export const LegacyRecurringProductPriceFree = entity('LegacyRecurringProductPriceFree', {
  ...legacyPrice,
  ...free,
})
export interface LegacyRecurringProductPriceFree extends t.TypeOf<
  typeof LegacyRecurringProductPriceFree
> {}

const productPrice = openUnion('ProductPrice', byAmountType, {
  fixed: ProductPriceFixed,
  custom: ProductPriceCustom,
  free: ProductPriceFree,
  'fixed:legacy': LegacyRecurringProductPriceFixed,
  'custom:legacy': LegacyRecurringProductPriceCustom,
  'free:legacy': LegacyRecurringProductPriceFree,
})
/** A product's price, which may be a legacy one. */
export type ProductPrice = t.TypeOf<typeof productPrice>
export const ProductPrice: Codec<ProductPrice> = productPrice

export const productFields = {
  ...record,
  name: string,
  description: nullable(string),
  recurringInterval: nullable(RecurringInterval),
  isRecurring: boolean,
  isArchived: boolean,
  organizationId: string,
}

/** A product without its prices and benefits. */
export const ProductSummary = entity('ProductSummary', productFields)
export interface ProductSummary extends t.TypeOf<typeof ProductSummary> {}

export const productOfferFields = {
  ...productFields,
  prices: list(ProductPrice),
  benefits: list(BenefitBase),
  medias: list(ProductMediaFileRead),
}

/** A product as buyers see it. */
const productOffer = entity('ProductOffer', productOfferFields)
export interface ProductOffer extends t.TypeOf<typeof productOffer> {}
export const ProductOffer: Codec<ProductOffer> = productOffer
