import type { BillingError } from './BillingError.ts'
import type { DocumentedApiError } from './DocumentedApiError.ts'

type Tagged<Tag extends BillingError['_tag']> = Extract<BillingError, { readonly _tag: Tag }>

// By tag instead of class, so that errors from the package's other build (ESM or CommonJS) are recognized too.
const tagged =
  <Tag extends BillingError['_tag']>(...tags: readonly Tag[]) =>
  (error: unknown): error is Tagged<Tag> =>
    error instanceof Error && '_tag' in error && tags.some((tag) => tag === error._tag)

export const isInputValidationError = tagged('InputValidationError')
export const isResponseValidationError = tagged('ResponseValidationError')
export const isHTTPValidationError = tagged('HTTPValidationError')
export const isResourceNotFound = tagged('ResourceNotFound')
export const isNotPermitted = tagged('NotPermitted')
export const isUnauthorized = tagged('Unauthorized')
export const isAlreadyActiveSubscriptionError = tagged('AlreadyActiveSubscriptionError')
export const isNotOpenCheckout = tagged('NotOpenCheckout')
export const isAlreadyCanceledSubscription = tagged('AlreadyCanceledSubscription')
export const isPaymentError = tagged('PaymentError')
export const isRefundAmountTooHigh = tagged('RefundAmountTooHigh')
export const isRefundedAlready = tagged('RefundedAlready')
export const isApiError = tagged('ApiError')
export const isUnsupportedVersion = tagged('UnsupportedVersion')
export const isUnexpectedResponseError = tagged('UnexpectedResponseError')
export const isSecurityError = tagged('SecurityError')
export const isRequestAbortedError = tagged('RequestAbortedError')
export const isRequestTimeoutError = tagged('RequestTimeoutError')
export const isInvalidRequestError = tagged('InvalidRequestError')
export const isConnectionError = tagged('ConnectionError')
export const isUnexpectedClientError = tagged('UnexpectedClientError')

/** Whether the platform documents the error. Only these have `error`, the platform's name for it, and `detail`. */
export const isDocumentedApiError = (error: unknown): error is DocumentedApiError =>
  error instanceof Error && '_tag' in error && 'error' in error && 'detail' in error
