import * as t from 'io-ts'
import { Email } from './email.ts'
import { route } from './route.ts'

/** `POST subscription`: whether an address has premium. */
export const SubscriptionRequest = t.type({ email: Email }, 'SubscriptionRequest')
export type SubscriptionRequest = t.TypeOf<typeof SubscriptionRequest>

/**
 * `proof` is present if the site requires proof of owning the address and the request had none in its
 * `PROOF_HEADER`. Then `premium` is false for every address, and `emailCode` is the next call.
 * `endedAt` (ISO 8601) is when the latest subscription ended, for an address without a current one.
 */
export const SubscriptionResponse = t.intersection(
  [
    t.type({ premium: t.boolean }),
    t.partial({ proof: t.literal('email-code'), endedAt: t.string }),
  ],
  'SubscriptionResponse',
)
export type SubscriptionResponse = t.TypeOf<typeof SubscriptionResponse>

export const subscription = route('subscription', SubscriptionRequest, SubscriptionResponse)
