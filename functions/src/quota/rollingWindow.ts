/** The rolling window: 60 minutes, in milliseconds (spec, section 9). */
export const WINDOW_MS = 60 * 60 * 1000

/** The times that still count at `now`; all in milliseconds since the epoch. */
export const counted = (times: readonly number[], now: number): readonly number[] =>
  times.filter((time) => now - time < WINDOW_MS)

/**
 * When one more is possible under at most `limit` (1 or more) in any window: `now` while there is
 * room, else the moment at which enough of the oldest have expired.
 */
export const possibleAt = (times: readonly number[], limit: number, now: number): number => {
  const current = counted(times, now).toSorted((a, b) => a - b)
  const blocking = current.at(-limit)
  return current.length < limit || blocking === undefined ? now : blocking + WINDOW_MS
}
