import { APICallError } from '@ai-sdk/provider'
import { isDecliningCode } from './isDecliningCode.ts'

/**
 * Whether a provider refused a request for what it asks to see. Its codes say so, and fields that are meant for
 * programs; of the messages, only the sentences that providers without a code are known to send. A message may quote
 * the visitor, or name a parameter with "safety" in it that the operator's model does not have.
 */
export const isDeclined = (thrown: unknown): boolean => {
  if (!APICallError.isInstance(thrown) || !STATUSES.has(thrown.statusCode ?? 0)) return false
  const { responseBody = thrown.message } = thrown
  const body = readJson(responseBody)
  return body === undefined ? SENTENCES.test(responseBody) : says(body, '', 0)
}

/** Those of a declined request, and of a prediction that was declined (Replicate). */
const STATUSES: ReadonlySet<number> = new Set([200, 201, 400, 403, 422])

/** How deep codes lie in any provider's error. */
const MAX_DEPTH = 8

const says = (value: unknown, key: string, depth: number): boolean => {
  if (REASON_KEYS.has(key)) return isReason(value)
  if (typeof value === 'string') {
    if (MESSAGE_KEYS.has(key)) return isDecliningCode(value) || SENTENCES.test(value)
    return CODE_KEYS.has(key) && isDecliningCode(value)
  }
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return false
  if (Array.isArray(value)) return value.some((item) => says(item, key, depth + 1))
  return Object.entries(value).some(([name, inner]) => says(inner, name, depth + 1))
}

/** Fields that only a declined request has, whatever they say. Google: for a picture and for a prompt; OpenRouter. */
const REASON_KEYS: ReadonlySet<string> = new Set([
  'raiFilteredReason',
  'blockReason',
  'flagged_input',
])

const isReason = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && !value.endsWith('_UNSPECIFIED')

const CODE_KEYS: ReadonlySet<string> = new Set([
  ...['code', 'type', 'reason', 'status', 'error_code', 'errorCode'],
  ...['finishReason', 'finish_reason'],
])

const MESSAGE_KEYS: ReadonlySet<string> = new Set([
  ...['message', 'msg', 'detail', 'error', 'errors', 'title', 'logs'],
])

const SENTENCES =
  /\b(?:responsible ai practices|our (?:safety system|content policy|usage policies)|content polic(?:y|ies) violation|violat(?:es?|ing) (?:the|our|their) (?:content|usage|safety) polic(?:y|ies)|flagged (?:as sensitive|by (?:our|the) (?:moderation|safety))|nsfw content|moderation_blocked|content_policy_violation)/i

const readJson = (text: string): unknown => {
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}
