import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, map, nullable, openEnum } from '../codec/collections.ts'
import { withRequestDefault, entity, optional } from '../codec/entity.ts'
import { customFieldData, metadata } from '../codec/metadata.ts'
import { boolean, date, integer, string } from '../codec/primitives.ts'
import { anyOf, sortedBy } from '../codec/query.ts'
import { byPresence, closedUnion } from '../codec/union.ts'
import * as endpoints from './endpoints/checkouts.ts'
import { AttachedCustomField } from './customFields.ts'
import { CheckoutDiscount } from './discounts.ts'
import {
  alreadyActiveSubscription,
  invalidRequest,
  notOpenCheckout,
  paymentError,
  resourceNotFound,
} from '../documentedErrors.ts'
import { Address } from './entities/address.ts'
import { ProductOffer, ProductPrice } from './entities/product.ts'
import { record } from './entities/record.ts'
import { json, listOperation, operation } from './operation.ts'
import { Organization } from './organizations.ts'

export const CheckoutStatus = openEnum('open', 'expired', 'confirmed', 'succeeded', 'failed')
export type CheckoutStatus = t.TypeOf<typeof CheckoutStatus>

export const PaymentProcessor = openEnum('stripe')
export type PaymentProcessor = t.TypeOf<typeof PaymentProcessor>

const session = {
  ...record,
  customFieldData: optional(customFieldData),
  paymentProcessor: PaymentProcessor,
  status: CheckoutStatus,
  clientSecret: string,
  url: string,
  expiresAt: date,
  successUrl: string,
  embedOrigin: nullable(string),
  amount: nullable(integer),
  taxAmount: nullable(integer),
  currency: nullable(string),
  subtotalAmount: nullable(integer),
  totalAmount: nullable(integer),
  productId: string,
  productPriceId: string,
  discountId: nullable(string),
  allowDiscountCodes: boolean,
  isDiscountApplicable: boolean,
  isFreeProductPrice: boolean,
  isPaymentRequired: boolean,
  isPaymentSetupRequired: boolean,
  isPaymentFormRequired: boolean,
  customerId: nullable(string),
  customerName: nullable(string),
  customerEmail: nullable(string),
  customerIpAddress: nullable(string),
  customerBillingAddress: nullable(Address),
  customerTaxId: nullable(string),
  paymentProcessorMetadata: map(string),
  products: list(ProductOffer),
  product: ProductOffer,
  productPrice: ProductPrice,
  discount: nullable(CheckoutDiscount),
  attachedCustomFields: list(AttachedCustomField),
}

const checkout = entity('Checkout', {
  ...session,
  metadata,
  customerExternalId: nullable(string),
  subscriptionId: nullable(string),
  customerMetadata: metadata,
})
/** A checkout session as the merchant sees it. */
export interface Checkout extends t.TypeOf<typeof checkout> {}
export const Checkout: Codec<Checkout> = checkout

const publicSession = { ...session, organization: Organization }

const checkoutPublic = entity('CheckoutPublic', publicSession)
/** A checkout session as the buyer sees it. */
export interface CheckoutPublic extends t.TypeOf<typeof checkoutPublic> {}
export const CheckoutPublic: Codec<CheckoutPublic> = checkoutPublic

const checkoutPublicConfirmed = entity('CheckoutPublicConfirmed', {
  ...publicSession,
  status: openEnum('confirmed'),
  customerSessionToken: string,
})
export interface CheckoutPublicConfirmed extends t.TypeOf<typeof checkoutPublicConfirmed> {}
export const CheckoutPublicConfirmed: Codec<CheckoutPublicConfirmed> = checkoutPublicConfirmed

const creation = {
  metadata: optional(metadata),
  customFieldData: optional(customFieldData),
  discountId: optional(nullable(string)),
  allowDiscountCodes: withRequestDefault(boolean, true),
  amount: optional(nullable(integer)),
  customerId: optional(nullable(string)),
  customerExternalId: optional(nullable(string)),
  customerName: optional(nullable(string)),
  customerEmail: optional(nullable(string)),
  customerIpAddress: optional(nullable(string)),
  customerBillingAddress: optional(nullable(Address)),
  customerTaxId: optional(nullable(string)),
  customerMetadata: optional(metadata),
  subscriptionId: optional(nullable(string)),
  successUrl: optional(nullable(string)),
  embedOrigin: optional(nullable(string)),
}

const checkoutProductsCreate = entity('CheckoutProductsCreate', {
  ...creation,
  products: list(string),
})
export interface CheckoutProductsCreate extends t.TypeOf<typeof checkoutProductsCreate> {}
export const CheckoutProductsCreate: Codec<CheckoutProductsCreate> = checkoutProductsCreate

