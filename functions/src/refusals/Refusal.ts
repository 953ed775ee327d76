import type * as t from 'io-ts'
import {
  DESCRIBING_FAILED,
  JOB_MINUTES,
  PAINTING_FAILED,
  RATE_LIMITED,
  WRONG_CODE,
  type Style,
} from '../contract/index.ts'
import type { SharedLimit } from '../contract/error.ts'
import type { OtherReason, Reason, ReasonValues } from '../contract/reasons.ts'
import { en, type EnglishReason } from '../sentences/en.ts'
import { StateError } from '../errors/StateError.ts'
import { explain, fieldOf } from './explain.ts'

/**
 * Why a request is refused, as plain data: an HTTP status, one sentence that tells the visitor what to
 * do, its reason and values for programs, and headers that belong to the status. `cause` is what was thrown,
 * for the log only.
 */
export interface Refusal {
  readonly status: number
  readonly error: string
  readonly reason: Reason | OtherReason
  readonly values?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** The work that an engine was doing. */
export type Work = 'describing' | 'painting'

/** A refusal that has a sentence in every language. */
const refusal = <R extends EnglishReason>(
  status: number,
  reason: R,
  values: ReasonValues<R>,
  more: Pick<Refusal, 'headers' | 'cause'> = {},
): Refusal => ({
  status,
  error: en[reason](values),
  reason,
  ...(Object.keys(values).length > 0 && { values }),
  ...more,
})

export const malformedBody = (error: string): Refusal => ({
  status: 400,
  error,
  reason: 'malformedBody',
})

export const invalidField = (errors: t.Errors): Refusal => ({
  status: 400,
  error: explain(errors),
  reason: 'invalidField',
  values: { field: fieldOf(errors) },
})

export const noAddress: Refusal = {
  status: 400,
  error:
    'The request came without a network address. Check TRUSTED_PROXIES and what the proxy sends.',
  reason: 'noAddress',
}

export const changeOfNothing: Refusal = {
  status: 400,
  error: '"change" says what to change about a picture. Also send the picture as "photo".',
  reason: 'changeWithoutPhoto',
}

export const changeOfNoDescription: Refusal = {
  status: 400,
  error: '"change" says what to change in a description. Send both, as "description" and "change".',
  reason: 'changeWithoutDescription',
}

/** @param problems one sentence each */
export const wrongSpec = (problems: readonly string[]): Refusal => ({
  status: 400,
  error: `"spec" is not a character. ${problems.join(' ')}`,
  reason: 'wrongSpec',
})

export const unreadablePhoto = refusal(400, 'unreadablePhoto', {})

export const premiumOnly = (style: Style): Refusal => refusal(403, 'premiumOnly', { style })

export const unknownPartner = refusal(403, 'unknownPartner', {})

export const foreignPartner = refusal(403, 'foreignPartner', {})

export const wrongCode: Refusal = { status: 403, error: WRONG_CODE, reason: 'wrongCode' }

export const unprovenCheckout: Refusal = {
  status: 403,
  error: 'This checkout proves no address here. Ask for a code by email.',
  reason: 'unprovenCheckout',
}

export const unverifiedWebhook = (cause: unknown): Refusal => ({
  status: 403,
  error: 'The signature of this webhook cannot be verified. Check the secret and the clock.',
  reason: 'unverifiedWebhook',
  cause,
})

export const webhooksNotSetUp: Refusal = {
  status: 501,
  error: 'Webhooks are not set up on this site. Please contact support.',
  reason: 'webhooksNotSetUp',
}

export const methodNotAllowed = (allow: string): Refusal => ({
  status: 405,
  error: `Send a ${allow} request.`,
  reason: 'methodNotAllowed',
  headers: { allow },
})

/** RFC 9110, section 15.5.9: the connection is closed, so the rest of the body is dropped. */
export const bodyTooSlow: Refusal = {
  status: 408,
  error: 'The body took too long. Send it again.',
  reason: 'bodyTooSlow',
  headers: { connection: 'close' },
}

export const tooLarge = (limit: number): Refusal => refusal(413, 'tooLarge', { bytes: limit })

export const unsupportedMediaType: Refusal = {
  status: 415,
  error: 'Send the body as JSON, with the header content-type: application/json.',
  reason: 'unsupportedMediaType',
}

export const moderated = refusal(422, 'declined', {})

export const editedDescription = refusal(422, 'editedDescription', {})

/**
 * @param milliseconds from now until the oldest counted request expires
 * @param limit whom the limit counts, if not the visitor alone
 */
export const rateLimited = (milliseconds: number, limit?: SharedLimit): Refusal => ({
  status: 429,
  error: RATE_LIMITED,
  reason: 'rateLimited',
  ...(limit && { values: { limit } }),
  headers: retryAfter(milliseconds),
})

/** The client closed the request (nginx's 499), so no one reads this response. */
export const visitorLeft: Refusal = {
  status: 499,
  error: 'The request was aborted.',
  reason: 'aborted',
}

export const unexpected = (cause: unknown): Refusal =>
  cause instanceof StateError
    ? unavailable(cause)
    : {
        status: 500,
        error: 'Something went wrong. Please try again.',
        reason: 'unexpected',
        cause,
      }

const UNAVAILABLE_MS = 60_000

const unavailable = (cause: StateError): Refusal =>
  refusal(503, 'unavailable', {}, { headers: retryAfter(UNAVAILABLE_MS), cause })

export const engineFailed = (doing: Work, cause: unknown): Refusal =>
  doing === 'describing'
    ? { status: 502, error: DESCRIBING_FAILED, reason: 'describingFailed', cause }
    : { status: 502, error: PAINTING_FAILED, reason: 'paintingFailed', cause }

export const tookTooLong = (doing: Work, cause: unknown): Refusal =>
  refusal(504, `${doing}TimedOut`, {}, { cause })

export const styleNotDrawn = (style: Style, styles: readonly Style[]): Refusal =>
  refusal(501, 'styleNotDrawn', { style, styles })

export const noEdits = refusal(501, 'noEdits', {})

export const noEditor: Refusal = {
  status: 501,
  error: 'Descriptions are not changed here. Describe the character in words, as "prompt" alone.',
  reason: 'noEditor',
}

export const noPreviews: Refusal = {
  status: 501,
  error: 'There are no previews here. Ask for the picture itself with characterSD.',
  reason: 'noPreviews',
}

export const noTakes: Refusal = {
  status: 501,
  error: 'There are no takes here. Ask for the picture itself with characterSD.',
  reason: 'noTakes',
}

export const checkoutNotSetUp = refusal(501, 'checkoutNotSetUp', {})

export const codesNotSetUp = refusal(501, 'codesNotSetUp', {})

/** The platform did not say whether an address has premium: 503 for no response, 502 for an invalid one. */
export const subscriptionUnverified = (cause: unknown): Refusal =>
  cause instanceof StateError
    ? unavailable(cause)
    : refusal(platformStatus(cause), 'subscriptionUnverified', {}, { cause })

export const checkoutFailed = (cause: unknown): Refusal =>
  refusal(platformStatus(cause), 'checkoutFailed', {}, { cause })

/** @param milliseconds from now until there may be a place */
export const queueFull = (milliseconds: number): Refusal =>
  refusal(
    503,
    'queueFull',
    { seconds: secondsOf(milliseconds) },
    { headers: retryAfter(milliseconds) },
  )

/** @param milliseconds from now until the budget renews */
export const budgetSpent = (milliseconds: number): Refusal =>
  refusal(503, 'budgetSpent', {}, { headers: retryAfter(milliseconds) })

/** The job never existed or was canceled, or its outcome has expired. */
export const noSuchJob = refusal(404, 'unknownJob', { minutes: JOB_MINUTES })

/** In whole seconds (RFC 9110, section 10.2.3), never zero. */
function retryAfter(milliseconds: number): Readonly<Record<string, string>> {
  return { 'retry-after': String(secondsOf(milliseconds)) }
}

const secondsOf = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000))

const NO_RESPONSE_ERRORS = [
  'TimeoutError',
  'RequestTimeoutError',
  'RequestAbortedError',
  'ConnectionError',
]

const platformStatus = (cause: unknown): number => {
  if (!(cause instanceof Error)) return 502
  const isBusy =
    'statusCode' in cause && (cause.statusCode === 429 || Number(cause.statusCode) >= 500)
  return isBusy || NO_RESPONSE_ERRORS.includes(cause.name) ? 503 : 502
}
