import { APICallError } from '@ai-sdk/provider'

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
  if (typeof value === 'string') {
    if (MESSAGE_KEYS.has(key)) return CODES.test(value) || SENTENCES.test(value)
    return CODE_KEYS.has(key) && CODES.test(value)
  }
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return false
  if (Array.isArray(value)) return value.some((item) => says(item, key, depth + 1))
  return Object.entries(value).some(
    ([name, inner]) => name === 'raiFilteredReason' || says(inner, name, depth + 1),
  )
}

const CODE_KEYS: ReadonlySet<string> = new Set([
  ...['code', 'type', 'reason', 'status', 'error_code', 'errorCode'],
  ...['blockReason', 'finishReason', 'finish_reason'],
])

const MESSAGE_KEYS: ReadonlySet<string> = new Set([
  ...['message', 'msg', 'detail', 'error', 'errors', 'title', 'logs'],
])

/**
 * OpenAI and compatible: `moderation_blocked`, `content_policy_violation`, `content_filter`; Azure:
 * `ResponsibleAIPolicyViolation`; Google: `PUBLIC_ERROR_UNSAFE_GENERATION`, `IMAGE_SAFETY`, `PROHIBITED_CONTENT`,
 * `BLOCKLIST`, `SPII`; fal: `content_policy_violation`; Replicate: `E005`.
 */
const CODES =
  /^(?:[\w.-]*(?:moderat|content[_-]?(?:policy|filter)|contentfilter|responsible_?ai|unsafe|nsfw|prohibited_content|sensitive_content|prominent_people|minor)[\w.-]*|(?:image_)?safety|blocklist|spii|e005)$/i

const SENTENCES =
  /\b(?:responsible ai practices|our (?:safety system|content policy|usage policies)|content polic(?:y|ies) violation|violates? (?:the|our|their) (?:content|usage|safety) polic(?:y|ies)|flagged (?:as sensitive|by (?:our|the) (?:moderation|safety))|nsfw content|moderation_blocked|content_policy_violation)/i

const readJson = (text: string): unknown => {
  try {
    const json: unknown = JSON.parse(text)
    return json
  } catch {
    return undefined
  }
}
