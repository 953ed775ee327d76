/** When to try again: after 429, 500, 502, 503 and 504, and after lost connections if asked for. */
export interface RetryPolicy {
  /** Milliseconds before the first retry. Default 500. */
  readonly initialIntervalMs?: number
  /** What the interval is multiplied by from one retry to the next. Default 1.5. */
  readonly exponent?: number
  /** The longest interval in milliseconds. Default 60 seconds. */
  readonly maxIntervalMs?: number
  /** Milliseconds after which nothing is tried again. Default one hour. */
  readonly maxElapsedMs?: number
  /** At most so many milliseconds are added to an interval at random. Default one second. */
  readonly jitterMs?: number
  /** Whether to try again when the server could not be reached. Default false. */
  readonly connectionErrors?: boolean
}

const RETRIED_STATUSES: readonly number[] = [429, 500, 502, 503, 504]

export const isRetried = (status: number): boolean => RETRIED_STATUSES.includes(status)

/**
 * Milliseconds to wait before retry number `retry` (from 0), or undefined when it would be too late.
 * What the server asks for goes before the policy's interval.
 */
export const waitBeforeRetry = (
  {
    initialIntervalMs = 500,
    exponent = 1.5,
    maxIntervalMs = 60_000,
    maxElapsedMs = 3_600_000,
    jitterMs = 1000,
  }: RetryPolicy,
  retry: number,
  elapsedMs: number,
  askedFor: number | undefined,
): number | undefined => {
  const interval = Math.min(initialIntervalMs * exponent ** retry, maxIntervalMs)
  const wait = askedFor ?? interval + Math.random() * jitterMs
  return elapsedMs + wait <= maxElapsedMs ? wait : undefined
}

/** Milliseconds that a `retry-after` header asks for, as seconds or as a date. */
export const retryAfter = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
