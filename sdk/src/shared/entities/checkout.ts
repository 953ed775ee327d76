import type * as t from 'io-ts'
import { CheckoutStatus } from './checkoutStatus.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { checkoutFields } from './checkoutFields.ts'
import { BillingAddressFieldMode, SubscriptionProrationBehavior, TrialInterval } from './enums.ts'
import { productOfferFields } from './productFields.ts'

const checkoutBillingAddressFields = entity('CheckoutBillingAddressFields', {
  country: BillingAddressFieldMode,
  state: BillingAddressFieldMode,
  city: BillingAddressFieldMode,
  postalCode: BillingAddressFieldMode,
  line1: BillingAddressFieldMode,
  line2: BillingAddressFieldMode,
})
export interface CheckoutBillingAddressFields extends t.TypeOf<
  typeof checkoutBillingAddressFields
> {}
export const CheckoutBillingAddressFields: Codec<CheckoutBillingAddressFields> =
  checkoutBillingAddressFields

const checkoutProduct = entity('CheckoutProduct', productOfferFields)
export interface CheckoutProduct extends t.TypeOf<typeof checkoutProduct> {}
export const CheckoutProduct: Codec<CheckoutProduct> = checkoutProduct

const checkout = entity('Checkout', {
  ...checkoutFields,
  billingAddressFields: CheckoutBillingAddressFields,
  products: list(CheckoutProduct),
  product: nullable(CheckoutProduct),
  status: CheckoutStatus,
  trialInterval: nullable(TrialInterval),
  trialIntervalCount: nullable(integer),
  metadata: numericMetadata,
  externalCustomerId: nullable(string),
  subscriptionId: nullable(string),
  customerMetadata: numericMetadata,
})
export interface Checkout extends t.TypeOf<typeof checkout> {}
export const Checkout: Codec<Checkout> = checkout

const checkoutOrganization = entity('CheckoutOrganization', {
  ...record,
  name: string,
  slug: string,
  avatarUrl: nullable(string),
  prorationBehavior: SubscriptionProrationBehavior,
  allowCustomerUpdates: boolean,
})
export interface CheckoutOrganization extends t.TypeOf<typeof checkoutOrganization> {}
export const CheckoutOrganization: Codec<CheckoutOrganization> = checkoutOrganization

const checkoutPublic = entity('CheckoutPublic', {
  ...checkoutFields,
  billingAddressFields: CheckoutBillingAddressFields,
  products: list(CheckoutProduct),
  product: nullable(CheckoutProduct),
  status: CheckoutStatus,
  organization: CheckoutOrganization,
})
export interface CheckoutPublic extends t.TypeOf<typeof checkoutPublic> {}
export const CheckoutPublic: Codec<CheckoutPublic> = checkoutPublic
