import { PaymentProcessor } from './checkoutStatus.ts'
import { Address } from './billingAddress.ts'
import { record } from './record.ts'
import { list, map, nullable } from '../../codec/collections.ts'
import { optional } from '../../codec/entity.ts'
import { customFieldData } from '../../codec/metadata.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { CheckoutDiscount } from './checkoutDiscount.ts'
import { AttachedCustomField } from './customField.ts'
import { TaxBehavior, TrialInterval } from './enums.ts'
import { ProductPrice } from './price.ts'

/** The fields of a checkout that buyers and merchants see. */
export const checkoutFields = {
  ...record,
  customFieldData: optional(customFieldData),
  paymentProcessor: PaymentProcessor,
  clientSecret: string,
  url: string,
  expiresAt: date,
  successUrl: string,
  returnUrl: nullable(string),
  embedOrigin: nullable(string),
  amount: integer,
  seats: optional(nullable(integer)),
  minSeats: optional(nullable(integer)),
  maxSeats: optional(nullable(integer)),
  discountAmount: integer,
  netAmount: integer,
  taxAmount: nullable(integer),
  taxBehavior: nullable(TaxBehavior),
  totalAmount: integer,
  currency: string,
  allowTrial: nullable(boolean),
  activeTrialInterval: nullable(TrialInterval),
  activeTrialIntervalCount: nullable(integer),
  trialEnd: nullable(date),
  organizationId: string,
  productId: nullable(string),
  productPriceId: nullable(string),
  discountId: nullable(string),
  allowDiscountCodes: boolean,
  requireBillingAddress: boolean,
  isDiscountApplicable: boolean,
  isFreeProductPrice: boolean,
  isPaymentRequired: boolean,
  isPaymentSetupRequired: boolean,
  isPaymentFormRequired: boolean,
  customerId: nullable(string),
  isBusinessCustomer: boolean,
  customerName: nullable(string),
  customerEmail: nullable(string),
  customerIpAddress: nullable(string),
  customerBillingName: nullable(string),
  customerBillingAddress: nullable(Address),
  customerTaxId: nullable(string),
  locale: optional(nullable(string)),
  paymentMethodType: nullable(string),
  paymentProcessorMetadata: map(string),
  productPrice: nullable(ProductPrice),
  prices: nullable(map(list(ProductPrice))),
  discount: nullable(CheckoutDiscount),
  attachedCustomFields: nullable(list(AttachedCustomField)),
}
