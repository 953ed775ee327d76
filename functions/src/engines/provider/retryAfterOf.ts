import { APICallError } from '@ai-sdk/provider'

/**
 * Milliseconds after which the provider may be retried, according to its response (RFC 9110, section 10.2.3); undefined
 * if it does not say.
 */
export const retryAfterOf = (thrown: unknown): number | undefined => {
  const headers = APICallError.isInstance(thrown) ? thrown.responseHeaders : undefined
  const precise = Number(headers?.['retry-after-ms'] ?? Number.NaN)
  if (precise >= 0) return precise
  const text = headers?.['retry-after']
  if (text === undefined) return undefined
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}
