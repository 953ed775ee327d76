import type * as t from 'io-ts'
import { PaymentProcessor } from './checkoutStatus.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'
import { AddressInput } from './address.ts'
import { OrderItemSchema } from './order.ts'
import { orderFields } from './orderFields.ts'
import { CustomerOrganization } from './portalCustomer.ts'
import { productOfferFields } from './productFields.ts'
import { subscriptionFields } from './subscriptionFields.ts'

const customerOrderProduct = entity('CustomerOrderProduct', {
  ...productOfferFields,
  organization: CustomerOrganization,
})
export interface CustomerOrderProduct extends t.TypeOf<typeof customerOrderProduct> {}
export const CustomerOrderProduct: Codec<CustomerOrderProduct> = customerOrderProduct

const customerOrderSubscription = entity('CustomerOrderSubscription', subscriptionFields)
export interface CustomerOrderSubscription extends t.TypeOf<typeof customerOrderSubscription> {}
export const CustomerOrderSubscription: Codec<CustomerOrderSubscription> = customerOrderSubscription

const customerOrder = entity('CustomerOrder', {
  ...orderFields,
  items: list(OrderItemSchema),
  product: nullable(CustomerOrderProduct),
  subscription: nullable(CustomerOrderSubscription),
})
export interface CustomerOrder extends t.TypeOf<typeof customerOrder> {}
export const CustomerOrder: Codec<CustomerOrder> = customerOrder

const customerOrderPaymentStatus = entity('CustomerOrderPaymentStatus', {
  status: string,
  error: optional(nullable(string)),
})
export interface CustomerOrderPaymentStatus extends t.TypeOf<typeof customerOrderPaymentStatus> {}
export const CustomerOrderPaymentStatus: Codec<CustomerOrderPaymentStatus> =
  customerOrderPaymentStatus

const customerOrderReceipt = entity('CustomerOrderReceipt', { url: string })
export interface CustomerOrderReceipt extends t.TypeOf<typeof customerOrderReceipt> {}
export const CustomerOrderReceipt: Codec<CustomerOrderReceipt> = customerOrderReceipt

const customerOrderUpdate = entity('CustomerOrderUpdate', {
  billingName: optional(nullable(string)),
  billingAddress: optional(nullable(AddressInput)),
})
export interface CustomerOrderUpdate extends t.TypeOf<typeof customerOrderUpdate> {}
export const CustomerOrderUpdate: Codec<CustomerOrderUpdate> = customerOrderUpdate

const customerOrderConfirmPayment = entity('CustomerOrderConfirmPayment', {
  confirmationTokenId: optional(nullable(string)),
  paymentMethodId: optional(nullable(string)),
  paymentProcessor: optional(PaymentProcessor),
})
export interface CustomerOrderConfirmPayment extends t.TypeOf<typeof customerOrderConfirmPayment> {}
export const CustomerOrderConfirmPayment: Codec<CustomerOrderConfirmPayment> =
  customerOrderConfirmPayment

const customerOrderPaymentConfirmation = entity('CustomerOrderPaymentConfirmation', {
  status: string,
  clientSecret: optional(nullable(string)),
  error: optional(nullable(string)),
})
export interface CustomerOrderPaymentConfirmation extends t.TypeOf<
  typeof customerOrderPaymentConfirmation
> {}
export const CustomerOrderPaymentConfirmation: Codec<CustomerOrderPaymentConfirmation> =
  customerOrderPaymentConfirmation
