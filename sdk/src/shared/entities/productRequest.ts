import type * as t from 'io-ts'
import { AttachedCustomFieldCreate, ExistingProductPrice } from './productRequestParts.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { boolean, integer, string, textOrInteger, unknown } from '../../codec/primitives.ts'
import { bestMatchUnion, by, openUnion } from '../../codec/union.ts'
import { ProductVisibility, RecurringInterval, TaxBehaviorOption, TrialInterval } from './enums.ts'
import { ProductPriceSeatTiersInput } from './price.ts'

const productPriceCreateFields = {
  priceCurrency: optional(string),
  taxBehavior: optional(nullable(TaxBehaviorOption)),
}

const productPriceCustomCreate = entity('ProductPriceCustomCreate', {
  ...productPriceCreateFields,
  amountType: literal('custom'),
  minimumAmount: optional(integer),
  maximumAmount: optional(nullable(integer)),
  presetAmount: optional(nullable(integer)),
})
export interface ProductPriceCustomCreate extends t.TypeOf<typeof productPriceCustomCreate> {}
export const ProductPriceCustomCreate: Codec<ProductPriceCustomCreate> = productPriceCustomCreate

const productPriceFixedCreate = entity('ProductPriceFixedCreate', {
  ...productPriceCreateFields,
  amountType: literal('fixed'),
  priceAmount: integer,
})
export interface ProductPriceFixedCreate extends t.TypeOf<typeof productPriceFixedCreate> {}
export const ProductPriceFixedCreate: Codec<ProductPriceFixedCreate> = productPriceFixedCreate

const productPriceMeteredUnitCreate = entity('ProductPriceMeteredUnitCreate', {
  ...productPriceCreateFields,
  amountType: literal('metered_unit'),
  meterId: string,
  unitAmount: textOrInteger,
  capAmount: optional(nullable(integer)),
})
export interface ProductPriceMeteredUnitCreate extends t.TypeOf<
  typeof productPriceMeteredUnitCreate
> {}
export const ProductPriceMeteredUnitCreate: Codec<ProductPriceMeteredUnitCreate> =
  productPriceMeteredUnitCreate

const productPriceSeatBasedCreate = entity('ProductPriceSeatBasedCreate', {
  ...productPriceCreateFields,
  amountType: literal('seat_based'),
  seatTiers: ProductPriceSeatTiersInput,
})
export interface ProductPriceSeatBasedCreate extends t.TypeOf<typeof productPriceSeatBasedCreate> {}
export const ProductPriceSeatBasedCreate: Codec<ProductPriceSeatBasedCreate> =
  productPriceSeatBasedCreate

const productPriceCreate = openUnion('ProductPriceCreate', by('amountType'), {
  custom: ProductPriceCustomCreate,
  fixed: ProductPriceFixedCreate,
  metered_unit: ProductPriceMeteredUnitCreate,
  seat_based: ProductPriceSeatBasedCreate,
})
export type ProductPriceCreate = t.TypeOf<typeof productPriceCreate>
export const ProductPriceCreate: Codec<ProductPriceCreate> = productPriceCreate

const productUpdate = entity('ProductUpdate', {
  metadata: optional(numericMetadata),
  trialInterval: optional(nullable(TrialInterval)),
  trialIntervalCount: optional(nullable(integer)),
  name: optional(nullable(string)),
  description: optional(nullable(string)),
  recurringInterval: optional(nullable(RecurringInterval)),
  recurringIntervalCount: optional(nullable(integer)),
  isArchived: optional(nullable(boolean)),
  visibility: optional(nullable(ProductVisibility)),
  prices: optional(
    nullable(
      list(
        bestMatchUnion('ProductPriceCustomCreate', {
          ProductPriceCustomCreate: ProductPriceCustomCreate,
          ProductPriceFixedCreate: ProductPriceFixedCreate,
          ProductPriceMeteredUnitCreate: ProductPriceMeteredUnitCreate,
          ProductPriceSeatBasedCreate: ProductPriceSeatBasedCreate,
          ExistingProductPrice: ExistingProductPrice,
        }),
      ),
    ),
  ),
  medias: optional(nullable(list(string))),
  attachedCustomFields: optional(nullable(list(AttachedCustomFieldCreate))),
})
export interface ProductUpdate extends t.TypeOf<typeof productUpdate> {}
export const ProductUpdate: Codec<ProductUpdate> = productUpdate

const productCreateFields = {
  metadata: optional(numericMetadata),
  name: string,
  description: optional(nullable(string)),
  visibility: optional(ProductVisibility),
  prices: list(ProductPriceCreate),
  medias: optional(nullable(list(string))),
  attachedCustomFields: optional(list(AttachedCustomFieldCreate)),
  organizationId: optional(nullable(string)),
}

const productCreateRecurring = entity('ProductCreateRecurring', {
  ...productCreateFields,
  trialInterval: optional(nullable(TrialInterval)),
  trialIntervalCount: optional(nullable(integer)),
  recurringInterval: RecurringInterval,
  recurringIntervalCount: optional(integer),
  meterInterval: optional(nullable(RecurringInterval)),
  meterIntervalCount: optional(nullable(integer)),
})
export interface ProductCreateRecurring extends t.TypeOf<typeof productCreateRecurring> {}
export const ProductCreateRecurring: Codec<ProductCreateRecurring> = productCreateRecurring

const productCreateOneTime = entity('ProductCreateOneTime', {
  ...productCreateFields,
  recurringInterval: optional(unknown),
  recurringIntervalCount: optional(unknown),
})
export interface ProductCreateOneTime extends t.TypeOf<typeof productCreateOneTime> {}
export const ProductCreateOneTime: Codec<ProductCreateOneTime> = productCreateOneTime

const productCreate = bestMatchUnion('ProductCreate', {
  ProductCreateRecurring: ProductCreateRecurring,
  ProductCreateOneTime: ProductCreateOneTime,
})
export type ProductCreate = t.TypeOf<typeof productCreate>
export const ProductCreate: Codec<ProductCreate> = productCreate
