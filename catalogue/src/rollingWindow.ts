import { WINDOW_MS } from './quota.ts'

/** If a clock is set back by at most this many milliseconds, the times that were recorded before still count. */
export const MAX_CORRECTION_MS = 60_000

/**
 * The times that still count at `now`; all in milliseconds since the epoch. A time too far ahead was recorded before
 * the clock was set back, and would block until the clock reaches it.
 */
export const withinWindow = (
  times: readonly number[],
  now: number,
  windowMs: number = WINDOW_MS,
): readonly number[] =>
  times.filter((time) => now - time < windowMs && time - now <= MAX_CORRECTION_MS)

/**
 * When another request is allowed with at most `limit` (1 or more) in any window: `now` while there is room, else once
 * enough of the oldest have expired.
 */
export const availableAt = (times: readonly number[], limit: number, now: number): number => {
  const current = withinWindow(times, now).toSorted((a, b) => a - b)
  const blocking = current.at(-limit)
  return current.length < limit || blocking === undefined
    ? now
    : Math.min(blocking, now) + WINDOW_MS
}
