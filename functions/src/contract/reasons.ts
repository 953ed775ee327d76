import * as t from 'io-ts'
import { Style } from './choices.ts'

const nothing = t.type({})
const waiting = t.type({ seconds: t.number })

const table = {
  invalidField: t.type({ field: t.string }),
  unreadablePhoto: nothing,
  premiumOnly: t.type({ style: Style }),
  unknownPartner: nothing,
  foreignPartner: nothing,
  unknownJob: t.type({ minutes: t.number }),
  tooLarge: t.type({ bytes: t.number }),
  declined: nothing,
  editedDescription: nothing,
  styleNotDrawn: t.type({ style: Style, styles: t.readonlyArray(Style) }),
  noEdits: nothing,
  checkoutNotSetUp: nothing,
  codesNotSetUp: nothing,
  describingTimedOut: nothing,
  paintingTimedOut: nothing,
  subscriptionUnverified: nothing,
  checkoutFailed: nothing,
  queueFull: waiting,
  budgetSpent: nothing,
  unavailable: nothing,
}

/** Reasons for refusing a visitor something, each with a sentence in every language. */
export type Reason = keyof typeof table

/** The values that a reason's sentence mentions. */
export type ReasonValues<R extends Reason> = t.TypeOf<(typeof table)[R]>

export const reasons: { readonly [R in Reason]: t.Type<ReasonValues<R>> } = table

/** Reasons that concern the client's developer, or for which a page has its own words. */
export type OtherReason =
  | 'malformedBody'
  | 'bodyTooSlow'
  | 'unsupportedMediaType'
  | 'methodNotAllowed'
  | 'noAddress'
  | 'changeWithoutPhoto'
  | 'changeWithoutDescription'
  | 'wrongSpec'
  | 'noCharacter'
  | 'noShareLinks'
  | 'noEditor'
  | 'noPreviews'
  | 'noTakes'
  | 'unverifiedWebhook'
  | 'webhooksNotSetUp'
  | 'wrongCode'
  | 'unprovenCheckout'
  | 'rateLimited'
  | 'describingFailed'
  | 'paintingFailed'
  | 'unexpected'
  | 'aborted'
