import type * as t from 'io-ts'
import { closedEnum, list, map, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { customFieldData, metadata } from '../../codec/metadata.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { CustomerPortalOAuthAccount } from '../../customerPortal/customers.ts'
import { Address, ReceivedTaxID } from '../../entities/address.ts'
import { ProductPriceType, productFields, RecurringInterval } from '../../entities/product.ts'
import { record } from '../../entities/record.ts'
import { subscriptionFields } from '../../entities/subscription.ts'
import { CheckoutStatus } from '../../checkouts.ts'
import { OrderBillingReason } from '../../orders.ts'
import { AttachedCustomFieldCreate } from '../../products.ts'

/** A bearer token of a merchant. */
export const AccessTokenRow = entity('AccessTokenRow', {
  ...record,
  token: string,
  organizationIds: list(string),
  scopes: list(string),
  expiresAt: nullable(date),
})
export interface AccessTokenRow extends t.TypeOf<typeof AccessTokenRow> {}

export const ProductRow = entity('ProductRow', {
  ...productFields,
  metadata,
  benefitIds: list(string),
  mediaIds: list(string),
  customFields: list(AttachedCustomFieldCreate),
})
export interface ProductRow extends t.TypeOf<typeof ProductRow> {}

/** A price of any kind; the fields of other kinds are null. */
export const PriceRow = entity('PriceRow', {
  ...record,
  productId: string,
  isArchived: boolean,
  type: ProductPriceType,
  recurringInterval: nullable(RecurringInterval),
  amountType: closedEnum('fixed', 'custom', 'free'),
  priceCurrency: string,
  priceAmount: nullable(integer),
  minimumAmount: nullable(integer),
  maximumAmount: nullable(integer),
  presetAmount: nullable(integer),
})
export interface PriceRow extends t.TypeOf<typeof PriceRow> {}

export const CustomerRow = entity('CustomerRow', {
  ...record,
  metadata,
  externalId: nullable(string),
  email: string,
  /** The email in lower case, unique within an organization. */
  emailKey: string,
  emailVerified: boolean,
  name: nullable(string),
  billingAddress: nullable(Address),
  taxId: nullable(ReceivedTaxID),
  organizationId: string,
  userId: string,
  oauthAccounts: map(CustomerPortalOAuthAccount),
  /** Orders may refer to a deleted customer, so the row is kept. */
  deletedAt: nullable(date),
})
export interface CustomerRow extends t.TypeOf<typeof CustomerRow> {}

export const CustomerSessionRow = entity('CustomerSessionRow', {
  ...record,
  token: string,
  expiresAt: date,
  customerId: string,
  organizationId: string,
})
export interface CustomerSessionRow extends t.TypeOf<typeof CustomerSessionRow> {}

/** A card; `token` is the confirmation token of the test card. */
export const PaymentMethodRow = entity('PaymentMethodRow', {
  ...record,
  customerId: string,
  token: string,
  brand: string,
  last4: string,
  expMonth: integer,
  expYear: integer,
  isDefault: boolean,
})
export interface PaymentMethodRow extends t.TypeOf<typeof PaymentMethodRow> {}

export const CheckoutLinkRow = entity('CheckoutLinkRow', {
  ...record,
  metadata,
  clientSecret: string,
  successUrl: nullable(string),
  label: nullable(string),
  allowDiscountCodes: boolean,
  discountId: nullable(string),
  organizationId: string,
  productIds: list(string),
  /** Set if the link sells one price of one product. */
  productPriceId: nullable(string),
})
export interface CheckoutLinkRow extends t.TypeOf<typeof CheckoutLinkRow> {}

export const CheckoutRow = entity('CheckoutRow', {
  ...record,
  metadata,
  customFieldData: optional(customFieldData),
  status: CheckoutStatus,
  clientSecret: string,
  expiresAt: date,
  successUrl: nullable(string),
  embedOrigin: nullable(string),
  /** The amount that the buyer chose, if the price is custom. */
  amount: nullable(integer),
  organizationId: string,
  productIds: list(string),
  productId: string,
  productPriceId: string,
  discountId: nullable(string),
  allowDiscountCodes: boolean,
  customerId: nullable(string),
  customerExternalId: nullable(string),
  customerName: nullable(string),
  customerEmail: nullable(string),
  customerIpAddress: nullable(string),
  customerBillingAddress: nullable(Address),
  customerTaxId: nullable(string),
  customerMetadata: metadata,
  /** The subscription that this checkout upgrades. */
  subscriptionId: nullable(string),
})
export interface CheckoutRow extends t.TypeOf<typeof CheckoutRow> {}

export const SubscriptionRow = entity('SubscriptionRow', {
  ...subscriptionFields,
  metadata,
  customFieldData: optional(customFieldData),
  organizationId: string,
  /** The day of the month, 1 to 31, on which periods start; the last day in shorter months. */
  anchorDay: integer,
  /** The number of periods that have started. */
  cycles: integer,
  /** When a failed payment is retried. */
  retryAt: nullable(date),
  failedPayments: integer,
})
export interface SubscriptionRow extends t.TypeOf<typeof SubscriptionRow> {}

export const OrderRow = entity('OrderRow', {
  ...record,
  metadata,
  customFieldData: optional(customFieldData),
  status: closedEnum('paid', 'partially_refunded', 'refunded'),
  amount: integer,
  taxAmount: integer,
  refundedAmount: integer,
  refundedTaxAmount: integer,
  currency: string,
  billingReason: OrderBillingReason,
  billingAddress: nullable(Address),
  customerId: string,
  productId: string,
  productPriceId: string,
  discountId: nullable(string),
  subscriptionId: nullable(string),
  checkoutId: nullable(string),
  organizationId: string,
  /** The secret in the URL of the invoice. */
  invoiceToken: string,
})
export interface OrderRow extends t.TypeOf<typeof OrderRow> {}
