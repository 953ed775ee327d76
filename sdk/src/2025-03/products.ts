import type * as t from 'io-ts'
import * as endpoints from './endpoints/products.ts'
import { Benefit } from './benefits.ts'
import type { Codec } from '../codec/Codec.ts'
import { list, literal, nullable } from '../codec/collections.ts'
import type { Optional } from '../codec/Codec.ts'
import { withRequestDefault, entity, optional } from '../codec/entity.ts'
import { metadata } from '../codec/metadata.ts'
import { boolean, integer, string } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import { by, closedUnion } from '../codec/union.ts'
import { AttachedCustomField } from './customFields.ts'
import { ProductMediaFileRead } from './entities/file.ts'
import { ProductPrice, productFields, RecurringInterval } from './entities/product.ts'
import { json, listOperation, operation } from './operation.ts'

export {
  LegacyRecurringProductPriceCustom,
  LegacyRecurringProductPriceFixed,
  LegacyRecurringProductPriceFree,
  ProductOffer,
  ProductPrice,
  ProductPriceCustom,
  ProductPriceFixed,
  ProductPriceFree,
  ProductPriceType,
  ProductSummary,
  RecurringInterval,
} from './entities/product.ts'

const product = entity('Product', {
  ...productFields,
  metadata,
  prices: list(ProductPrice),
  benefits: list(Benefit),
  medias: list(ProductMediaFileRead),
  attachedCustomFields: list(AttachedCustomField),
})
export interface Product extends t.TypeOf<typeof product> {}
export const Product: Codec<Product> = product

const newPrices = (priceCurrency: Optional<string>) => ({
  fixed: entity('ProductPriceFixedCreate', {
    amountType: literal('fixed'),
    priceAmount: integer,
    priceCurrency,
  }),
  custom: entity('ProductPriceCustomCreate', {
    amountType: literal('custom'),
    priceCurrency,
    minimumAmount: optional(nullable(integer)),
    maximumAmount: optional(nullable(integer)),
    presetAmount: optional(nullable(integer)),
  }),
  free: entity('ProductPriceFreeCreate', { amountType: literal('free') }),
})

const productPriceCreate = closedUnion(
  'ProductPriceCreate',
  by('amountType'),
  newPrices(withRequestDefault(string, 'usd')),
)
export type ProductPriceCreate = t.TypeOf<typeof productPriceCreate>
export const ProductPriceCreate: Codec<ProductPriceCreate> = productPriceCreate

export const ExistingProductPrice = entity('ExistingProductPrice', { id: string })
export interface ExistingProductPrice extends t.TypeOf<typeof ExistingProductPrice> {}

const productPriceUpdate = closedUnion(
  'ProductPriceUpdate',
  {
    expected: () =>
      'an object with the id of a price to keep, or a new one whose amountType is one of "fixed", "custom", "free"',
    select: (property) => (property('id') === undefined ? property('amountType') : 'existing'),
  },
  { ...newPrices(optional(string)), existing: ExistingProductPrice },
)
/** An existing price to keep, by its id, or a new one. Prices that an update omits are archived. */
export type ProductPriceUpdate = t.TypeOf<typeof productPriceUpdate>
export const ProductPriceUpdate: Codec<ProductPriceUpdate> = productPriceUpdate

export const AttachedCustomFieldCreate = entity('AttachedCustomFieldCreate', {
  customFieldId: string,
  required: boolean,
})
export interface AttachedCustomFieldCreate extends t.TypeOf<typeof AttachedCustomFieldCreate> {}

const productCreate = entity('ProductCreate', {
  metadata: optional(metadata),
  name: string,
  description: optional(nullable(string)),
  recurringInterval: nullable(RecurringInterval),
  prices: list(ProductPriceCreate),
  medias: optional(nullable(list(string))),
  attachedCustomFields: optional(list(AttachedCustomFieldCreate)),
  organizationId: optional(nullable(string)),
})
/** A product; its interval is null if it is a one-time purchase. */
export interface ProductCreate extends t.TypeOf<typeof productCreate> {}
export const ProductCreate: Codec<ProductCreate> = productCreate

const productUpdate = entity('ProductUpdate', {
  metadata: optional(nullable(metadata)),
  name: optional(nullable(string)),
  description: optional(nullable(string)),
  recurringInterval: optional(nullable(RecurringInterval)),
  isArchived: optional(nullable(boolean)),
  prices: optional(nullable(list(ProductPriceUpdate))),
  medias: optional(nullable(list(string))),
  attachedCustomFields: optional(nullable(list(AttachedCustomFieldCreate))),
})
export interface ProductUpdate extends t.TypeOf<typeof productUpdate> {}
export const ProductUpdate: Codec<ProductUpdate> = productUpdate

export const ProductBenefitsUpdate = entity('ProductBenefitsUpdate', { benefits: list(string) })
/** The ids of all benefits that the product is to have, in order. */
export interface ProductBenefitsUpdate extends t.TypeOf<typeof ProductBenefitsUpdate> {}

export const listProducts = listOperation({
  ...endpoints.listProducts,
  query: {
    id: anyOf(string),
    organizationId: anyOf(string),
    query: filter(string),
    isArchived: filter(queryBoolean),
    isRecurring: filter(queryBoolean),
    benefitId: anyOf(string),
    sorting: sortedBy('created_at', 'name', 'price_amount_type', 'price_amount'),
  },
  items: Product,
})

export const createProduct = operation({
  ...endpoints.createProduct,
  body: json(ProductCreate),
  success: { 201: Product },
})

export const getProduct = operation({
  ...endpoints.getProduct,
  success: { 200: Product },
})

export const updateProduct = operation({
  ...endpoints.updateProduct,
  body: json(ProductUpdate, 'productUpdate'),
  success: { 200: Product },
})

export const updateProductBenefits = operation({
  ...endpoints.updateProductBenefits,
  body: json(ProductBenefitsUpdate, 'productBenefitsUpdate'),
  success: { 200: Product },
})
