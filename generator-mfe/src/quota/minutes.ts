export const MINUTE_MS = 60_000

/** Whole minutes, rounded up. Announced texts use them, since those must not change every second. */
export const minutesOf = (milliseconds: number): number => Math.ceil(milliseconds / MINUTE_MS)
