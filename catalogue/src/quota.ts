/** The number of free portraits in any rolling window (spec, section 9). */
export const FREE_LIMIT = 5

/** The rolling window: 60 minutes, in milliseconds (spec, section 9). The texts call it an hour. */
export const WINDOW_MS = 60 * 60 * 1000
