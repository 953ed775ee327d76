import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { integer, string } from '../../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../../codec/query.ts'
import * as endpoints from '../endpoints/customerPortal/orders.ts'
import { ProductPrice, ProductPriceType } from '../entities/product.ts'
import { record } from '../entities/record.ts'
import { subscriptionFields } from '../entities/subscription.ts'
import { listOperation, operation } from '../operation.ts'
import { CustomerProduct } from './organizations.ts'

export const CustomerOrderSubscription = entity('CustomerOrderSubscription', subscriptionFields)
export interface CustomerOrderSubscription extends t.TypeOf<typeof CustomerOrderSubscription> {}

const customerOrder = entity('CustomerOrder', {
  ...record,
  amount: integer,
  taxAmount: integer,
  currency: string,
  customerId: string,
  productId: string,
  productPriceId: string,
  subscriptionId: nullable(string),
  userId: string,
  product: CustomerProduct,
  productPrice: ProductPrice,
  subscription: nullable(CustomerOrderSubscription),
})
export interface CustomerOrder extends t.TypeOf<typeof customerOrder> {}
export const CustomerOrder: Codec<CustomerOrder> = customerOrder

export const CustomerOrderInvoice = entity('CustomerOrderInvoice', { url: string })
/** The URL to download the invoice from. */
export interface CustomerOrderInvoice extends t.TypeOf<typeof CustomerOrderInvoice> {}

export const listCustomerOrders = listOperation({
  ...endpoints.listCustomerOrders,
  query: {
    organizationId: anyOf(string),
    productId: anyOf(string),
    productBillingType: anyOf(ProductPriceType),
    productPriceType: anyOf(ProductPriceType),
    subscriptionId: anyOf(string),
    query: filter(string),
    sorting: sortedBy('created_at', 'amount', 'organization', 'product', 'subscription'),
  },
  items: CustomerOrder,
})

export const getCustomerOrder = operation({
  ...endpoints.getCustomerOrder,
  success: { 200: CustomerOrder },
})

export const getCustomerOrderInvoice = operation({
  ...endpoints.getCustomerOrderInvoice,
  success: { 200: CustomerOrderInvoice },
})
