/**
 * What is known of the visitor's subscription (spec, section 4): `unknown` before an address is known,
 * `checking` while it is looked up, then `premium` or `free`; `failed` when the look-up did not succeed.
 */
export type Subscriber =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'checking' | 'premium' | 'free' | 'failed'
      readonly email: string
      /** The server's signed proof that the visitor owns the address; absent while there is none. */
      readonly proof?: string
    }

export const unknownSubscriber: Subscriber = { status: 'unknown' }

export const isPremium = (subscriber: Subscriber): boolean => subscriber.status === 'premium'

/** The e-mail gate shows when no address is saved or when its check failed (spec, section 2). */
export const needsGate = (subscriber: Subscriber): boolean =>
  subscriber.status === 'unknown' || subscriber.status === 'failed'

/** The address to send with a request, or an empty string. */
export const emailOf = (subscriber: Subscriber): string =>
  subscriber.status === 'unknown' ? '' : subscriber.email

/** The proof to send with a request, or an empty string. */
export const proofOf = (subscriber: Subscriber): string =>
  subscriber.status === 'unknown' ? '' : (subscriber.proof ?? '')

/** An address whose subscription is to be looked up. */
export const unchecked = (email: string, proof = ''): Subscriber => ({
  status: 'checking',
  email,
  ...(proof !== '' && { proof }),
})
