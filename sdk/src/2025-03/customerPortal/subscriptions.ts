import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, string } from '../../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../../codec/query.ts'
import { closedUnion } from '../../codec/union.ts'
import {
  alreadyCanceledSubscription,
  invalidRequest,
  resourceNotFound,
} from '../../documentedErrors.ts'
import * as endpoints from '../endpoints/customerPortal/subscriptions.ts'
import { ProductPrice } from '../entities/product.ts'
import { CustomerCancellationReason, subscriptionFields } from '../entities/subscription.ts'
import { json, listOperation, operation } from '../operation.ts'
import { CustomerProduct } from './organizations.ts'

const customerSubscription = entity('CustomerSubscription', {
  ...subscriptionFields,
  userId: string,
  product: CustomerProduct,
  price: ProductPrice,
})
export interface CustomerSubscription extends t.TypeOf<typeof customerSubscription> {}
export const CustomerSubscription: Codec<CustomerSubscription> = customerSubscription

const customerSubscriptionUpdateProduct = entity('CustomerSubscriptionUpdateProduct', {
  productId: string,
})
export interface CustomerSubscriptionUpdateProduct extends t.TypeOf<
  typeof customerSubscriptionUpdateProduct
> {}
export const CustomerSubscriptionUpdateProduct: Codec<CustomerSubscriptionUpdateProduct> =
  customerSubscriptionUpdateProduct

const customerSubscriptionCancel = entity('CustomerSubscriptionCancel', {
  cancelAtPeriodEnd: optional(nullable(boolean)),
  cancellationReason: optional(nullable(CustomerCancellationReason)),
  cancellationComment: optional(nullable(string)),
})
export interface CustomerSubscriptionCancel extends t.TypeOf<typeof customerSubscriptionCancel> {}
export const CustomerSubscriptionCancel: Codec<CustomerSubscriptionCancel> =
  customerSubscriptionCancel

export const CustomerSubscriptionUpdate = closedUnion(
  'CustomerSubscriptionUpdate',
  {
    expected: () => 'an object with either productId or cancelAtPeriodEnd, not both',
    select: (property) => {
      if (property('productId') === undefined) return 'cancel'
      return property('cancelAtPeriodEnd') == null ? 'product' : undefined
    },
  },
  {
    product: CustomerSubscriptionUpdateProduct,
    cancel: CustomerSubscriptionCancel,
  },
)
/** A switch to another product, or whether to cancel at the end of the period. */
export type CustomerSubscriptionUpdate = t.TypeOf<typeof CustomerSubscriptionUpdate>

export const listCustomerSubscriptions = listOperation({
  ...endpoints.listCustomerSubscriptions,
  query: {
    organizationId: anyOf(string),
    productId: anyOf(string),
    active: filter(queryBoolean),
    query: filter(string),
    sorting: sortedBy('started_at', 'amount', 'status', 'organization', 'product'),
  },
  items: CustomerSubscription,
})

export const getCustomerSubscription = operation({
  ...endpoints.getCustomerSubscription,
  success: { 200: CustomerSubscription },
})

export const updateCustomerSubscription = operation({
  ...endpoints.updateCustomerSubscription,
  body: json(CustomerSubscriptionUpdate, 'customerSubscriptionUpdate'),
  success: { 200: CustomerSubscription },
  errors: [alreadyCanceledSubscription, resourceNotFound, invalidRequest],
})

export const cancelCustomerSubscription = operation({
  ...endpoints.cancelCustomerSubscription,
  success: { 200: CustomerSubscription },
})
