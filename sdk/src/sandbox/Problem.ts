import type { DocumentedError } from '../documentedErrors.ts'
import { discountRedemptionLimitReached, disputeNotOpenError } from '../shared/documentedErrors.ts'
import * as documented from '../documentedErrors.ts'
import * as october2026 from '../shared/documentedErrors.ts'

/** The place of an error in a request: `['body', 'prices', 0, 'price_amount']`. */
export type Location = readonly (string | number)[]

/** One entry of a 422's `detail`. */
export interface Fault {
  readonly loc: Location
  readonly msg: string
  readonly type: string
}

/** An error response in the platform's format. Thrown by rules and handlers. */
export class Problem extends Error {
  readonly status: number
  readonly body: object
  /** The documented error that this problem represents; if undefined, any operation may respond with it. */
  readonly documented: DocumentedError | undefined
  readonly headers: Readonly<Record<string, string>>
  /** The response of an operation that does not document the error; undefined if all do. */
  readonly elsewhere: Problem | undefined

  constructor(
    status: number,
    body: { readonly error?: string; readonly detail: unknown },
    more: {
      readonly documented?: DocumentedError
      readonly headers?: Readonly<Record<string, string>>
      readonly elsewhere?: Problem
    } = {},
  ) {
    super(`${status} ${body.error}`)
    this.status = status
    this.body = body
    this.documented = more.documented
    this.headers = more.headers ?? {}
    this.elsewhere = more.elsewhere
  }
}

const known =
  (error: DocumentedError, usual: string) =>
  (detail = usual): Problem =>
    new Problem(error.status, { error: error.name, detail }, { documented: error })

export const resourceNotFound = known(documented.resourceNotFound, 'Not found')
export const notPermitted = known(documented.notPermitted, 'Not permitted')
export const alreadyActiveSubscription = known(
  documented.alreadyActiveSubscription,
  'You already have an active subscription.',
)
export const notOpenCheckout = known(documented.notOpenCheckout, 'This checkout is not open.')
export const alreadyCanceledSubscription = known(
  documented.alreadyCanceledSubscription,
  'This subscription is already canceled or will be at the end of the period.',
)
export const paymentError = known(documented.paymentError, 'Your card was declined.')

/** An error of its own only in 2025-03. */
export const refundAmountTooHigh = (): Problem => {
  const { status, name } = documented.refundAmountTooHigh
  const detail = 'The amount is higher than what is left to refund.'
  return new Problem(
    status,
    { error: name, detail },
    {
      documented: documented.refundAmountTooHigh,
      elsewhere: invalid(['body', 'amount'], detail),
    },
  )
}

export const refundedAlready = known(
  documented.refundedAlready,
  'The order is already fully refunded.',
)

export const rotateNotPermitted = known(
  october2026.rotateNotPermitted,
  'A revoked license key cannot be rotated.',
)
export const productNotDeletable = known(
  october2026.productNotDeletable,
  'This product has been sold: archive it instead.',
)

export const orderNotDraft = known(october2026.orderNotDraft, 'This order is not a draft.')
export const paymentFailed = known(october2026.paymentFailed, 'The payment has failed.')
export const orderNotEligibleForRetry = known(
  october2026.orderNotEligibleForRetry,
  'This order has been paid.',
)

export const disputeNotOpen = known(disputeNotOpenError, 'This dispute is not open.')

/** A 404 from an operation that does not document which error it returns. */
export const notFound = (): Problem =>
  new Problem(404, { error: 'ResourceNotFound', detail: 'Not found' })

/** A 403 for a customer who has reached a discount's limit per customer. Only 2026-10 documents it. */
export const redemptionLimitReached = (): Problem =>
  new Problem(403, {
    error: discountRedemptionLimitReached.name,
    detail: 'You have already used this discount as often as it allows.',
  })

/** A 404 for a URL that does not exist. */
export const unknownAddress = (): Problem =>
  new Problem(404, { error: 'ResourceNotFound', detail: 'There is nothing at this address.' })

/** The platform's response to a request for a version that is malformed, unknown or gone. It has no `error`. */
export const unknownVersion = (): Problem => new Problem(404, { detail: 'Not Found' })

/** A 400 for a valid request that cannot be fulfilled, such as one for a seat when none is free. */
export const badRequest = (detail: string): Problem =>
  new Problem(400, { error: 'BadRequest', detail })

/** A 410 for something that no longer exists. */
export const gone = (detail: string): Problem =>
  new Problem(410, { error: 'ResourceUnavailable', detail })

/** A 500 for a change that could not be written to the data file. */
export const notSaved = (): Problem =>
  new Problem(500, {
    error: 'InternalServerError',
    detail: 'The data file cannot be written, so this change may be lost.',
  })

/** A 422 with a list of errors. */
export const invalidRequest = (...detail: readonly Fault[]): Problem =>
  new Problem(
    422,
    { error: 'HTTPValidationError', detail },
    { documented: documented.invalidRequest },
  )

/** A 422 for a single value that has the right type but is not allowed. */
export const invalid = (loc: Location, msg: string, type = 'value_error'): Problem =>
  invalidRequest({ loc, msg, type })

/** A 401 for a missing, unknown or expired token. */
export const noCredentials = (): Problem =>
  new Problem(
    401,
    { error: 'Unauthorized', detail: 'Send a valid token as `authorization: Bearer <token>`.' },
    { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
  )

/** A 403 for a token without the necessary scope. */
export const insufficientScope = (scope: string): Problem =>
  new Problem(
    403,
    { error: 'insufficient_scope', detail: `The token needs the scope ${scope}.` },
    { headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` } },
  )
