/**
 * Whether a provider's code says that a request was declined for what it asks to see. A code that only names such a
 * thing, as `minor_version_unsupported` or `moderation_model_not_found`, is a fault.
 */
export const isDecliningCode = (code: string): boolean =>
  CODES.test(code.toLowerCase().replace(/[^a-z0-9]+/g, ''))

/**
 * The codes in lower case letters and digits. OpenAI and compatible: `moderation_blocked`, `content_policy_violation`,
 * `content_filter`; LiteLLM: `ContentPolicyViolationError`; Azure: `ResponsibleAIPolicyViolation`; Google:
 * `IMAGE_SAFETY`, `PROHIBITED_CONTENT`, `IMAGE_RECITATION`, `BLOCKLIST`, `SPII`, `PUBLIC_ERROR_UNSAFE_GENERATION`;
 * fal: `content_policy_violation`; Replicate: `E005`; BFL: `Request Moderated`; ByteDance:
 * `InputTextSensitiveContentDetected`.
 */
const CODES = new RegExp(
  `^(?:${[
    '(?:content|request)?moderat(?:ed|ion(?:blocked|flagged|rejected|violation))',
    'content(?:filter|filtered|flagged|blocked)',
    '(?:content|usage|safety)policyviolation(?:error)?|responsibleaipolicyviolation',
    '(?:image)?(?:safety|prohibitedcontent|recitation)|blocklist|spii|e005',
    '(?:(?:input|output)?(?:text|image)?(?:nsfw|sensitive|unsafe)content(?:detected)?|nsfw)(?:policyviolation|privacyinformation)?',
    'publicerror(?:unsafegeneration|sexual|violence(?:filter)?|dangerfilter|childsafety|ipinputimage|imageoutputipfilter)',
    'publicerror(?:minors?|prominentpeople)(?:upload|inputimage|filterfailed)?',
  ].join('|')})$`,
)
