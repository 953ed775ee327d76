import { sentence } from "./codec/Run.js";
/**
 * What all failures share. `JSON.stringify` and `console.log` show the message and plain facts. A
 * body or a cause may hold a secret: it is at hand as a property, but never enumerable.
 */
export class Failure extends Error {
    _tag;
    constructor(tag, message, hidden = {}) {
        super(message);
        this._tag = tag;
        for (const [key, value] of Object.entries({ name: tag, ...hidden })) {
            Object.defineProperty(this, key, { value, enumerable: false, configurable: true });
        }
    }
    toJSON() {
        return { ...this, name: this.name, message: this.message };
    }
}
/** The request does not fit its types, with where and why. Nothing was sent. */
export class InputValidationError extends Failure {
    issues;
    constructor(issues) {
        super('InputValidationError', `Input validation failed: ${summary(issues)}`);
        this.issues = issues;
    }
}
/** The platform's answer does not have the documented shape, with where and why. */
export class ResponseValidationError extends Failure {
    issues;
    statusCode;
    constructor(issues, statusCode, body) {
        super('ResponseValidationError', `Response validation failed: ${summary(issues)}`, { body });
        this.issues = issues;
        this.statusCode = statusCode;
    }
}
class NamedApiError extends Failure {
    error;
    detail;
    statusCode;
    constructor(tag, message, content) {
        super(tag, `${tag}: ${message}`, { body: content.body });
        this.error = content.error;
        this.detail = content.detail;
        this.statusCode = content.statusCode;
    }
}
/** 422: the platform found the request invalid by rules that only it knows. */
export class HTTPValidationError extends NamedApiError {
    constructor(content) {
        const complaints = content.detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`);
        super('HTTPValidationError', complaints.join('; ') || 'no detail given', content);
    }
}
/** 404. */
export class ResourceNotFound extends NamedApiError {
    constructor(content) {
        super('ResourceNotFound', content.detail, content);
    }
}
/** 403: the token may not do this. */
export class NotPermitted extends NamedApiError {
    constructor(content) {
        super('NotPermitted', content.detail, content);
    }
}
/** 401. */
export class Unauthorized extends NamedApiError {
    constructor(content) {
        super('Unauthorized', content.detail, content);
    }
}
/** 403: the customer already has an active subscription to the product. */
export class AlreadyActiveSubscriptionError extends NamedApiError {
    constructor(content) {
        super('AlreadyActiveSubscriptionError', content.detail, content);
    }
}
/** 403: the checkout session is not open any more. */
export class NotOpenCheckout extends NamedApiError {
    constructor(content) {
        super('NotOpenCheckout', content.detail, content);
    }
}
/** 403: the subscription is cancelled already, or will be at the end of its period. */
export class AlreadyCanceledSubscription extends NamedApiError {
    constructor(content) {
        super('AlreadyCanceledSubscription', content.detail, content);
    }
}
/** 400: the payment was refused. */
export class PaymentError extends NamedApiError {
    constructor(content) {
        super('PaymentError', content.detail, content);
    }
}
/** 400: more than what is left of the order. */
export class RefundAmountTooHigh extends NamedApiError {
    constructor(content) {
        super('RefundAmountTooHigh', content.detail, content);
    }
}
/** 403: nothing of the order is left to refund. */
export class RefundedAlready extends NamedApiError {
    constructor(content) {
        super('RefundedAlready', content.detail, content);
    }
}
/** Any other 4XX or 5XX. */
export class ApiError extends Failure {
    statusCode;
    contentType;
    constructor(statusCode, contentType, body) {
        super('ApiError', `API error occurred: ${answer(statusCode, contentType)}`, { body });
        this.statusCode = statusCode;
        this.contentType = contentType;
    }
}
/** Neither a success nor an error that the operation documents. */
export class UnexpectedResponseError extends Failure {
    statusCode;
    contentType;
    constructor(statusCode, contentType, body) {
        super('UnexpectedResponseError', `Unexpected API response status or content-type: ${answer(statusCode, contentType)}`, { body });
        this.statusCode = statusCode;
        this.contentType = contentType;
    }
}
/** The operation needs a token and none was given. Nothing was sent. */
export class SecurityError extends Failure {
    constructor() {
        super('SecurityError', 'Security requirements not met in order to perform the operation');
    }
}
/** The caller's signal ended the call. */
export class RequestAbortedError extends Failure {
    constructor(cause) {
        super('RequestAbortedError', 'Request aborted by client', { cause });
    }
}
/** `timeoutMs` passed before the answer had been read. */
export class RequestTimeoutError extends Failure {
    timeoutMs;
    constructor(timeoutMs) {
        super('RequestTimeoutError', `Request timed out after ${timeoutMs} ms`);
        this.timeoutMs = timeoutMs;
    }
}
/** The server's address or a header cannot be used. Nothing was sent. */
export class InvalidRequestError extends Failure {
    constructor(reason) {
        super('InvalidRequestError', `Unable to make request: ${reason}`);
    }
}
/** The server could not be reached, or the connection broke. */
export class ConnectionError extends Failure {
    constructor(cause) {
        super('ConnectionError', 'Unable to make request: connection error', { cause });
    }
}
/** Something in the client or in a hook failed that should not. */
export class UnexpectedClientError extends Failure {
    constructor(cause) {
        super('UnexpectedClientError', 'Unexpected client error', { cause });
    }
}
const answer = (statusCode, contentType) => `status ${statusCode}, content type ${contentType || 'not given'}`;
const SHOWN = 3;
const summary = (issues) => issues.slice(0, SHOWN).map(sentence).join('; ') +
    (issues.length > SHOWN ? `; and ${issues.length - SHOWN} more` : '');
//# sourceMappingURL=BillingError.js.map