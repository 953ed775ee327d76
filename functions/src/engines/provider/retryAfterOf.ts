import { APICallError } from '@ai-sdk/provider'

/** A pause that a provider asks for by mistake would otherwise last for years. */
const LONGEST_MS = 3_600_000

/**
 * Milliseconds after which the provider may be retried, according to its response (RFC 9110, section 10.2.3); undefined
 * if it does not say. At most an hour.
 */
export const retryAfterOf = (thrown: unknown): number | undefined => {
  const headers = APICallError.isInstance(thrown) ? thrown.responseHeaders : undefined
  const precise = Number(headers?.['retry-after-ms'] ?? Number.NaN)
  if (precise >= 0) return Math.min(precise, LONGEST_MS)
  const text = headers?.['retry-after']
  if (text === undefined) return undefined
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(0, milliseconds), LONGEST_MS)
}
