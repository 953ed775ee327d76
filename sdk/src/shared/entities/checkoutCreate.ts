import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, map, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { customFieldData, numericMetadata } from '../../codec/metadata.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { AddressInput } from './address.ts'
import { TrialInterval } from './enums.ts'
import { systemEventFields } from './eventFields.ts'
import { ProductPriceCreate } from './productRequest.ts'

const checkoutCreatedMetadata = entity('CheckoutCreatedMetadata', {
  checkoutId: string,
  checkoutStatus: string,
  productId: optional(string),
})
export interface CheckoutCreatedMetadata extends t.TypeOf<typeof checkoutCreatedMetadata> {}
export const CheckoutCreatedMetadata: Codec<CheckoutCreatedMetadata> = checkoutCreatedMetadata

const checkoutCreatedEvent = entity('CheckoutCreatedEvent', {
  ...systemEventFields,
  name: literal('checkout.created'),
  metadata: CheckoutCreatedMetadata,
})
export interface CheckoutCreatedEvent extends t.TypeOf<typeof checkoutCreatedEvent> {}
export const CheckoutCreatedEvent: Codec<CheckoutCreatedEvent> = checkoutCreatedEvent

const checkoutCreate = entity('CheckoutCreate', {
  trialInterval: optional(nullable(TrialInterval)),
  trialIntervalCount: optional(nullable(integer)),
  metadata: optional(numericMetadata),
  customFieldData: optional(customFieldData),
  discountId: optional(nullable(string)),
  allowDiscountCodes: optional(boolean),
  requireBillingAddress: optional(boolean),
  amount: optional(nullable(integer)),
  seats: optional(nullable(integer)),
  minSeats: optional(nullable(integer)),
  maxSeats: optional(nullable(integer)),
  allowTrial: optional(boolean),
  customerId: optional(nullable(string)),
  isBusinessCustomer: optional(boolean),
  externalCustomerId: optional(nullable(string)),
  customerName: optional(nullable(string)),
  customerEmail: optional(nullable(string)),
  customerIpAddress: optional(nullable(string)),
  customerBillingName: optional(nullable(string)),
  customerBillingAddress: optional(nullable(AddressInput)),
  customerTaxId: optional(nullable(string)),
  customerMetadata: optional(numericMetadata),
  subscriptionId: optional(nullable(string)),
  successUrl: optional(nullable(string)),
  returnUrl: optional(nullable(string)),
  embedOrigin: optional(nullable(string)),
  locale: optional(nullable(string)),
  currency: optional(nullable(string)),
  products: list(string),
  prices: optional(nullable(map(list(ProductPriceCreate)))),
})
export interface CheckoutCreate extends t.TypeOf<typeof checkoutCreate> {}
export const CheckoutCreate: Codec<CheckoutCreate> = checkoutCreate
