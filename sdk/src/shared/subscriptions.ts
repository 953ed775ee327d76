import { CustomerCancellationReason } from './entities/cancellationReason.ts'
import { optional } from '../codec/entity.ts'
import { metadataQuery } from '../codec/metadata.ts'
import { date, string, unknown } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import {
  alreadyCanceledSubscription,
  invalidRequest,
  resourceNotFound,
} from '../documentedErrors.ts'
import * as endpoints from './endpoints/subscriptions.ts'
import { inactiveSubscription, paymentFailed, subscriptionLocked } from './documentedErrors.ts'
import { SubscriptionExportColumn } from './entities/enums.ts'
import { SubscriptionStatus } from './entities/statuses.ts'
import { Subscription } from './entities/subscription.ts'
import { SubscriptionCreate, SubscriptionUpdate } from './entities/subscriptionRequest.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/subscription.ts'
export * from './entities/statuses.ts'
export { CustomerCancellationReason } from './entities/cancellationReason.ts'
export * from './entities/enums.ts'
export * from './entities/subscriptionRequest.ts'

export const revokeSubscription = operation({
  ...endpoints.revokeSubscription,
  success: { 200: Subscription },
  errors: [alreadyCanceledSubscription, resourceNotFound, subscriptionLocked, invalidRequest],
})

export const listSubscriptions = listOperation({
  ...endpoints.listSubscriptions,
  query: {
    organizationId: anyOf(string),
    productId: anyOf(string),
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
    discountId: anyOf(string),
    active: filter(queryBoolean),
    status: anyOf(SubscriptionStatus),
    cancelAtPeriodEnd: filter(queryBoolean),
    customerCancellationReason: anyOf(CustomerCancellationReason),
    canceledAtAfter: filter(date),
    canceledAtBefore: filter(date),
    startedAfter: filter(date),
    startedBefore: filter(date),
    sorting: sortedBy(
      'customer',
      'status',
      'started_at',
      'current_period_end',
      'ended_at',
      'ends_at',
      'amount',
      'product',
      'discount',
    ),
    metadata: filter(metadataQuery),
  },
  items: Subscription,
})

export const exportSubscriptions = operation({
  ...endpoints.exportSubscriptions,
  query: {
    organizationId: anyOf(string),
    productId: anyOf(string),
    status: anyOf(SubscriptionStatus),
    cancelAtPeriodEnd: filter(queryBoolean),
    startedAfter: filter(date),
    startedBefore: filter(date),
    timezone: optional(string),
    columns: anyOf(SubscriptionExportColumn),
  },
  success: { 200: unknown },
})

export const getSubscription = operation({
  ...endpoints.getSubscription,
  success: { 200: Subscription },
})

export const updateSubscription = operation({
  ...endpoints.updateSubscription,
  body: json(SubscriptionUpdate, 'subscriptionUpdate'),
  success: { 200: Subscription },
  errors: [
    paymentFailed,
    alreadyCanceledSubscription,
    inactiveSubscription,
    resourceNotFound,
    subscriptionLocked,
    invalidRequest,
  ],
})

export const createSubscription = operation({
  name: 'subscriptions.create',
  summary: 'Create a subscription to a free product.',
  method: 'POST',
  path: '/v1/subscriptions/',
  auth: 'accessToken',
  body: json(SubscriptionCreate),
  success: { 201: Subscription },
  errors: [invalidRequest],
})
