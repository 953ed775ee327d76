import type * as t from 'io-ts'
import { PaymentProcessor } from './checkoutStatus.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { bestMatchUnion } from '../../codec/union.ts'
import { DiscountBase } from './discount.ts'
import { TrialInterval } from './enums.ts'
import { productOfferFields } from './productFields.ts'

const checkoutLinkProduct = entity('CheckoutLinkProduct', {
  metadata: numericMetadata,
  ...productOfferFields,
})
export interface CheckoutLinkProduct extends t.TypeOf<typeof checkoutLinkProduct> {}
export const CheckoutLinkProduct: Codec<CheckoutLinkProduct> = checkoutLinkProduct

const checkoutLink = entity('CheckoutLink', {
  ...record,
  trialInterval: nullable(TrialInterval),
  trialIntervalCount: nullable(integer),
  metadata: numericMetadata,
  paymentProcessor: PaymentProcessor,
  clientSecret: string,
  successUrl: nullable(string),
  returnUrl: nullable(string),
  label: nullable(string),
  allowDiscountCodes: boolean,
  requireBillingAddress: boolean,
  discountId: nullable(string),
  seats: nullable(integer),
  organizationId: string,
  products: list(CheckoutLinkProduct),
  discount: nullable(DiscountBase),
  url: string,
})
export interface CheckoutLink extends t.TypeOf<typeof checkoutLink> {}
export const CheckoutLink: Codec<CheckoutLink> = checkoutLink

const checkoutLinkUpdate = entity('CheckoutLinkUpdate', {
  trialInterval: optional(nullable(TrialInterval)),
  trialIntervalCount: optional(nullable(integer)),
  metadata: optional(numericMetadata),
  products: optional(nullable(list(string))),
  label: optional(nullable(string)),
  allowDiscountCodes: optional(nullable(boolean)),
  requireBillingAddress: optional(nullable(boolean)),
  discountId: optional(nullable(string)),
  seats: optional(nullable(integer)),
  successUrl: optional(nullable(string)),
  returnUrl: optional(nullable(string)),
})
export interface CheckoutLinkUpdate extends t.TypeOf<typeof checkoutLinkUpdate> {}
export const CheckoutLinkUpdate: Codec<CheckoutLinkUpdate> = checkoutLinkUpdate

const checkoutLinkCreateFields = {
  metadata: optional(numericMetadata),
  trialInterval: optional(nullable(TrialInterval)),
  trialIntervalCount: optional(nullable(integer)),
  paymentProcessor: literal('stripe'),
  label: optional(nullable(string)),
  allowDiscountCodes: optional(boolean),
  requireBillingAddress: optional(boolean),
  discountId: optional(nullable(string)),
  seats: optional(nullable(integer)),
  successUrl: optional(nullable(string)),
  returnUrl: optional(nullable(string)),
}

const checkoutLinkCreateProductPrice = entity('CheckoutLinkCreateProductPrice', {
  ...checkoutLinkCreateFields,
  productPriceId: string,
})
export interface CheckoutLinkCreateProductPrice extends t.TypeOf<
  typeof checkoutLinkCreateProductPrice
> {}
export const CheckoutLinkCreateProductPrice: Codec<CheckoutLinkCreateProductPrice> =
  checkoutLinkCreateProductPrice

const checkoutLinkCreateProduct = entity('CheckoutLinkCreateProduct', {
  ...checkoutLinkCreateFields,
  productId: string,
})
export interface CheckoutLinkCreateProduct extends t.TypeOf<typeof checkoutLinkCreateProduct> {}
export const CheckoutLinkCreateProduct: Codec<CheckoutLinkCreateProduct> = checkoutLinkCreateProduct

const checkoutLinkCreateProducts = entity('CheckoutLinkCreateProducts', {
  ...checkoutLinkCreateFields,
  products: list(string),
})
export interface CheckoutLinkCreateProducts extends t.TypeOf<typeof checkoutLinkCreateProducts> {}
export const CheckoutLinkCreateProducts: Codec<CheckoutLinkCreateProducts> =
  checkoutLinkCreateProducts

const checkoutLinkCreate = bestMatchUnion('CheckoutLinkCreate', {
  CheckoutLinkCreateProductPrice: CheckoutLinkCreateProductPrice,
  CheckoutLinkCreateProduct: CheckoutLinkCreateProduct,
  CheckoutLinkCreateProducts: CheckoutLinkCreateProducts,
})
export type CheckoutLinkCreate = t.TypeOf<typeof checkoutLinkCreate>
export const CheckoutLinkCreate: Codec<CheckoutLinkCreate> = checkoutLinkCreate
