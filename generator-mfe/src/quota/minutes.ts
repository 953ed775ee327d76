export const MINUTE_MS = 60_000

/** Whole minutes, rounded up, for announcements, which must not change every second. */
export const minutesOf = (milliseconds: number): number => Math.ceil(milliseconds / MINUTE_MS)
