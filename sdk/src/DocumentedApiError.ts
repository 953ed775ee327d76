import { Failure } from './Failure.ts'
import type { Rule } from './shared/Rule.ts'

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

export type { Rule } from './shared/Rule.ts'

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
