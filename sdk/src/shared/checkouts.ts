import { CheckoutStatus } from './entities/checkoutStatus.ts'
import { string } from '../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../codec/query.ts'
import {
  alreadyActiveSubscription,
  invalidRequest,
  notOpenCheckout,
  paymentError,
  resourceNotFound,
} from '../documentedErrors.ts'
import * as endpoints from './endpoints/checkouts.ts'
import {
  discountRedemptionLimitReached,
  expiredCheckoutError,
  paymentNotReady,
  trialAlreadyRedeemed,
} from './documentedErrors.ts'
import { Checkout, CheckoutPublic } from './entities/checkout.ts'
import { CheckoutCreate } from './entities/checkoutCreate.ts'
import {
  CheckoutConfirmStripe,
  CheckoutPublicConfirmed,
  CheckoutUpdate,
  CheckoutUpdatePublic,
} from './entities/checkoutUpdate.ts'
import { json, listOperation, operation } from './operation.ts'

export { CheckoutStatus } from './entities/checkoutStatus.ts'
export * from './entities/checkout.ts'
export * from './entities/checkoutUpdate.ts'
export * from './entities/checkoutCreate.ts'

export const listCheckouts = listOperation({
  ...endpoints.listCheckouts,
  query: {
    organizationId: anyOf(string),
    productId: anyOf(string),
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
    status: anyOf(CheckoutStatus),
    query: filter(string),
    sorting: sortedBy('created_at', 'expires_at', 'status'),
  },
  items: Checkout,
})

export const getClientCheckout = operation({
  ...endpoints.getClientCheckout,
  success: { 200: CheckoutPublic },
  errors: [resourceNotFound, expiredCheckoutError, invalidRequest],
})

export const getCheckout = operation({
  ...endpoints.getCheckout,
  success: { 200: Checkout },
})

export const updateClientCheckout = operation({
  ...endpoints.updateClientCheckout,
  body: json(CheckoutUpdatePublic, 'checkoutUpdatePublic'),
  success: { 200: CheckoutPublic },
  errors: [
    alreadyActiveSubscription,
    notOpenCheckout,
    paymentNotReady,
    trialAlreadyRedeemed,
    discountRedemptionLimitReached,
    resourceNotFound,
    expiredCheckoutError,
    invalidRequest,
  ],
})

export const updateCheckout = operation({
  ...endpoints.updateCheckout,
  body: json(CheckoutUpdate, 'checkoutUpdate'),
  success: { 200: Checkout },
  errors: [
    alreadyActiveSubscription,
    notOpenCheckout,
    paymentNotReady,
    trialAlreadyRedeemed,
    discountRedemptionLimitReached,
    resourceNotFound,
    invalidRequest,
  ],
})

export const createCheckout = operation({
  ...endpoints.createCheckout,
  body: json(CheckoutCreate),
  success: { 201: Checkout },
})

export const confirmClientCheckout = operation({
  ...endpoints.confirmClientCheckout,
  body: json(CheckoutConfirmStripe, 'checkoutConfirmStripe'),
  success: { 200: CheckoutPublicConfirmed },
  errors: [
    paymentError,
    alreadyActiveSubscription,
    notOpenCheckout,
    paymentNotReady,
    trialAlreadyRedeemed,
    discountRedemptionLimitReached,
    resourceNotFound,
    expiredCheckoutError,
    invalidRequest,
  ],
})
