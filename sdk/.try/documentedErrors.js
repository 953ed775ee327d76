import { AlreadyActiveSubscriptionError, AlreadyCanceledSubscription, HTTPValidationError, NotOpenCheckout, NotPermitted, PaymentError, RefundAmountTooHigh, RefundedAlready, ResourceNotFound, Unauthorized, } from "./BillingError.js";
import { list } from "./codec/collections.js";
import { entity, presumed } from "./codec/entity.js";
import { string, textOrInteger } from "./codec/primitives.js";
const named = (status, Class, name) => {
    const codec = entity(name, { error: presumed(string, name), detail: string });
    return {
        status,
        name,
        codec,
        read: (body, run, answer) => new Class({ ...codec.read(body, run), ...answer }),
    };
};
export const resourceNotFound = /* @__PURE__ */ (() => (named(404, ResourceNotFound, 'ResourceNotFound')))();
export const notPermitted = /* @__PURE__ */ (() => (named(403, NotPermitted, 'NotPermitted')))();
export const unauthorized = /* @__PURE__ */ (() => (named(401, Unauthorized, 'Unauthorized')))();
export const alreadyActiveSubscription = /* @__PURE__ */ (() => (named(403, AlreadyActiveSubscriptionError, 'AlreadyActiveSubscriptionError')))();
export const notOpenCheckout = /* @__PURE__ */ (() => (named(403, NotOpenCheckout, 'NotOpenCheckout')))();
export const alreadyCanceledSubscription = /* @__PURE__ */ (() => (named(403, AlreadyCanceledSubscription, 'AlreadyCanceledSubscription')))();
export const paymentError = /* @__PURE__ */ (() => (named(400, PaymentError, 'PaymentError')))();
export const refundAmountTooHigh = /* @__PURE__ */ (() => (named(400, RefundAmountTooHigh, 'RefundAmountTooHigh')))();
export const refundedAlready = /* @__PURE__ */ (() => (named(403, RefundedAlready, 'RefundedAlready')))();
const ValidationDetail = /* @__PURE__ */ (() => (entity('ValidationError', {
    loc: list(textOrInteger),
    msg: string,
    type: string,
})))();
const HTTPValidationErrorBody = /* @__PURE__ */ (() => (entity('HTTPValidationError', {
    error: presumed(string, 'HTTPValidationError'),
    detail: presumed(list(ValidationDetail), []),
})))();
/** Every operation that takes something can answer with this one. */
export const invalidRequest = {
    status: 422,
    name: 'HTTPValidationError',
    codec: HTTPValidationErrorBody,
    read: (body, run, answer) => new HTTPValidationError({ ...HTTPValidationErrorBody.read(body, run), ...answer }),
};
//# sourceMappingURL=documentedErrors.js.map