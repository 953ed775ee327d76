/**
 * The sentences of refusals, which a page may show unchanged or translate (message-1 to message-5). The server and
 * the page use the same sentence for the same refusal.
 */
export const RATE_LIMITED = 'Rate limit reached. Try again in a few minutes.'

export const DESCRIBING_FAILED = 'Error enhancing character prompt'

export const PAINTING_FAILED = 'Error generating character image'

export const SUBSCRIPTION_UNVERIFIED =
  'Could not verify subscription. Please try again or contact support.'

export const CHECKOUT_FAILED = 'An error occurred while processing your request. Please try again.'

/** The same for a wrong, expired, used or never sent code, so that it does not reveal who is sent codes. */
export const WRONG_CODE =
  'The code is wrong or has expired. Type the latest one, or ask for a new code.'

export const UNAVAILABLE = 'The service is not available right now. Please try again in a minute.'

export const BUDGET_SPENT = 'No more portraits can be drawn today. Please come back tomorrow.'

export const EDITED_DESCRIPTION =
  'This site only draws descriptions that it has written. Create the portrait again, and leave the description as it is.'
