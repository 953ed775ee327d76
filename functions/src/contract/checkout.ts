import * as t from 'io-ts'
import { Email } from './email.ts'

/** `POST checkout`: where to buy premium; `email` is filled in for the buyer. */
export const CheckoutRequest = t.partial({ email: Email }, 'CheckoutRequest')
export type CheckoutRequest = t.TypeOf<typeof CheckoutRequest>

/** With the client secret alone a page can ask the platform how the checkout goes. */
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
