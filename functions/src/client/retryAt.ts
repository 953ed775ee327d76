/**
 * When a `retry-after` header allows the next attempt, in milliseconds since the epoch. The header is a
 * number of seconds or an HTTP date (RFC 9110, section 10.2.3); undefined if it is missing or neither.
 */
export const retryAt = (header: string | null, now: number): number | undefined => {
  if (header === null || header.trim() === '') return undefined
  const at = /^\s*\d+\s*$/.test(header) ? now + Number(header) * 1000 : Date.parse(header)
  return Number.isFinite(at) ? at : undefined
}
