/**
 * When a `retry-after` header allows the next attempt, in milliseconds since the epoch. The header is a number of
 * seconds, which some servers send as a fraction, or an HTTP date (RFC 9110, section 10.2.3); undefined if it is missing
 * or neither.
 */
export const retryAt = (header: string | null, now: number): number | undefined => {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  // `Date.parse` alone would take -5 for a month.
  const date = TIME_OF_DAY.test(header) ? Date.parse(header) : Number.NaN
  const at = seconds >= 0 ? now + seconds * 1000 : date
  return Number.isFinite(at) ? at : undefined
}

/** Each form of an HTTP date has one. */
const TIME_OF_DAY = /\d\d:\d\d:\d\d/