const checkoutProductCreate = entity('CheckoutProductCreate', { ...creation, productId: string })
export interface CheckoutProductCreate extends t.TypeOf<typeof checkoutProductCreate> {}
export const CheckoutProductCreate: Codec<CheckoutProductCreate> = checkoutProductCreate

const checkoutPriceCreate = entity('CheckoutPriceCreate', { ...creation, productPriceId: string })
export interface CheckoutPriceCreate extends t.TypeOf<typeof checkoutPriceCreate> {}
export const CheckoutPriceCreate: Codec<CheckoutPriceCreate> = checkoutPriceCreate

const checkoutCreate = closedUnion(
  'CheckoutCreate',
  byPresence('products', 'productId', 'productPriceId'),
  {
    products: CheckoutProductsCreate,
    productId: CheckoutProductCreate,
    productPriceId: CheckoutPriceCreate,
  },
)
/** What to sell: products to choose from, one product, or one price of a product. */
export type CheckoutCreate = t.TypeOf<typeof checkoutCreate>
export const CheckoutCreate: Codec<CheckoutCreate> = checkoutCreate

/** The details that a buyer enters. */
const buyerDetails = {
  productId: optional(nullable(string)),
  productPriceId: optional(nullable(string)),
  amount: optional(nullable(integer)),
  customerName: optional(nullable(string)),
  customerEmail: optional(nullable(string)),
  customerBillingAddress: optional(nullable(Address)),
  customerTaxId: optional(nullable(string)),
}

const checkoutUpdate = entity('CheckoutUpdate', {
  ...buyerDetails,
  customFieldData: optional(nullable(customFieldData)),
  metadata: optional(nullable(metadata)),
  discountId: optional(nullable(string)),
  allowDiscountCodes: optional(nullable(boolean)),
  customerIpAddress: optional(nullable(string)),
  customerMetadata: optional(nullable(metadata)),
  successUrl: optional(nullable(string)),
  embedOrigin: optional(nullable(string)),
})
export interface CheckoutUpdate extends t.TypeOf<typeof checkoutUpdate> {}
export const CheckoutUpdate: Codec<CheckoutUpdate> = checkoutUpdate

const checkoutUpdatePublic = entity('CheckoutUpdatePublic', {
  ...buyerDetails,
  customFieldData: optional(nullable(customFieldData)),
  discountCode: optional(nullable(string)),
})
export interface CheckoutUpdatePublic extends t.TypeOf<typeof checkoutUpdatePublic> {}
export const CheckoutUpdatePublic: Codec<CheckoutUpdatePublic> = checkoutUpdatePublic

const checkoutConfirmStripe = entity('CheckoutConfirmStripe', {
  ...buyerDetails,
  customFieldData: optional(customFieldData),
  discountCode: optional(nullable(string)),
  confirmationTokenId: optional(nullable(string)),
})
export interface CheckoutConfirmStripe extends t.TypeOf<typeof checkoutConfirmStripe> {}
export const CheckoutConfirmStripe: Codec<CheckoutConfirmStripe> = checkoutConfirmStripe

export const listCheckouts = listOperation({
  ...endpoints.listCheckouts,
  query: {
    organizationId: anyOf(string),
    productId: anyOf(string),
    sorting: sortedBy('created_at', 'expires_at'),
  },
  items: Checkout,
})

export const createCheckout = operation({
  ...endpoints.createCheckout,
  body: json(CheckoutCreate),
  success: { 201: Checkout },
})

export const getCheckout = operation({
  ...endpoints.getCheckout,
  success: { 200: Checkout },
})

export const updateCheckout = operation({
  ...endpoints.updateCheckout,
  body: json(CheckoutUpdate, 'checkoutUpdate'),
  success: { 200: Checkout },
  errors: [alreadyActiveSubscription, notOpenCheckout, resourceNotFound, invalidRequest],
})

export const getClientCheckout = operation({
  ...endpoints.getClientCheckout,
  success: { 200: CheckoutPublic },
  errors: [resourceNotFound, invalidRequest],
})

export const updateClientCheckout = operation({
  ...endpoints.updateClientCheckout,
  body: json(CheckoutUpdatePublic, 'checkoutUpdatePublic'),
  success: { 200: CheckoutPublic },
  errors: [alreadyActiveSubscription, notOpenCheckout, resourceNotFound, invalidRequest],
})

export const confirmClientCheckout = operation({
  ...endpoints.confirmClientCheckout,
  body: json(CheckoutConfirmStripe, 'checkoutConfirmStripe'),
  success: { 200: CheckoutPublicConfirmed },
  errors: [
    paymentError,
    alreadyActiveSubscription,
    notOpenCheckout,
    resourceNotFound,
    invalidRequest,
  ],
})
