import { Address } from './billingAddress.ts'
import { record } from './record.ts'
import { nullable } from '../../codec/collections.ts'
import { optional } from '../../codec/entity.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { OrderBillingReason, OrderStatus } from './statuses.ts'

/** The fields of an order that customers and merchants see. */
export const orderFields = {
  ...record,
  status: OrderStatus,
  paid: boolean,
  subtotalAmount: integer,
  discountAmount: integer,
  netAmount: integer,
  taxAmount: integer,
  totalAmount: integer,
  appliedBalanceAmount: integer,
  dueAmount: integer,
  refundedAmount: integer,
  refundedTaxAmount: integer,
  currency: string,
  billingReason: OrderBillingReason,
  billingName: nullable(string),
  billingAddress: nullable(Address),
  invoiceNumber: nullable(string),
  isInvoiceGenerated: boolean,
  receiptNumber: nullable(string),
  seats: optional(nullable(integer)),
  customerId: string,
  productId: nullable(string),
  discountId: nullable(string),
  subscriptionId: nullable(string),
  checkoutId: nullable(string),
  nextPaymentAttemptAt: optional(nullable(date)),
  description: string,
  refundableAmount: integer,
  refundableTaxAmount: integer,
}
