/** The number of free portraits in any rolling window (constant-1). */
export const FREE_LIMIT = 5

/** The rolling window: 60 minutes, in milliseconds (constant-1). The texts call it an hour. */
export const WINDOW_MS = 60 * 60 * 1000
