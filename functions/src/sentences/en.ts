import { FREE_STYLE } from '@dramatis/catalogue'
import type { Reason } from '../contract/reasons.ts'
import {
  BUDGET_SPENT,
  CHECKOUT_FAILED,
  DESCRIBING_FAILED,
  EDITED_DESCRIPTION,
  PAINTING_FAILED,
  SUBSCRIPTION_UNVERIFIED,
  UNAVAILABLE,
} from '../contract/sentences.ts'
import { inWords } from './inWords.ts'
import type { Sentences } from './Sentences.ts'

/** The reasons whose English sentence is here. An invalid field is explained in full instead. */
export type EnglishReason = Exclude<Reason, 'invalidField'>

/** The sentences in the functions' responses. */
export const en: Sentences<EnglishReason> = {
  unreadablePhoto: () =>
    'The photo cannot be read. Send a PNG, JPEG, WebP or AVIF picture of at most 16 megapixels, and convert a HEIC photo to JPEG first.',
  premiumOnly: ({ style }) =>
    `The style '${style}' is not in the free version: Available with premium. Choose '${FREE_STYLE}' or upgrade.`,
  unknownPartner: () =>
    'There is no partner with this key. Copy the key that you were given, or leave it out.',
  foreignPartner: () =>
    'This partner key does not allow this site. Ask for the origin of the site to be added to the key, or leave the key out.',
  unknownJob: ({ minutes }) =>
    `There is no such portrait. It was canceled, or is older than ${minutes} minutes.`,
  tooLarge: ({ bytes }) => `The body is larger than ${bytes} bytes. Send a shorter text.`,
  declined: () =>
    'This character was declined by the safety rules. Please describe a different one.',
  editedDescription: () => EDITED_DESCRIPTION,
  styleNotDrawn: ({ style, styles }) =>
    `The style '${style}' cannot be drawn here yet. Choose one of: ${styles.join(', ')}.`,
  noEdits: () =>
    'Pictures cannot be changed here. Describe the character in words, without a photo.',
  checkoutNotSetUp: () => 'The checkout is not set up on this site. Please contact support.',
  codesNotSetUp: () => 'Codes by email are not set up on this site. Please contact support.',
  describingTimedOut: () => `${DESCRIBING_FAILED}: it took too long. Please try again.`,
  paintingTimedOut: () => `${PAINTING_FAILED}: it took too long. Please try again.`,
  subscriptionUnverified: () => SUBSCRIPTION_UNVERIFIED,
  checkoutFailed: () => CHECKOUT_FAILED,
  queueFull: ({ seconds }) =>
    `Too many portraits are waiting to be painted. Try again in ${inWords('en', seconds)}.`,
  budgetSpent: () => BUDGET_SPENT,
  unavailable: () => UNAVAILABLE,
}
