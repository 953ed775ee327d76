/**
 * The visitor's subscription (subscriber-1 to subscriber-6): `unknown` without an address, `checking` during its check,
 * then `premium` or `free`, or `failed` if the check itself failed.
 */
import { defined } from '@dramatis/catalogue'
export type Subscriber =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'checking' | 'premium' | 'free' | 'failed'
      readonly email: string
      /** The server's signed proof that the visitor owns the address, if there is one. */
      readonly proof?: string
    }

export const unknownSubscriber: Subscriber = { status: 'unknown' }

export const isPremium = (subscriber: Subscriber): boolean => subscriber.status === 'premium'

/** Whether to show the email gate: if no address is saved, or if its check failed (gate-2). */
export const needsGate = (subscriber: Subscriber): boolean =>
  subscriber.status === 'unknown' || subscriber.status === 'failed'

/** The address to send with a request, or an empty string. */
export const emailOf = (subscriber: Subscriber): string =>
  subscriber.status === 'unknown' ? '' : subscriber.email

/** The proof to send with a request, or an empty string. */
export const proofOf = (subscriber: Subscriber): string =>
  subscriber.status === 'unknown' ? '' : (subscriber.proof ?? '')

/** An address whose subscription must be checked. */
export const unchecked = (email: string, proof = ''): Subscriber => ({
  status: 'checking',
  email,
  ...defined({ proof: proof || undefined }),
})
