import type * as t from 'io-ts'
import type { Codec } from './codec/Codec.ts'
import { nullable, openEnum } from './codec/collections.ts'
import { entity, optional } from './codec/entity.ts'
import { customFieldData, metadata } from './codec/metadata.ts'
import { integer, segment, string } from './codec/primitives.ts'
import { anyOf, sortedBy } from './codec/query.ts'
import { Customer } from './customers.ts'
import { DiscountBase } from './discounts.ts'
import { invalidRequest, resourceNotFound } from './documentedErrors.ts'
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
  name: 'orders.list',
  summary: 'List orders.',
  path: '/v1/orders/',
  auth: 'accessToken',
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
  errors: [invalidRequest],
})

export const getOrder = operation({
  name: 'orders.get',
  summary: 'Get an order by its id.',
  method: 'GET',
  path: '/v1/orders/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: Order },
  errors: [resourceNotFound, invalidRequest],
})

export const getOrderInvoice = operation({
  name: 'orders.invoice',
  summary: "Get the URL of an order's invoice.",
  method: 'GET',
  path: '/v1/orders/{id}/invoice',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: OrderInvoice },
  errors: [resourceNotFound, invalidRequest],
})
