import type * as t from 'io-ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { customFieldData, numericMetadata } from '../../codec/metadata.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { AddressInput } from './address.ts'
import { attachedCustomerFields } from './customerFields.ts'
import { DiscountBase } from './discount.ts'
import { orderFields } from './orderFields.ts'
import { productFields } from './productFields.ts'
import { subscriptionFields } from './subscriptionFields.ts'

const orderItemSchema = entity('OrderItemSchema', {
  ...record,
  label: string,
  amount: integer,
  taxAmount: integer,
  proration: boolean,
  productPriceId: nullable(string),
})
export interface OrderItemSchema extends t.TypeOf<typeof orderItemSchema> {}
export const OrderItemSchema: Codec<OrderItemSchema> = orderItemSchema

const orderCustomer = entity('OrderCustomer', attachedCustomerFields)
export interface OrderCustomer extends t.TypeOf<typeof orderCustomer> {}
export const OrderCustomer: Codec<OrderCustomer> = orderCustomer

const orderProduct = entity('OrderProduct', {
  metadata: numericMetadata,
  ...productFields,
})
export interface OrderProduct extends t.TypeOf<typeof orderProduct> {}
export const OrderProduct: Codec<OrderProduct> = orderProduct

const orderSubscription = entity('OrderSubscription', {
  ...subscriptionFields,
  metadata: numericMetadata,
})
export interface OrderSubscription extends t.TypeOf<typeof orderSubscription> {}
export const OrderSubscription: Codec<OrderSubscription> = orderSubscription

const order = entity('Order', {
  ...orderFields,
  items: list(OrderItemSchema),
  metadata: numericMetadata,
  customFieldData: optional(customFieldData),
  platformFeeAmount: integer,
  platformFeeCurrency: nullable(string),
  customer: OrderCustomer,
  product: nullable(OrderProduct),
  discount: nullable(DiscountBase),
  subscription: nullable(OrderSubscription),
})
export interface Order extends t.TypeOf<typeof order> {}
export const Order: Codec<Order> = order

const orderReceipt = entity('OrderReceipt', { url: string })
export interface OrderReceipt extends t.TypeOf<typeof orderReceipt> {}
export const OrderReceipt: Codec<OrderReceipt> = orderReceipt

const orderUpdate = entity('OrderUpdate', {
  billingName: optional(nullable(string)),
  billingAddress: optional(nullable(AddressInput)),
})
export interface OrderUpdate extends t.TypeOf<typeof orderUpdate> {}
export const OrderUpdate: Codec<OrderUpdate> = orderUpdate

const orderCreate = entity('OrderCreate', {
  customFieldData: optional(customFieldData),
  metadata: optional(numericMetadata),
  organizationId: optional(nullable(string)),
  customerId: string,
  productId: string,
  currency: optional(nullable(string)),
  amount: optional(nullable(integer)),
  description: optional(nullable(string)),
})
export interface OrderCreate extends t.TypeOf<typeof orderCreate> {}
export const OrderCreate: Codec<OrderCreate> = orderCreate

const orderFinalize = entity('OrderFinalize', { paymentMethodId: optional(nullable(string)) })
export interface OrderFinalize extends t.TypeOf<typeof orderFinalize> {}
export const OrderFinalize: Codec<OrderFinalize> = orderFinalize
