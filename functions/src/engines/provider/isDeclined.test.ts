import { APICallError } from '@ai-sdk/provider'
import { isDeclined } from './isDeclined.ts'

const answered = (statusCode: number, body: unknown) =>
  new APICallError({
    message: 'The call failed',
    url: 'https://provider.example',
    requestBodyValues: {},
    statusCode,
    responseBody: typeof body === 'string' ? body : JSON.stringify(body),
  })

test.each<[number, unknown]>([
  [400, { error: { code: 'moderation_blocked', type: 'image_generation_user_error' } }],
  [
    400,
    { error: { code: 'content_filter', innererror: { code: 'ResponsibleAIPolicyViolation' } } },
  ],
  [
    400,
    {
      error: {
        status: 'INVALID_ARGUMENT',
        message:
          'The prompt could not be submitted. It contains sensitive words that violate Google’s Responsible AI practices.',
      },
    },
  ],
  [
    400,
    {
      error: {
        code: 400,
        status: 'INVALID_ARGUMENT',
        details: [{ reason: 'PUBLIC_ERROR_UNSAFE_GENERATION' }],
      },
    },
  ],
  [200, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }],
  [200, { promptFeedback: { blockReason: 'OTHER' } }],
  [400, { error: { code: 'invalid_prompt', message: 'Flagged as violating our usage policy.' } }],
  [403, { error: { code: 403, metadata: { reasons: ['violence'], flagged_input: 'A duel' } } }],
  [200, { predictions: [{ raiFilteredReason: 'Of a kind.' }] }],
  [
    422,
    { detail: [{ loc: ['body', 'prompt'], msg: 'flagged', type: 'content_policy_violation' }] },
  ],
  [201, { status: 'failed', error: 'NSFW content detected. Try running it again.' }],
  [201, { status: 'failed', error: 'The input was flagged as sensitive. (E005)' }],
  [403, { error: { message: 'Your request was rejected by our safety system.' } }],
  [403, 'Rejected as a content policy violation'],
])('%d with %j declines the request', (status, body) => {
  expect(isDeclined(answered(status, body))).toBe(true)
})

test.each<[number, unknown]>([
  [400, { error: { message: 'Unknown parameter: safety_tolerance', param: 'safety_tolerance' } }],
  [422, { detail: [{ loc: ['body', 'enable_safety_checker'], msg: 'extra', type: 'extra' }] }],
  [400, { error: { message: 'Invalid size for "Safety Inspector, content filter plant"' } }],
  [400, { error: { message: 'No such model: moderation-1', code: 'model_not_found' } }],
  [400, { error: { message: 'Billing hard limit reached', code: 'billing_hard_limit_reached' } }],
  [400, { error: { message: 'Update your client', code: 'minor_version_unsupported' } }],
  [200, { promptFeedback: { blockReason: 'BLOCK_REASON_UNSPECIFIED' } }],
  [200, { candidates: [{ finishReason: 'OTHER' }] }],
  [500, { error: { code: 'moderation_blocked' } }],
  [400, 'safety'],
])('%d with %j is a fault of the set-up', (status, body) => {
  expect(isDeclined(answered(status, body))).toBe(false)
})

test('other errors decline nothing', () => {
  expect(isDeclined(new Error('content_policy_violation'))).toBe(false)
})
