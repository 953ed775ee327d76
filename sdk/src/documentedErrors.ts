import type { DocumentedApiError } from './BillingError.ts'
import {
  AlreadyActiveSubscriptionError,
  AlreadyCanceledSubscription,
  HTTPValidationError,
  NotOpenCheckout,
  NotPermitted,
  PaymentError,
  RefundAmountTooHigh,
  RefundedAlready,
  ResourceNotFound,
  Unauthorized,
} from './BillingError.ts'
import type { AnyCodec } from './codec/Codec.ts'
import { list } from './codec/collections.ts'
import { entity, presumed } from './codec/entity.ts'
import { string, textOrInteger } from './codec/primitives.ts'
import type { Run } from './codec/Run.ts'

/** An error that an operation documents: its status, its name, its body, and what it becomes. */
export interface DocumentedError {
  readonly status: number
  readonly name: DocumentedApiError['_tag']
  readonly codec: AnyCodec
  /** The error for a body; the body's own faults are noted in `run`. */
  readonly read: (body: unknown, run: Run, answer: Answer) => DocumentedApiError
}

/** The answer that an error came with. */
export interface Answer {
  readonly statusCode: number
  readonly body: string
}

type NamedErrorClass = new (
  content: Answer & { readonly error: string; readonly detail: string },
) => DocumentedApiError

const named = (
  status: number,
  Class: NamedErrorClass,
  name: DocumentedApiError['_tag'],
): DocumentedError => {
  const codec = entity(name, { error: presumed(string, name), detail: string })
  return {
    status,
    name,
    codec,
    read: (body, run, answer) => new Class({ ...codec.read(body, run), ...answer }),
  }
}

export const resourceNotFound = named(404, ResourceNotFound, 'ResourceNotFound')
export const notPermitted = named(403, NotPermitted, 'NotPermitted')
export const unauthorized = named(401, Unauthorized, 'Unauthorized')
export const alreadyActiveSubscription = named(
  403,
  AlreadyActiveSubscriptionError,
  'AlreadyActiveSubscriptionError',
)
export const notOpenCheckout = named(403, NotOpenCheckout, 'NotOpenCheckout')
export const alreadyCanceledSubscription = named(
  403,
  AlreadyCanceledSubscription,
  'AlreadyCanceledSubscription',
)
export const paymentError = named(400, PaymentError, 'PaymentError')
export const refundAmountTooHigh = named(400, RefundAmountTooHigh, 'RefundAmountTooHigh')
export const refundedAlready = named(403, RefundedAlready, 'RefundedAlready')

const ValidationDetail = entity('ValidationError', {
  loc: list(textOrInteger),
  msg: string,
  type: string,
})

const HTTPValidationErrorBody = entity('HTTPValidationError', {
  error: presumed(string, 'HTTPValidationError'),
  detail: presumed(list(ValidationDetail), []),
})

/** Every operation that takes something can answer with this one. */
export const invalidRequest: DocumentedError = {
  status: 422,
  name: 'HTTPValidationError',
  codec: HTTPValidationErrorBody,
  read: (body, run, answer) =>
    new HTTPValidationError({ ...HTTPValidationErrorBody.read(body, run), ...answer }),
}
