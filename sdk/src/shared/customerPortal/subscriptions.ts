import { string } from '../../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../../codec/query.ts'
import {
  alreadyCanceledSubscription,
  invalidRequest,
  resourceNotFound,
} from '../../documentedErrors.ts'
import * as endpoints from '../endpoints/customerPortal/subscriptions.ts'
import { pauseResumeNotAllowed, paymentFailed, paymentMethodRequired } from '../documentedErrors.ts'
import { CustomerSubscription, CustomerSubscriptionUpdate } from '../entities/portalSubscription.ts'
import { json, listOperation, operation } from '../operation.ts'

export * from '../entities/portalSubscription.ts'

export const cancelCustomerSubscription = operation({
  ...endpoints.cancelCustomerSubscription,
  success: { 200: CustomerSubscription },
})

export const listCustomerSubscriptions = listOperation({
  ...endpoints.listCustomerSubscriptions,
  query: {
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
  errors: [
    paymentFailed,
    alreadyCanceledSubscription,
    pauseResumeNotAllowed,
    resourceNotFound,
    paymentMethodRequired,
    invalidRequest,
  ],
})
