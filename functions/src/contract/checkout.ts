import * as t from 'io-ts'
import { Email } from './email.ts'
import { route } from './route.ts'

/** `POST checkout`: where to buy premium. `email` is filled in for the buyer. */
export const CheckoutRequest = t.partial({ email: Email }, 'CheckoutRequest')
export type CheckoutRequest = t.TypeOf<typeof CheckoutRequest>

/** With the client secret alone, a page can ask the platform for the checkout's state. */
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
