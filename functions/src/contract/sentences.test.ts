import {
  CHECKOUT_FAILED,
  DESCRIBING_FAILED,
  PAINTING_FAILED,
  RATE_LIMITED,
  SUBSCRIPTION_UNVERIFIED,
  WRONG_CODE,
} from './index.ts'

// The one place where a test repeats the sentences.
test('[message-1, message-3, message-4, message-5] says what was promised', () => {
  expect([
    RATE_LIMITED,
    DESCRIBING_FAILED,
    PAINTING_FAILED,
    SUBSCRIPTION_UNVERIFIED,
    CHECKOUT_FAILED,
    WRONG_CODE,
  ]).toEqual([
    'Rate limit reached. Try again in a few minutes.',
    'Error enhancing character prompt',
    'Error generating character image',
    'Could not verify subscription. Please try again or contact support.',
    'An error occurred while processing your request. Please try again.',
    'The code is wrong or has expired. Type the latest one, or ask for a new code.',
  ])
})
