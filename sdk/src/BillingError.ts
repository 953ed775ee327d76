import type { Issue } from './codec/Run.ts'
import { sentence } from './codec/Run.ts'

/** Every error that a call can fail with. Narrow it by `_tag`, by `instanceof` or with the type guards. */
export type BillingError =
  | InputValidationError
  | ResponseValidationError
  | DocumentedApiError
  | ApiError
  | UnexpectedResponseError
  | SecurityError
  | RequestAbortedError
  | RequestTimeoutError
  | InvalidRequestError
  | ConnectionError
  | UnexpectedClientError

/** The errors that the platform documents, by name. */
export type DocumentedApiError =
  | HTTPValidationError
  | ResourceNotFound
  | NotPermitted
  | Unauthorized
  | AlreadyActiveSubscriptionError
  | NotOpenCheckout
  | AlreadyCanceledSubscription
  | PaymentError
  | RefundAmountTooHigh
  | RefundedAlready
  | RuleViolation

/** The platform's rules whose violations have no error class of their own. */
export type Rule =
  | 'AmbiguousExternalCustomerID'
  | 'CannotCreateOrganizationError'
  | 'CustomerNotReady'
  | 'DiscountRedemptionLimitReached'
  | 'DisputeAutoAcceptNotEnabled'
  | 'DisputeNotOpenError'
  | 'ExpiredCheckoutError'
  | 'InactiveSubscription'
  | 'ManualRetryLimitExceeded'
  | 'MissingInvoiceBillingDetails'
  | 'OffSessionChargesNotEnabled'
  | 'OrderNotDraft'
  | 'OrderNotEligibleForInvoice'
  | 'OrderNotEligibleForRetry'
  | 'OrganizationNotReadyForPayments'
  | 'PauseResumeNotAllowed'
  | 'PaymentActionRequired'
  | 'PaymentAlreadyInProgress'
  | 'PaymentFailed'
  | 'PaymentMethodInUseByActiveSubscription'
  | 'PaymentMethodRequired'
  | 'PaymentMethodSetupFailed'
  | 'PaymentNotReady'
  | 'SSOEnforcementRequiresConnection'
  | 'SubscriptionLocked'
  | 'TrialAlreadyRedeemed'

/**
 * The base class of all errors. `JSON.stringify` and `console.log` show the message and the details
 * that are safe to log. A body or a cause may contain a secret, so these properties are not enumerable.
 */
export abstract class Failure<Tag extends string> extends Error {
  readonly _tag: Tag
  /** The operation that failed, such as `subscriptions.list`. */
  declare readonly operation?: string
  /** The id by which the platform's support finds the request, from the header `x-request-id` or `cf-ray`. */
  declare readonly requestId?: string
  /** How many seconds the platform asks to wait, from the header `retry-after`. */
  declare readonly retryAfter?: number

  constructor(tag: Tag, message: string, facts: object = {}, hidden: object = {}) {
    super(message)
    this._tag = tag
    Object.assign(this, facts)
    for (const [key, value] of Object.entries({ name: tag, ...hidden })) {
      Object.defineProperty(this, key, { value })
    }
  }

  toJSON(): object {
    return Object.assign({}, this, { name: this.name, message: this.message })
  }
}

/** The request does not match its types; `issues` say where. Nothing was sent. */
export class InputValidationError extends Failure<'InputValidationError'> {
  declare readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super('InputValidationError', `Input validation failed: ${summary(issues)}`, { issues })
  }
}

/** The response does not have the documented shape; `issues` say where. */
export class ResponseValidationError extends Failure<'ResponseValidationError'> {
  declare readonly issues: readonly Issue[]
  declare readonly statusCode: number
  /** The raw response body. */
  declare readonly body: string

  constructor(issues: readonly Issue[], statusCode: number, body: string) {
    const message = `Response validation failed: ${summary(issues)}`
    super('ResponseValidationError', message, { issues, statusCode }, { body })
  }
}

/** The content of a documented error: its name and the platform's explanation. */
export interface ApiErrorContent<Detail = string> {
  readonly error: string
  readonly detail: Detail
  readonly statusCode: number
  readonly body: string
}

abstract class NamedApiError<Tag extends string, Detail = string> extends Failure<Tag> {
  declare readonly error: string
  declare readonly detail: Detail
  declare readonly statusCode: number
  /** The raw response body. */
  declare readonly body: string

  constructor(tag: Tag, message: string, content: ApiErrorContent<Detail>) {
    const { error, detail, statusCode, body } = content
    super(tag, `${tag}: ${message}`, { error, detail, statusCode }, { body })
  }
}

/** A validation error from the platform: where (`['body', 'email']`), the message, and the rule. */
export interface ValidationError {
  readonly loc: (string | number)[]
  readonly msg: string
  readonly type: string
}

/** 422: the request violates rules that only the platform can check. */
export class HTTPValidationError extends NamedApiError<'HTTPValidationError', ValidationError[]> {
  constructor(content: ApiErrorContent<ValidationError[]>) {
    const messages = content.detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)
    super('HTTPValidationError', messages.join('; ') || 'no detail given', content)
  }
}

