import { isDecliningCode } from './isDecliningCode.ts'

test.each([
  ...['moderation_blocked', 'Request Moderated', 'content_policy_violation', 'content_filter'],
  ...[
    'ContentPolicyViolationError',
    'ResponsibleAIPolicyViolation',
    'E005',
    'nsfw_content_detected',
  ],
  ...['SAFETY', 'IMAGE_SAFETY', 'PROHIBITED_CONTENT', 'IMAGE_PROHIBITED_CONTENT', 'RECITATION'],
  ...['IMAGE_RECITATION', 'BLOCKLIST', 'SPII', 'InputTextSensitiveContentDetected'],
  ...['PUBLIC_ERROR_UNSAFE_GENERATION', 'PUBLIC_ERROR_MINOR_UPLOAD'],
  ...['PUBLIC_ERROR_PROMINENT_PEOPLE_FILTER_FAILED'],
])('%s declines', (code) => {
  expect(isDecliningCode(code)).toBe(true)
})

test.each([
  ...[
    'minor_version_unsupported',
    'moderation_model_not_found',
    'moderations_disabled',
    'moderation',
  ],
  ...['content_filter_unavailable', 'unsafe_url', 'unsafe_parameter', 'invalid_safety_tolerance'],
  ...['content_policy_not_found', 'nsfw_filter_unsupported', 'prominent_people_disabled'],
  ...['STOP', 'MAX_TOKENS', 'OTHER', 'IMAGE_OTHER', 'NO_IMAGE', 'MALFORMED_FUNCTION_CALL', ''],
])('%s is a fault', (code) => {
  expect(isDecliningCode(code)).toBe(false)
})
