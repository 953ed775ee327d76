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

export const queueFull: Refusal = {
  status: 503,
  error: 'Too many portraits are waiting to be painted. Try again in half a minute.',
  headers: { 'retry-after': '30' },
}
