import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { customFieldData, numericMetadata } from '../../codec/metadata.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { AddressInput } from './address.ts'
import { CheckoutBillingAddressFields, CheckoutOrganization, CheckoutProduct } from './checkout.ts'
import { checkoutFields } from './checkoutFields.ts'
import { TrialInterval } from './enums.ts'

const checkoutUpdatePublic = entity('CheckoutUpdatePublic', {
  customFieldData: optional(customFieldData),
  productId: optional(nullable(string)),
  productPriceId: optional(nullable(string)),
  amount: optional(nullable(integer)),
  seats: optional(nullable(integer)),
  isBusinessCustomer: optional(nullable(boolean)),
  customerName: optional(nullable(string)),
  customerEmail: optional(nullable(string)),
  customerBillingName: optional(nullable(string)),
  customerBillingAddress: optional(nullable(AddressInput)),
  customerTaxId: optional(nullable(string)),
  locale: optional(nullable(string)),
  paymentMethodType: optional(nullable(string)),
  discountCode: optional(nullable(string)),
  allowTrial: optional(nullable(literal(false))),
})
export interface CheckoutUpdatePublic extends t.TypeOf<typeof checkoutUpdatePublic> {}
export const CheckoutUpdatePublic: Codec<CheckoutUpdatePublic> = checkoutUpdatePublic

const checkoutUpdate = entity('CheckoutUpdate', {
  customFieldData: optional(customFieldData),
  productId: optional(nullable(string)),
  productPriceId: optional(nullable(string)),
  amount: optional(nullable(integer)),
  seats: optional(nullable(integer)),
  isBusinessCustomer: optional(nullable(boolean)),
  customerName: optional(nullable(string)),
  customerEmail: optional(nullable(string)),
  customerBillingName: optional(nullable(string)),
  customerBillingAddress: optional(nullable(AddressInput)),
  customerTaxId: optional(nullable(string)),
  locale: optional(nullable(string)),
  trialInterval: optional(nullable(TrialInterval)),
  trialIntervalCount: optional(nullable(integer)),
  metadata: optional(numericMetadata),
  currency: optional(nullable(string)),
  discountId: optional(nullable(string)),
  allowDiscountCodes: optional(nullable(boolean)),
  requireBillingAddress: optional(nullable(boolean)),
  allowTrial: optional(nullable(boolean)),
  customerIpAddress: optional(nullable(string)),
  customerMetadata: optional(nullable(numericMetadata)),
  successUrl: optional(nullable(string)),
  returnUrl: optional(nullable(string)),
  embedOrigin: optional(nullable(string)),
})
export interface CheckoutUpdate extends t.TypeOf<typeof checkoutUpdate> {}
export const CheckoutUpdate: Codec<CheckoutUpdate> = checkoutUpdate

const checkoutConfirmStripe = entity('CheckoutConfirmStripe', {
  customFieldData: optional(customFieldData),
  productId: optional(nullable(string)),
  productPriceId: optional(nullable(string)),
  amount: optional(nullable(integer)),
  seats: optional(nullable(integer)),
  isBusinessCustomer: optional(nullable(boolean)),
  customerName: optional(nullable(string)),
  customerEmail: optional(nullable(string)),
  customerBillingName: optional(nullable(string)),
  customerBillingAddress: optional(nullable(AddressInput)),
  customerTaxId: optional(nullable(string)),
  locale: optional(nullable(string)),
  paymentMethodType: optional(nullable(string)),
  discountCode: optional(nullable(string)),
  allowTrial: optional(nullable(literal(false))),
  confirmationTokenId: optional(nullable(string)),
})
export interface CheckoutConfirmStripe extends t.TypeOf<typeof checkoutConfirmStripe> {}
export const CheckoutConfirmStripe: Codec<CheckoutConfirmStripe> = checkoutConfirmStripe

const checkoutPublicConfirmed = entity('CheckoutPublicConfirmed', {
  ...checkoutFields,
  billingAddressFields: CheckoutBillingAddressFields,
  products: list(CheckoutProduct),
  product: nullable(CheckoutProduct),
  status: openEnum('confirmed'),
  organization: CheckoutOrganization,
  customerSessionToken: nullable(string),
})
export interface CheckoutPublicConfirmed extends t.TypeOf<typeof checkoutPublicConfirmed> {}
export const CheckoutPublicConfirmed: Codec<CheckoutPublicConfirmed> = checkoutPublicConfirmed
