import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { nullable, openEnum } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { customFieldData, metadata } from '../codec/metadata.ts'
import { integer, string } from '../codec/primitives.ts'
import { anyOf, sortedBy } from '../codec/query.ts'
import * as endpoints from './endpoints/orders.ts'
import { Customer } from './customers.ts'
import { DiscountBase } from './discounts.ts'
import { Address } from './entities/address.ts'
import { ProductPrice, ProductPriceType, ProductSummary } from './entities/product.ts'
import { record } from './entities/record.ts'
import { subscriptionFields } from './entities/subscription.ts'
import { User } from './entities/user.ts'
import { listOperation, operation } from './operation.ts'

export const OrderBillingReason = openEnum(
  'purchase',
  'subscription_create',
  'subscription_cycle',
  'subscription_update',
)
export type OrderBillingReason = t.TypeOf<typeof OrderBillingReason>

const orderSubscription = entity('OrderSubscription', {
  ...subscriptionFields,
  metadata,
  userId: string,
})
export interface OrderSubscription extends t.TypeOf<typeof orderSubscription> {}
export const OrderSubscription: Codec<OrderSubscription> = orderSubscription

const order = entity('Order', {
  ...record,
  metadata,
  customFieldData: optional(customFieldData),
  status: string,
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
  customer: Customer,
  userId: string,
  user: User,
  product: ProductSummary,
  productPrice: ProductPrice,
  discount: nullable(DiscountBase),
  subscription: nullable(OrderSubscription),
})
export interface Order extends t.TypeOf<typeof order> {}
export const Order: Codec<Order> = order

export const OrderInvoice = entity('OrderInvoice', { url: string })
/** The URL to download the invoice from. */
export interface OrderInvoice extends t.TypeOf<typeof OrderInvoice> {}

export const listOrders = listOperation({
  ...endpoints.listOrders,
  query: {
    organizationId: anyOf(string),
    productId: anyOf(string),
    productBillingType: anyOf(ProductPriceType),
    productPriceType: anyOf(ProductPriceType),
    discountId: anyOf(string),
    customerId: anyOf(string),
    checkoutId: anyOf(string),
    sorting: sortedBy('created_at', 'amount', 'customer', 'product', 'discount', 'subscription'),
  },
  items: Order,
})

export const getOrder = operation({
  ...endpoints.getOrder,
  success: { 200: Order },
})

export const getOrderInvoice = operation({
  ...endpoints.getOrderInvoice,
  success: { 200: OrderInvoice },
})
