import * as t from 'io-ts'
import { Email } from './email.ts'
import { route } from './route.ts'

/** `POST checkout`: where to buy premium. `email` is filled in for the buyer. */
export const CheckoutRequest = t.partial({ email: Email }, 'CheckoutRequest')
export type CheckoutRequest = t.TypeOf<typeof CheckoutRequest>

/** The client secret is all that a page needs to ask the platform about the state of the checkout. */
export const CheckoutWatch = t.type(
  { clientSecret: t.string, platformUrl: t.string },
  'CheckoutWatch',
)
export type CheckoutWatch = t.TypeOf<typeof CheckoutWatch>

/** `watch` is absent when `url` is a static link. */
export const CheckoutResponse = t.intersection(
  [t.type({ url: t.string }), t.partial({ watch: CheckoutWatch })],
  'CheckoutResponse',
)
export type CheckoutResponse = t.TypeOf<typeof CheckoutResponse>

export const checkout = route('checkout', CheckoutRequest, CheckoutResponse)
