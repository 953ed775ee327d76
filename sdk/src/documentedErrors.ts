import type { DocumentedApiError, Rule } from './DocumentedApiError.ts'
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
  RuleViolation,
  Unauthorized,
} from './DocumentedApiError.ts'
import type { AnyCodec, Codec } from './codec/Codec.ts'
import { list } from './codec/collections.ts'
import { entity, withDefault } from './codec/entity.ts'
import { string, textOrInteger } from './codec/primitives.ts'
import type { Run } from './codec/Run.ts'

/** An error that an operation documents: its status, name and body, and how to read it. */
export interface DocumentedError {
  readonly status: number
  readonly name: DocumentedApiError['_tag']
  readonly codec: AnyCodec
  /** The error for a body, or undefined if the body is malformed; `run` records the issues. */
  readonly read: (
    body: unknown,
    run: Run,
    response: ErrorResponse,
  ) => DocumentedApiError | undefined
}

/** The response that an error was read from. */
interface ErrorResponse {
  readonly statusCode: number
  readonly body: string
}

const documentedError = <Content extends object>(
  status: number,
  name: DocumentedApiError['_tag'],
  codec: Codec<Content>,
  Class: new (content: Content & ErrorResponse) => DocumentedApiError,
): DocumentedError => ({
  status,
  name,
  codec,
  read: (body, run, response) => {
    const content = codec.read(body, run)
    return run.issues.length === 0 ? new Class({ ...content, ...response }) : undefined
  },
})

const namedError = (
  status: number,
  name: DocumentedApiError['_tag'],
  Class: new (
    content: ErrorResponse & { readonly error: string; readonly detail: string },
  ) => DocumentedApiError,
): DocumentedError =>
  documentedError(
    status,
    name,
    entity(name, { error: withDefault(string, name), detail: string }),
    Class,
  )

export const resourceNotFound = namedError(404, 'ResourceNotFound', ResourceNotFound)
export const notPermitted = namedError(403, 'NotPermitted', NotPermitted)
export const unauthorized = namedError(401, 'Unauthorized', Unauthorized)
export const alreadyActiveSubscription = namedError(
  403,
  'AlreadyActiveSubscriptionError',
  AlreadyActiveSubscriptionError,
)
export const notOpenCheckout = namedError(403, 'NotOpenCheckout', NotOpenCheckout)
export const alreadyCanceledSubscription = namedError(
  403,
  'AlreadyCanceledSubscription',
  AlreadyCanceledSubscription,
)
export const paymentError = namedError(400, 'PaymentError', PaymentError)
export const refundAmountTooHigh = namedError(400, 'RefundAmountTooHigh', RefundAmountTooHigh)
export const refundedAlready = namedError(403, 'RefundedAlready', RefundedAlready)

/** An error without a class of its own. */
export const ruleViolation = (status: number, rule: Rule): DocumentedError =>
  namedError(
    status,
    rule,
    class extends RuleViolation {
      constructor(content: ErrorResponse & { readonly error: string; readonly detail: string }) {
        super(rule, content)
      }
    },
  )

const ValidationDetail = entity('ValidationError', {
  loc: list(textOrInteger),
  msg: string,
  type: string,
})

/** Documented for every operation with parameters. */
export const invalidRequest = documentedError(
  422,
  'HTTPValidationError',
  entity('HTTPValidationError', {
    error: withDefault(string, 'HTTPValidationError'),
    detail: withDefault(list(ValidationDetail), []),
  }),
  HTTPValidationError,
)
