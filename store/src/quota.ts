/** Free generations in any rolling window (spec, section 9). */
export const FREE_LIMIT = 5
/** The rolling window: 60 minutes, in milliseconds (spec, section 9). */
export const WINDOW_MS = 60 * 60 * 1000

export interface Quota {
  /** When each counted request was made, in milliseconds since the epoch, oldest first. */
  readonly requestedAt: readonly number[]
  /** Until when the server refuses, in milliseconds since the epoch: it may have counted more than this browser. */
  readonly refusedUntil: number
}

export const emptyQuota: Quota = { requestedAt: [], refusedUntil: 0 }

/** `remaining` goes with the number of requests that remain. */
export type Badge = 'throttled' | 'ready' | 'remaining'

export type QuotaTone = 'grey' | 'blue' | 'amber' | 'red'

/** The requests that still count at `now`. */
export const withinWindow = (requestedAt: readonly number[], now: number): readonly number[] =>
  requestedAt.filter((at) => at <= now && now - at < WINDOW_MS)

/** Requests that count at `now`, 0 to {@link FREE_LIMIT}; all of them while the server refuses. */
export const used = (quota: Quota, now: number): number =>
  now < quota.refusedUntil
    ? FREE_LIMIT
    : Math.min(FREE_LIMIT, withinWindow(quota.requestedAt, now).length)

/** Free requests left at `now`: five in any rolling 60 minutes (spec, section 9). */
export const remaining = (quota: Quota, now: number): number => FREE_LIMIT - used(quota, now)

export const isThrottled = (quota: Quota, now: number): boolean => remaining(quota, now) === 0

/** When the next request is possible, in milliseconds since the epoch; `now` when it is possible already. */
export const retryAt = (quota: Quota, now: number): number => {
  const counted = withinWindow(quota.requestedAt, now).slice(-FREE_LIMIT)
  const oldest = counted.length === FREE_LIMIT ? counted[0] : undefined
  return Math.max(now, quota.refusedUntil, oldest === undefined ? now : oldest + WINDOW_MS)
}

/** Colour of the badge: throttled red, 4 or more used amber, 2 or more blue, else grey (spec, section 4). */
export const badgeTone = (quota: Quota, now: number): QuotaTone => {
  const count = used(quota, now)
  if (count >= FREE_LIMIT) return 'red'
  if (count >= 4) return 'amber'
  return count >= 2 ? 'blue' : 'grey'
}

/** What the badge says at `now` (spec, section 4); who shows it has the words. */
export const badgeOf = (quota: Quota, now: number): Badge => {
  const left = remaining(quota, now)
  if (left === 0) return 'throttled'
  return left === FREE_LIMIT ? 'ready' : 'remaining'
}

/**
 * The quota at `now` with one more request, made at `at`. Requests that were made after it stay: those of
 * another tab may have been faster. What no longer counts is dropped, and so is what lies in the future,
 * or a clock that was once wrong would bring it back when its time comes.
 */
export const withRequest = (quota: Quota, at: number, now: number): Quota => ({
  ...quota,
  requestedAt: withinWindow([...quota.requestedAt, Math.min(at, now)], now).toSorted(
    (a, b) => a - b,
  ),
})
