import { availableAt, FREE_LIMIT, withinWindow } from '@dramatis/catalogue'

export interface Quota {
  /** When each counted request was made, in milliseconds since the epoch, oldest first. */
  readonly requestedAt: readonly number[]
  /** The server refuses requests until then, in milliseconds since the epoch: it may have counted more of them. */
  readonly refusedUntil: number
}

export const emptyQuota: Quota = { requestedAt: [], refusedUntil: 0 }

/** `remaining` is shown with the number of requests left. */
export type Badge = 'throttled' | 'ready' | 'remaining'

export type QuotaTone = 'grey' | 'blue' | 'amber' | 'red'

/** How many requests count at `now`, from 0 to {@link FREE_LIMIT}; the limit while the server refuses requests. */
export const used = (quota: Quota, now: number): number =>
  now < quota.refusedUntil
    ? FREE_LIMIT
    : Math.min(FREE_LIMIT, withinWindow(quota.requestedAt, now).length)

/** How many free requests are left at `now` in the rolling window. */
export const remaining = (quota: Quota, now: number): number => FREE_LIMIT - used(quota, now)

export const isThrottled = (quota: Quota, now: number): boolean => remaining(quota, now) === 0

/** When the next request is possible, in milliseconds since the epoch; `now` if it is possible already. */
export const retryAt = (quota: Quota, now: number): number =>
  Math.max(quota.refusedUntil, availableAt(quota.requestedAt, FREE_LIMIT, now))

/** The badge's color: red when throttled, amber with one request left, blue from two fifths used, else gray (quota-2). */
export const badgeTone = (quota: Quota, now: number): QuotaTone => {
  const count = used(quota, now)
  if (count >= FREE_LIMIT) return 'red'
  if (count === FREE_LIMIT - 1) return 'amber'
  return count >= FREE_LIMIT * 0.4 ? 'blue' : 'grey'
}

/** The badge's state at `now` (quota-1); its text is in the component that shows it. */
export const badgeOf = (quota: Quota, now: number): Badge => {
  const left = remaining(quota, now)
  if (left === 0) return 'throttled'
  return left === FREE_LIMIT ? 'ready' : 'remaining'
}

/**
 * The quota at `now` with one more request, made at `at`. Requests made later are kept, because those of another tab
 * may have finished first. Expired ones are dropped, and so are those in the future, which a wrong clock has left and
 * `withinWindow` does not count: they would count again once their time comes.
 */
export const withRequest = (quota: Quota, at: number, now: number): Quota => ({
  ...quota,
  requestedAt: withinWindow([...quota.requestedAt, Math.min(at, now)], now).toSorted(
    (a, b) => a - b,
  ),
})