/** 404: there is no such resource. */
export class ResourceNotFound extends NamedApiError<'ResourceNotFound'> {
  constructor(content: ApiErrorContent) {
    super('ResourceNotFound', content.detail, content)
  }
}

/** 403: the token does not have the required permission. */
export class NotPermitted extends NamedApiError<'NotPermitted'> {
  constructor(content: ApiErrorContent) {
    super('NotPermitted', content.detail, content)
  }
}

/** 401: the platform does not accept the token. */
export class Unauthorized extends NamedApiError<'Unauthorized'> {
  constructor(content: ApiErrorContent) {
    super('Unauthorized', content.detail, content)
  }
}

/** 403: the customer already has an active subscription to the product. */
export class AlreadyActiveSubscriptionError extends NamedApiError<'AlreadyActiveSubscriptionError'> {
  constructor(content: ApiErrorContent) {
    super('AlreadyActiveSubscriptionError', content.detail, content)
  }
}

/** 403: the checkout session is no longer open. */
export class NotOpenCheckout extends NamedApiError<'NotOpenCheckout'> {
  constructor(content: ApiErrorContent) {
    super('NotOpenCheckout', content.detail, content)
  }
}

/** 403: the subscription is already canceled, or will be at the end of its period. */
export class AlreadyCanceledSubscription extends NamedApiError<'AlreadyCanceledSubscription'> {
  constructor(content: ApiErrorContent) {
    super('AlreadyCanceledSubscription', content.detail, content)
  }
}

/** 400: the payment was declined. */
export class PaymentError extends NamedApiError<'PaymentError'> {
  constructor(content: ApiErrorContent) {
    super('PaymentError', content.detail, content)
  }
}

/** 400: the amount exceeds what is left to refund. */
export class RefundAmountTooHigh extends NamedApiError<'RefundAmountTooHigh'> {
  constructor(content: ApiErrorContent) {
    super('RefundAmountTooHigh', content.detail, content)
  }
}

/** 403: the order is already fully refunded. */
export class RefundedAlready extends NamedApiError<'RefundedAlready'> {
  constructor(content: ApiErrorContent) {
    super('RefundedAlready', content.detail, content)
  }
}

/** Another rule of the platform was violated: `_tag` says which. */
export class RuleViolation extends NamedApiError<Rule> {
  constructor(rule: Rule, content: ApiErrorContent) {
    super(rule, content.detail, content)
  }
}

/** Any other 4XX or 5XX response. */
export class ApiError extends Failure<'ApiError'> {
  declare readonly statusCode: number
  declare readonly contentType: string
  /** The raw response body. */
  declare readonly body: string

  /** `reason` is the platform's explanation, without secrets. */
  constructor(statusCode: number, contentType: string, body: string, reason = '') {
    const message = `API error occurred: ${reason === '' ? content(contentType) : reason}`
    super('ApiError', message, { statusCode, contentType }, { body })
  }
}

/** A response that is neither a success nor an error that the operation documents. */
export class UnexpectedResponseError extends Failure<'UnexpectedResponseError'> {
  declare readonly statusCode: number
  declare readonly contentType: string
  /** The raw response body. */
  declare readonly body: string

  constructor(statusCode: number, contentType: string, body: string) {
    const message = `Unexpected API response status or content-type: ${content(contentType)}`
    super('UnexpectedResponseError', message, { statusCode, contentType }, { body })
  }
}

/** The operation needs a token, and none was provided. Nothing was sent. */
export class SecurityError extends Failure<'SecurityError'> {
  constructor(missing: string) {
    const message = 'Security requirements not met in order to perform the operation'
    super('SecurityError', `${message}: no ${missing} was given`)
  }
}

/** The caller's signal aborted the call. */
export class RequestAbortedError extends Failure<'RequestAbortedError'> {
  constructor(cause: unknown) {
    super('RequestAbortedError', 'Request aborted by client', {}, { cause })
  }
}

/** `timeoutMs` passed before the response had been read. */
export class RequestTimeoutError extends Failure<'RequestTimeoutError'> {
  declare readonly timeoutMs: number

  constructor(timeoutMs: number) {
    super('RequestTimeoutError', `Request timed out after ${timeoutMs} ms`, { timeoutMs })
  }
}

/** The server URL or a header is invalid. Nothing was sent. */
export class InvalidRequestError extends Failure<'InvalidRequestError'> {
  constructor(reason: string) {
    super('InvalidRequestError', `Unable to make request: ${reason}`)
  }
}

/** The server could not be reached, or the connection broke. */
export class ConnectionError extends Failure<'ConnectionError'> {
  constructor(cause: unknown) {
    super('ConnectionError', 'Unable to make request: connection error', {}, { cause })
  }
}

/** An unexpected error in the client, a hook or a token function. */
export class UnexpectedClientError extends Failure<'UnexpectedClientError'> {
  constructor(cause: unknown) {
    super('UnexpectedClientError', 'Unexpected client error', {}, { cause })
  }
}

const content = (contentType: string): string => `content type ${contentType || 'not given'}`

const SHOWN = 3

const summary = (issues: readonly Issue[]): string =>
  issues.slice(0, SHOWN).map(sentence).join('; ') +
  (issues.length > SHOWN ? `; and ${issues.length - SHOWN} more` : '')
