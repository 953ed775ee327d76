// By tag and not by class, so that an error of the package's other build is recognised too.
const tagged = (...tags) => (error) => error instanceof Error && '_tag' in error && tags.some((tag) => tag === error._tag);
export const isInputValidationError = /* @__PURE__ */ (() => (tagged('InputValidationError')))();
export const isResponseValidationError = /* @__PURE__ */ (() => (tagged('ResponseValidationError')))();
export const isHTTPValidationError = /* @__PURE__ */ (() => (tagged('HTTPValidationError')))();
export const isResourceNotFound = /* @__PURE__ */ (() => (tagged('ResourceNotFound')))();
export const isNotPermitted = /* @__PURE__ */ (() => (tagged('NotPermitted')))();
export const isUnauthorized = /* @__PURE__ */ (() => (tagged('Unauthorized')))();
export const isAlreadyActiveSubscriptionError = /* @__PURE__ */ (() => (tagged('AlreadyActiveSubscriptionError')))();
export const isNotOpenCheckout = /* @__PURE__ */ (() => (tagged('NotOpenCheckout')))();
export const isAlreadyCanceledSubscription = /* @__PURE__ */ (() => (tagged('AlreadyCanceledSubscription')))();
export const isPaymentError = /* @__PURE__ */ (() => (tagged('PaymentError')))();
export const isRefundAmountTooHigh = /* @__PURE__ */ (() => (tagged('RefundAmountTooHigh')))();
export const isRefundedAlready = /* @__PURE__ */ (() => (tagged('RefundedAlready')))();
export const isApiError = /* @__PURE__ */ (() => (tagged('ApiError')))();
export const isUnexpectedResponseError = /* @__PURE__ */ (() => (tagged('UnexpectedResponseError')))();
export const isSecurityError = /* @__PURE__ */ (() => (tagged('SecurityError')))();
export const isRequestAbortedError = /* @__PURE__ */ (() => (tagged('RequestAbortedError')))();
export const isRequestTimeoutError = /* @__PURE__ */ (() => (tagged('RequestTimeoutError')))();
export const isInvalidRequestError = /* @__PURE__ */ (() => (tagged('InvalidRequestError')))();
export const isConnectionError = /* @__PURE__ */ (() => (tagged('ConnectionError')))();
export const isUnexpectedClientError = /* @__PURE__ */ (() => (tagged('UnexpectedClientError')))();
/** An error that the platform answered with under a documented name. */
export const isDocumentedApiError = /* @__PURE__ */ (() => (tagged('HTTPValidationError', 'ResourceNotFound', 'NotPermitted', 'Unauthorized', 'AlreadyActiveSubscriptionError', 'NotOpenCheckout', 'AlreadyCanceledSubscription', 'PaymentError', 'RefundAmountTooHigh', 'RefundedAlready')))();
//# sourceMappingURL=errorGuards.js.map