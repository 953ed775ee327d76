import { WINDOW_MS } from '@dramatis/catalogue'
import {
  badgeOf,
  badgeTone,
  formatCountdown,
  isThrottled,
  remaining,
  retryAt,
  type Badge,
  type Quota,
  type QuotaTone,
} from '@dramatis/store'

/** The free quota as shown at one moment. */
export interface QuotaView {
  readonly remaining: number
  readonly tone: QuotaTone
  readonly badge: Badge
  /** The time until the next request is possible, as `m:ss`; undefined unless throttled. */
  readonly countdown: string | undefined
}

/** The free quota at `now`, milliseconds since the epoch. */
export const quotaView = (quota: Quota, now: number): QuotaView => ({
  remaining: remaining(quota, now),
  tone: badgeTone(quota, now),
  badge: badgeOf(quota, now),
  countdown: isThrottled(quota, now) ? formatCountdown(retryAt(quota, now) - now) : undefined,
})

/** How often the quota is read again while at most one request remains (constant-2). */
const REFRESH_MS = 30_000

/**
 * Milliseconds from `now` until {@link quotaView} changes: at the next second while throttled, otherwise when
 * the oldest request expires, but at most {@link REFRESH_MS} when one request remains, because a timer pauses
 * while the computer sleeps. Undefined when time alone changes nothing.
 */
export const refreshDelay = (quota: Quota, now: number): number | undefined => {
  if (isThrottled(quota, now)) return (retryAt(quota, now) - now) % 1000 || 1000
  const expiries = quota.requestedAt.map((at) => at + WINDOW_MS - now).filter((delay) => delay > 0)
  if (expiries.length === 0) return undefined
  const soonest = Math.min(...expiries)
  return remaining(quota, now) <= 1 ? Math.min(REFRESH_MS, soonest) : soonest
}
