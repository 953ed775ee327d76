import * as t from 'io-ts'
import { readText } from './readText.ts'
import { route } from './route.ts'

/** The platform's id of a checkout. It goes into the path of a URL. */
const CheckoutId = readText('the id of a checkout', (text) =>
  /^[\w-]{1,64}$/.test(text) ? text : undefined,
)

/** `POST proveCheckout`: trades a paid checkout for a proof, once, for the visitor who has opened it. */
export const ProveCheckoutRequest = t.type({ checkoutId: CheckoutId }, 'ProveCheckoutRequest')
export type ProveCheckoutRequest = t.TypeOf<typeof ProveCheckoutRequest>

/** `email` is the one that the platform has for the checkout; `proof` is as from `proveEmail`. */
export const ProveCheckoutResponse = t.type(
  { email: t.string, proof: t.string },
  'ProveCheckoutResponse',
)
export type ProveCheckoutResponse = t.TypeOf<typeof ProveCheckoutResponse>

export const proveCheckout = route('proveCheckout', ProveCheckoutRequest, ProveCheckoutResponse)
