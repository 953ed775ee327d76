/**
 * When a `retry-after` header allows the next try, in milliseconds since the epoch. The header holds
 * seconds or an HTTP date (RFC 9110, section 10.2.3); undefined when it is missing or holds neither.
 */
export const retryAt = (header: string | null, now: number): number | undefined => {
  if (header === null || header.trim() === '') return undefined
  const at = /^\s*\d+\s*$/.test(header) ? now + Number(header) * 1000 : Date.parse(header)
  return Number.isFinite(at) ? at : undefined
}
