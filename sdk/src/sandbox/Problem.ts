import type { DocumentedError } from '../documentedErrors.ts'
import * as documented from '../documentedErrors.ts'

/** Where in a request something is wrong: `['body', 'prices', 0, 'price_amount']`. */
export type Location = readonly (string | number)[]

/** One entry of a 422's `detail`. */
export interface Fault {
  readonly loc: Location
  readonly msg: string
  readonly type: string
}

/** Why a request is refused, as the platform answers it. Thrown by rules and handlers. */
export class Problem extends Error {
  readonly status: number
  readonly body: object
  /** The documented error that it is; without one it can happen to any operation. */
  readonly documented: DocumentedError | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    body: { readonly error: string; readonly detail: unknown },
    more: {
      readonly documented?: DocumentedError
      readonly headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(`${status} ${body.error}`)
    this.status = status
    this.body = body
    this.documented = more.documented
    this.headers = more.headers ?? {}
  }
}

const known =
  (error: DocumentedError, usual: string) =>
  (detail = usual): Problem =>
    new Problem(error.status, { error: error.name, detail }, { documented: error })

export const resourceNotFound = known(documented.resourceNotFound, 'Not found')
export const notPermitted = known(documented.notPermitted, 'Not permitted')
export const unauthorized = known(documented.unauthorized, 'Unauthorized')
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
export const refundAmountTooHigh = known(
  documented.refundAmountTooHigh,
  'The amount is higher than what is left to refund.',
)
export const refundedAlready = known(
  documented.refundedAlready,
  'The order is already fully refunded.',
)

/** A 400 for what has no meaning, or asks for more than there is. */
export const badRequest = (detail: string): Problem =>
  new Problem(400, { error: 'BadRequest', detail })

/** A 410 for what was there and is not any more. */
export const gone = (detail: string): Problem =>
  new Problem(410, { error: 'ResourceUnavailable', detail })

/** A 422 with everything that is wrong. */
export const invalidRequest = (...detail: readonly Fault[]): Problem =>
  new Problem(
    422,
    { error: 'HTTPValidationError', detail },
    { documented: documented.invalidRequest },
  )

/** A 422 for one value that has the right type and cannot be taken. */
export const invalid = (loc: Location, msg: string, type = 'value_error'): Problem =>
  invalidRequest({ loc, msg, type })

/** No token, or one that is not known (any more). */
export const noCredentials = (): Problem =>
  new Problem(
    401,
    { error: 'Unauthorized', detail: 'Give a valid token as `authorization: Bearer <token>`.' },
    { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
  )

/** A token that may not do this. */
export const insufficientScope = (scope: string): Problem =>
  new Problem(
    403,
    { error: 'insufficient_scope', detail: `The token needs the scope ${scope}.` },
    { headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` } },
  )
