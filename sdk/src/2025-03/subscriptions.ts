import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { literal, nullable } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { customFieldData, metadata } from '../codec/metadata.ts'
import { boolean, string, unknown } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import { closedUnion } from '../codec/union.ts'
import * as endpoints from './endpoints/subscriptions.ts'
import { Customer } from './customers.ts'
import { DiscountBase } from './discounts.ts'
import {
  alreadyCanceledSubscription,
  invalidRequest,
  resourceNotFound,
} from '../documentedErrors.ts'
import { ProductPrice } from './entities/product.ts'
import { CustomerCancellationReason, subscriptionFields } from './entities/subscription.ts'
import { User } from './entities/user.ts'
import { json, listOperation, operation } from './operation.ts'
import { SubscriptionProrationBehavior } from './organizations.ts'
import { Product } from './products.ts'

export { User } from './entities/user.ts'

export { CustomerCancellationReason, SubscriptionStatus } from './entities/subscription.ts'

const subscription = entity('Subscription', {
  ...subscriptionFields,
  metadata,
  customFieldData: optional(customFieldData),
  customer: Customer,
  userId: string,
  user: User,
  product: Product,
  price: ProductPrice,
  discount: nullable(DiscountBase),
})
export interface Subscription extends t.TypeOf<typeof subscription> {}
export const Subscription: Codec<Subscription> = subscription

export const SubscriptionUpdateProduct = entity('SubscriptionUpdateProduct', {
  productId: string,
  prorationBehavior: optional(nullable(SubscriptionProrationBehavior)),
})
/** A switch to another product. */
export interface SubscriptionUpdateProduct extends t.TypeOf<typeof SubscriptionUpdateProduct> {}

export const SubscriptionCancel = entity('SubscriptionCancel', {
  cancelAtPeriodEnd: optional(nullable(boolean)),
  revoke: optional(nullable(literal(true))),
  customerCancellationReason: optional(nullable(CustomerCancellationReason)),
  customerCancellationComment: optional(nullable(string)),
})
/** A cancellation at the end of the period, or immediately with `revoke`. */
export interface SubscriptionCancel extends t.TypeOf<typeof SubscriptionCancel> {}

const subscriptionUpdate = closedUnion(
  'SubscriptionUpdate',
  {
    expected: () =>
      'an object with productId, or with cancelAtPeriodEnd or revoke, but not with both kinds',
    select: (property) => {
      const cancels = property('cancelAtPeriodEnd') != null || property('revoke') != null
      if (property('productId') === undefined) return 'cancel'
      return cancels ? undefined : 'product'
    },
  },
  { product: SubscriptionUpdateProduct, cancel: SubscriptionCancel },
)
export type SubscriptionUpdate = t.TypeOf<typeof subscriptionUpdate>
export const SubscriptionUpdate: Codec<SubscriptionUpdate> = subscriptionUpdate

export const listSubscriptions = listOperation({
  ...endpoints.listSubscriptions,
  query: {
    organizationId: anyOf(string),
    productId: anyOf(string),
    customerId: anyOf(string),
    discountId: anyOf(string),
    active: filter(queryBoolean),
    sorting: sortedBy(
      'customer',
      'status',
      'started_at',
      'current_period_end',
      'amount',
      'product',
      'discount',
    ),
  },
  items: Subscription,
})

export const getSubscription = operation({
  ...endpoints.getSubscription,
  success: { 200: Subscription },
})

export const updateSubscription = operation({
  ...endpoints.updateSubscription,
  body: json(SubscriptionUpdate, 'subscriptionUpdate'),
  success: { 200: Subscription },
  errors: [alreadyCanceledSubscription, resourceNotFound, invalidRequest],
})

export const revokeSubscription = operation({
  ...endpoints.revokeSubscription,
  success: { 200: Subscription },
  errors: [alreadyCanceledSubscription, resourceNotFound, invalidRequest],
})

export const exportSubscriptions = operation({
  ...endpoints.exportSubscriptions,
  query: { organizationId: anyOf(string) },
  success: { 200: unknown },
})
