import { FREE_STYLE } from '@dramatis/catalogue'
import {
  BUDGET_SPENT,
  CHECKOUT_FAILED,
  EDITED_DESCRIPTION,
  JOB_MINUTES,
  RATE_LIMITED,
  SUBSCRIPTION_UNVERIFIED,
  UNAVAILABLE,
  WRONG_CODE,
} from '../contract/index.ts'
import { StateError } from '../state/StateError.ts'

/**
 * Why a request is refused, as plain data: an HTTP status, one sentence that tells the visitor what to
 * do, and headers that belong to the status. `cause` is what was thrown, for the log only.
 */
export interface Refusal {
  readonly status: number
  readonly error: string
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

export const badRequest = (error: string): Refusal => ({ status: 400, error })

export const noAddress: Refusal = {
  status: 400,
  error:
    'The request came without a network address. Check TRUSTED_PROXIES and what the proxy sends.',
}

export const changeOfNothing: Refusal = {
  status: 400,
  error: '"change" says what to change about a picture. Send the picture as "photo", too.',
}

export const unreadablePhoto: Refusal = {
  status: 400,
  error:
    'The photo cannot be read. Send a PNG, JPEG, WebP or AVIF picture of at most 50 megapixels.',
}

export const premiumOnly = (style: string): Refusal => ({
  status: 403,
  error: `The style '${style}' is not in the free version: Available with premium. Choose '${FREE_STYLE}' or upgrade.`,
})

export const unknownPartner: Refusal = {
  status: 403,
  error: 'There is no partner with this key. Copy the key that you were given, or leave it out.',
}

export const foreignPartner: Refusal = {
  status: 403,
  error:
    'This partner key does not allow this site. Ask for the origin of the site to be added to the key, or leave the key out.',
}

export const wrongCode: Refusal = { status: 403, error: WRONG_CODE }

export const unverifiedWebhook = (cause: unknown): Refusal => ({
  status: 403,
  error: 'The signature of this webhook cannot be verified. Check the secret and the clock.',
  cause,
})

export const methodNotAllowed = (allow: string): Refusal => ({
  status: 405,
  error: `Send a ${allow} request.`,
  headers: { allow },
})

/** RFC 9110, section 15.5.9: the connection is closed, so the rest of the body goes nowhere. */
export const bodyTooSlow: Refusal = {
  status: 408,
  error: 'The body took too long. Send it again.',
  headers: { connection: 'close' },
}

export const tooLarge = (limit: number): Refusal => ({
  status: 413,
  error: `The body is larger than ${limit} bytes. Send a shorter text.`,
})

export const unsupportedMediaType: Refusal = {
  status: 415,
  error: 'Send the body as JSON, with the header content-type: application/json.',
}

export const moderated: Refusal = {
  status: 422,
  error: 'This character was declined by the safety rules. Please describe a different one.',
}

export const editedDescription: Refusal = { status: 422, error: EDITED_DESCRIPTION }

/** @param milliseconds from now until the oldest counted request expires */
export const rateLimited = (milliseconds: number): Refusal => ({
  status: 429,
  error: RATE_LIMITED,
  headers: retryAfter(milliseconds),
})

/** The visitor left; nobody reads this answer. 499 is what web servers log for it. */
export const visitorLeft: Refusal = { status: 499, error: 'The request was aborted.' }

export const unexpected = (cause: unknown): Refusal =>
  cause instanceof StateError
    ? unavailable(cause)
    : { status: 500, error: 'Something went wrong. Please try again.', cause }

const UNAVAILABLE_MS = 60_000

const unavailable = (cause: StateError): Refusal => ({
  status: 503,
  error: UNAVAILABLE,
  headers: retryAfter(UNAVAILABLE_MS),
  cause,
})

export const styleNotDrawn = (style: string, drawn: readonly string[]): Refusal => ({
  status: 501,
  error: `The style '${style}' cannot be drawn here yet. Choose one of: ${drawn.join(', ')}.`,
})

export const noEdits: Refusal = {
  status: 501,
  error: 'Pictures cannot be changed here. Describe the character in words, without a photo.',
}

export const noPreviews: Refusal = {
  status: 501,
  error: 'There are no previews here. Ask for the picture itself with characterSD.',
}

/** @param what is not set up, as the subject of the sentence */
export const notSetUp = (what: string): Refusal => ({
  status: 501,
  error: `${what} not set up on this site. Please contact support.`,
})

/** The platform did not say whether an address has premium: 503 for no answer, 502 for an invalid one. */
export const subscriptionUnverified = (cause: unknown): Refusal =>
  cause instanceof StateError
    ? unavailable(cause)
    : { status: platformStatus(cause), error: SUBSCRIPTION_UNVERIFIED, cause }

export const checkoutFailed = (cause: unknown): Refusal => ({
  status: platformStatus(cause),
  error: CHECKOUT_FAILED,
  cause,
})

/** @param milliseconds from now until there may be a place */
export const queueFull = (milliseconds: number): Refusal => ({
  status: 503,
  error: `Too many portraits are waiting to be painted. Try again in ${inWords(milliseconds)}.`,
  headers: retryAfter(milliseconds),
})

/** @param milliseconds from now until there is money again */
export const budgetSpent = (milliseconds: number): Refusal => ({
  status: 503,
  error: BUDGET_SPENT,
  headers: retryAfter(milliseconds),
})

/** The job was never there, was canceled, or its outcome has expired. */
export const noSuchJob: Refusal = {
  status: 404,
  error: `There is no such portrait. It was canceled, or is older than ${JOB_MINUTES} minutes.`,
}

/** In whole seconds (RFC 9110, section 10.2.3), never zero. */
function retryAfter(milliseconds: number): Readonly<Record<string, string>> {
  return { 'retry-after': String(secondsOf(milliseconds)) }
}

const secondsOf = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000))

const inWords = (milliseconds: number): string => {
  const seconds = secondsOf(milliseconds)
  if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

const NO_ANSWER = ['TimeoutError', 'RequestTimeoutError', 'RequestAbortedError', 'ConnectionError']

const platformStatus = (cause: unknown): number => {
  if (!(cause instanceof Error)) return 502
  const isBusy =
    'statusCode' in cause && (cause.statusCode === 429 || Number(cause.statusCode) >= 500)
  return isBusy || NO_ANSWER.includes(cause.name) ? 503 : 502
}
