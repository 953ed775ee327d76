/**
 * When to retry: after 429, 500, 502, 503 and 504, when the server closed the connection, and optionally after other
 * connection errors. A POST that may have been carried out is not repeated, unless its operation is idempotent or
 * `unsafe` is set.
 */
export interface RetryPolicy {
  /** Milliseconds before the first retry. Default 500. */
  readonly initialIntervalMs?: number
  /** The factor by which the interval grows from one retry to the next. Default 1.5. */
  readonly exponent?: number
  /** The maximum interval in milliseconds. Default 60,000: one minute. */
  readonly maxIntervalMs?: number
  /** Milliseconds after which there are no more retries. Default 3,600,000: one hour. */
  readonly maxElapsedMs?: number
  /** The maximum random addition to an interval, in milliseconds. Default 1,000. */
  readonly jitterMs?: number
  /**
   * Whether to retry when the server could not be reached. Default: only when it closed the connection, as it does with
   * one that was idle for too long; in 2025-03, not even then.
   */
  readonly connectionErrors?: boolean
  /** Whether to repeat any POST, even if it may refund, charge or create something twice. Default false. */
  readonly unsafe?: boolean
}

const RETRIED_STATUSES: readonly number[] = [429, 500, 502, 503, 504]

export const isRetried = (status: number): boolean => RETRIED_STATUSES.includes(status)

/**
 * Milliseconds to wait before retry number `retry` (from 0), or undefined if that would be too late.
 * A delay that the server requests takes precedence over the policy's interval.
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
  requestedMs: number | undefined,
): number | undefined => {
  const interval = Math.min(initialIntervalMs * exponent ** retry, maxIntervalMs)
  const wait = requestedMs ?? interval + Math.random() * jitterMs
  return elapsedMs + wait <= maxElapsedMs ? wait : undefined
}

/** The delay in a `retry-after` header, in milliseconds; the header has seconds or a date. */
export const retryAfter = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
