/**
 * Why a request is not served, as plain data: an HTTP status, one sentence for the visitor that says
 * what to do, and headers that belong to the status. `cause` is what was thrown, for the log only.
 */
export interface Refusal {
  readonly status: number
  readonly error: string
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

export const badRequest = (error: string): Refusal => ({ status: 400, error })

export const premiumOnly = (style: string): Refusal => ({
  status: 403,
  error: `The style '${style}' is not in the free version: Available with premium. Choose 'realistic' or upgrade.`,
})

/** Wrong, expired, used and never sent are one answer, so that it tells nobody which addresses are sent codes. */
export const wrongCode: Refusal = {
  status: 403,
  error: 'The code is wrong or has expired. Type the latest one, or ask for a new code.',
}

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

/** @param milliseconds from now until the oldest counted request expires */
export const rateLimited = (milliseconds: number): Refusal => ({
  status: 429,
  error: 'Rate limit reached. Try again in a few minutes.',
  headers: { 'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1000))) },
})

/** The visitor left; nobody reads this answer. 499 is what web servers log for it. */
export const visitorLeft: Refusal = { status: 499, error: 'The request was aborted.' }

export const unexpected = (cause: unknown): Refusal => ({
  status: 500,
  error: 'Something went wrong. Please try again.',
  cause,
})

export const styleNotDrawn = (style: string, drawn: readonly string[]): Refusal => ({
  status: 501,
  error: `The style '${style}' can not be drawn here yet. Choose one of: ${drawn.join(', ')}.`,
})

export const noPreviews: Refusal = {
  status: 501,
  error: 'There are no previews here. Ask for the picture itself with characterSD.',
}

/** @param what is not set up, as the subject of the sentence */
export const notSetUp = (what: string): Refusal => ({
  status: 501,
  error: `${what} not set up on this site. Please contact support.`,
})

/** The platform did not say whether an address has premium (spec, section 8): 503 for no answer, 502 for another. */
export const subscriptionUnverified = (cause: unknown): Refusal => ({
  status: platformStatus(cause),
  error: 'Could not verify subscription. Please try again or contact support.',
  cause,
})

export const checkoutFailed = (cause: unknown): Refusal => ({
  status: platformStatus(cause),
  error: 'An error occurred while processing your request. Please try again.',
  cause,
})

const NO_ANSWER = ['LookUpTimeout', 'RequestTimeoutError', 'RequestAbortedError', 'ConnectionError']

const platformStatus = (cause: unknown): number => {
  if (!(cause instanceof Error)) return 502
  const isBusy =
    'statusCode' in cause && (cause.statusCode === 429 || Number(cause.statusCode) >= 500)
  return isBusy || NO_ANSWER.includes(cause.name) ? 503 : 502
}

export const queueFull: Refusal = {
  status: 503,
  error: 'Too many portraits are waiting to be painted. Try again in half a minute.',
  headers: { 'retry-after': '30' },
}
