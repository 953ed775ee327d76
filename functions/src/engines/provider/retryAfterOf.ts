import { APICallError } from '@ai-sdk/provider'
import { retryAt } from '../../limits/retryAt.ts'

/** A pause that a provider asks for by mistake would otherwise last for years. */
const LONGEST_MS = 3_600_000

/** Milliseconds after which the provider may be retried, if its response says so. At most an hour. */
export const retryAfterOf = (thrown: unknown): number | undefined => {
  const headers = APICallError.isInstance(thrown) ? thrown.responseHeaders : undefined
  const milliseconds = preciseIn(headers) ?? pauseIn(headers)
  return milliseconds && Math.min(Math.max(0, milliseconds), LONGEST_MS)
}

type Headers = Readonly<Record<string, string>> | undefined

const preciseIn = (headers: Headers): number | undefined => {
  const text = headers?.['retry-after-ms']?.trim()
  const milliseconds = text ? Number(text) : Number.NaN
  return milliseconds >= 0 ? milliseconds : undefined
}

const pauseIn = (headers: Headers): number | undefined => {
  const at = retryAt(headers?.['retry-after'] ?? null, Date.now())
  return at && at - Date.now()
}
