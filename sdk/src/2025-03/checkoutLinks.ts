import type * as t from 'io-ts'
import * as endpoints from './endpoints/checkoutLinks.ts'
import { PaymentProcessor } from './checkouts.ts'
import type { Codec } from '../codec/Codec.ts'
import { list, literal, nullable } from '../codec/collections.ts'
import { withRequestDefault, entity, optional } from '../codec/entity.ts'
import { metadata } from '../codec/metadata.ts'
import { boolean, nothing, string } from '../codec/primitives.ts'
import { byPresence, closedUnion } from '../codec/union.ts'
import { DiscountBase } from './discounts.ts'
import { ProductOffer, ProductPrice } from './entities/product.ts'
import { record } from './entities/record.ts'
import { json, listOperation, operation } from './operation.ts'

const checkoutLink = entity('CheckoutLink', {
  ...record,
  metadata,
  paymentProcessor: PaymentProcessor,
  clientSecret: string,
  successUrl: nullable(string),
  label: nullable(string),
  allowDiscountCodes: boolean,
  discountId: nullable(string),
  organizationId: string,
  products: list(ProductOffer),
  discount: nullable(DiscountBase),
  productId: string,
  productPriceId: string,
  product: ProductOffer,
  productPrice: ProductPrice,
  url: string,
})
/** A permanent URL that opens a new checkout session for each visitor. */
export interface CheckoutLink extends t.TypeOf<typeof checkoutLink> {}
export const CheckoutLink: Codec<CheckoutLink> = checkoutLink

const creation = {
  metadata: optional(metadata),
  paymentProcessor: withRequestDefault(literal('stripe'), 'stripe'),
  label: optional(nullable(string)),
  allowDiscountCodes: withRequestDefault(boolean, true),
  discountId: optional(nullable(string)),
  successUrl: optional(nullable(string)),
}

const checkoutLinkCreateProductPrice = entity('CheckoutLinkCreateProductPrice', {
  ...creation,
  productPriceId: string,
})
export interface CheckoutLinkCreateProductPrice extends t.TypeOf<
  typeof checkoutLinkCreateProductPrice
> {}
export const CheckoutLinkCreateProductPrice: Codec<CheckoutLinkCreateProductPrice> =
  checkoutLinkCreateProductPrice

const checkoutLinkCreateProduct = entity('CheckoutLinkCreateProduct', {
  ...creation,
  productId: string,
})
export interface CheckoutLinkCreateProduct extends t.TypeOf<typeof checkoutLinkCreateProduct> {}
export const CheckoutLinkCreateProduct: Codec<CheckoutLinkCreateProduct> = checkoutLinkCreateProduct

const checkoutLinkCreateProducts = entity('CheckoutLinkCreateProducts', {
  ...creation,
  products: list(string),
})
export interface CheckoutLinkCreateProducts extends t.TypeOf<typeof checkoutLinkCreateProducts> {}
export const CheckoutLinkCreateProducts: Codec<CheckoutLinkCreateProducts> =
  checkoutLinkCreateProducts

const checkoutLinkCreate = closedUnion(
  'CheckoutLinkCreate',
  byPresence('productPriceId', 'productId', 'products'),
  {
    productPriceId: CheckoutLinkCreateProductPrice,
    productId: CheckoutLinkCreateProduct,
    products: CheckoutLinkCreateProducts,
  },
)
/** What to sell: products to choose from, one product, or one price of a product. */
export type CheckoutLinkCreate = t.TypeOf<typeof checkoutLinkCreate>
export const CheckoutLinkCreate: Codec<CheckoutLinkCreate> = checkoutLinkCreate

const checkoutLinkUpdate = entity('CheckoutLinkUpdate', {
  metadata: optional(nullable(metadata)),
  products: optional(nullable(list(string))),
  label: optional(nullable(string)),
  allowDiscountCodes: optional(nullable(boolean)),
  discountId: optional(nullable(string)),
  successUrl: optional(nullable(string)),
})
export interface CheckoutLinkUpdate extends t.TypeOf<typeof checkoutLinkUpdate> {}
export const CheckoutLinkUpdate: Codec<CheckoutLinkUpdate> = checkoutLinkUpdate

export const listCheckoutLinks = listOperation({
  ...endpoints.listCheckoutLinks,
  items: CheckoutLink,
})

export const createCheckoutLink = operation({
  ...endpoints.createCheckoutLink,
  body: json(CheckoutLinkCreate),
  success: { 201: CheckoutLink },
})

export const getCheckoutLink = operation({
  ...endpoints.getCheckoutLink,
  success: { 200: CheckoutLink },
})

export const updateCheckoutLink = operation({
  ...endpoints.updateCheckoutLink,
  body: json(CheckoutLinkUpdate, 'checkoutLinkUpdate'),
  success: { 200: CheckoutLink },
})

export const deleteCheckoutLink = operation({
  ...endpoints.deleteCheckoutLink,
  success: { 204: nothing },
})
