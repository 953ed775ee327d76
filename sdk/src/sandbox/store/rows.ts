import type * as t from 'io-ts'
import { closedEnum, list, map, nullable } from '../../codec/collections.ts'
import { entity, optional, withDefault } from '../../codec/entity.ts'
import { customFieldData, numericMetadata as metadata } from '../../codec/metadata.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { CustomerPortalOAuthAccount } from '../../2025-03/customerPortal/customers.ts'
import { Address, ReceivedTaxID } from '../../2025-03/entities/address.ts'
import {
  ProductPriceType,
  productFields,
  RecurringInterval,
} from '../../2025-03/entities/product.ts'
import { record } from '../../shared/entities/record.ts'
import { subscriptionFields } from '../../2025-03/entities/subscription.ts'
import { CheckoutStatus } from '../../2025-03/checkouts.ts'
import { OrderBillingReason } from '../../shared/entities/statuses.ts'
import { AttachedCustomFieldCreate } from '../../2025-03/products.ts'
import { TrialInterval } from '../../shared/entities/enums.ts'
import { ProductPriceSeatTiersInput, Tiers } from '../../shared/entities/price.ts'
import { SubscriptionStatus } from '../../shared/entities/statuses.ts'

/** A merchant's bearer token. */
export const AccessTokenRow = entity('AccessTokenRow', {
  ...record,
  token: string,
  organizationIds: list(string),
  scopes: list(string),
  expiresAt: nullable(date),
})
export interface AccessTokenRow extends t.TypeOf<typeof AccessTokenRow> {}

/** The length of the initial trial; null for none. */
const trialFields = {
  trialInterval: withDefault(nullable(TrialInterval), null),
  trialIntervalCount: withDefault(nullable(integer), null),
}

/** How many seats or units; null for a price that is not per seat or per unit. */
const quantityFields = {
  seats: withDefault(nullable(integer), null),
  units: withDefault(nullable(integer), null),
}

export const ProductRow = entity('ProductRow', {
  ...productFields,
  metadata,
  benefitIds: list(string),
  mediaIds: list(string),
  customFields: list(AttachedCustomFieldCreate),
  ...trialFields,
  recurringIntervalCount: withDefault(integer, 1),
  /** The period of its meters, if it differs from its subscriptions'. */
  meterInterval: withDefault(nullable(string), null),
  meterIntervalCount: withDefault(nullable(integer), null),
})
export interface ProductRow extends t.TypeOf<typeof ProductRow> {}

/** A price of any kind; the fields of other kinds are null. */
export const PriceRow = entity('PriceRow', {
  ...record,
  productId: string,
  isArchived: boolean,
  type: ProductPriceType,
  recurringInterval: nullable(RecurringInterval),
  amountType: closedEnum(
    'fixed',
    'custom',
    'free',
    'seat_based',
    'unit_based',
    'metered_unit',
    'metered_tiers',
  ),
  priceCurrency: string,
  priceAmount: nullable(integer),
  minimumAmount: nullable(integer),
  maximumAmount: nullable(integer),
  presetAmount: nullable(integer),
  seatTiers: withDefault(nullable(ProductPriceSeatTiersInput), null),
  meterId: withDefault(nullable(string), null),
  /** Cents per unit, as a decimal string. */
  unitAmount: withDefault(nullable(string), null),
  capAmount: withDefault(nullable(integer), null),
  /** The prices of units, or of a meter's. */
  tiers: withDefault(nullable(Tiers), null),
  minimumUnits: withDefault(nullable(integer), null),
  /** The noun for units, by language and plural category. */
  unitLabel: withDefault(nullable(map(map(string))), null),
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
  type: withDefault(closedEnum('individual', 'team'), 'individual'),
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
  /** The number that the link sells. */
  ...quantityFields,
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
  /** These trial fields replace those of the product. */
  ...trialFields,
  allowTrial: withDefault(boolean, true),
  /** For a per-seat or a per-unit price, with the merchant's own limits. */
  ...quantityFields,
  minSeats: withDefault(nullable(integer), null),
  maxSeats: withDefault(nullable(integer), null),
  minUnits: withDefault(nullable(integer), null),
  maxUnits: withDefault(nullable(integer), null),
})
export interface CheckoutRow extends t.TypeOf<typeof CheckoutRow> {}

/** A change that takes effect with the next period. */
const PendingUpdateRow = entity('PendingUpdateRow', {
  ...record,
  productId: nullable(string),
  ...quantityFields,
})
interface PendingUpdateRow extends t.TypeOf<typeof PendingUpdateRow> {}

export const SubscriptionRow = entity('SubscriptionRow', {
  ...subscriptionFields,
  status: SubscriptionStatus,
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
  /** Charged with the next invoice, or credited if it is negative. */
  pendingAmount: withDefault(integer, 0),
  trialStart: withDefault(nullable(date), null),
  trialEnd: withDefault(nullable(date), null),
  pauseAtPeriodEnd: withDefault(boolean, false),
  pausedAt: withDefault(nullable(date), null),
  /** When a pause ends automatically. */
  resumesAt: withDefault(nullable(date), null),
  ...quantityFields,
  pendingUpdate: withDefault(nullable(PendingUpdateRow), null),
  /** The prices of the usage charges at the end of a period, in addition to `priceId`. */
  meteredPriceIds: withDefault(list(string), []),
  recurringIntervalCount: withDefault(integer, 1),
  /** The period of its meters, if they have one of their own. */
  currentMeterPeriodStart: withDefault(nullable(date), null),
  currentMeterPeriodEnd: withDefault(nullable(date), null),
})
export interface SubscriptionRow extends t.TypeOf<typeof SubscriptionRow> {}

/** An order's charge for the usage of a meter. */
export const UsageChargeRow = entity('UsageChargeRow', {
  id: string,
  label: string,
  amount: integer,
  productPriceId: string,
})
export interface UsageChargeRow extends t.TypeOf<typeof UsageChargeRow> {}

export const OrderRow = entity('OrderRow', {
  ...record,
  metadata,
  customFieldData: optional(customFieldData),
  status: closedEnum('paid', 'partially_refunded', 'refunded'),
  amount: integer,
  /** The part of the amount that a discount took off. */
  discountAmount: optional(integer),
  /** Its usage charges, before the discount. */
  usage: optional(list(UsageChargeRow)),
  taxAmount: integer,
  refundedAmount: integer,
  refundedTaxAmount: integer,
  currency: string,
  billingReason: OrderBillingReason,
  billingAddress: nullable(Address),
  /** Set if it differs from the customer's name. */
  billingName: optional(string),
  /** Set if it differs from the product's name. */
  description: optional(nullable(string)),
  customerId: string,
  productId: string,
  productPriceId: string,
  discountId: nullable(string),
  subscriptionId: nullable(string),
  checkoutId: nullable(string),
  organizationId: string,
  /** The secret in the URL of the invoice. */
  invoiceToken: string,
  /** How many seats or units a one-time purchase had, if the product is sold by number. */
  seats: optional(integer),
  units: optional(integer),
})
export interface OrderRow extends t.TypeOf<typeof OrderRow> {}
