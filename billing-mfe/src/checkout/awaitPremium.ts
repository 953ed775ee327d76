import { emailOf, isPremium, pageStore, proofOf, unchecked } from '@dramatis/store'
import { billingStore } from '../billingStore.ts'

/** Pauses between the checks, in milliseconds. The platform usually reports a payment to the server within seconds. */
export const CHECK_DELAYS_MS: readonly number[] = [2000, 4000, 8000, 15_000, 30_000, 60_000]

interface Options {
  /** Proves that the visitor owns the address. Default: the saved one, if any. */
  readonly proof?: string
  readonly onPremium: () => void
  /** Called if the server requires proof that the visitor owns the address. */
  readonly onProofRequired?: () => void
  /** Called if the address is still not premium after the last check. */
  readonly onLate?: () => void
}

/**
 * Saves the address that a checkout was paid with and checks it repeatedly, through `followSubscriber`, until it is
 * premium, the server requires proof, the visitor enters another address, or the last check is done.
 *
 * @returns a function that stops it
 */
export const awaitPremium = (
  email: string,
  { proof, onPremium, onProofRequired, onLate }: Options,
): (() => void) => {
  const { subscriber, setSubscriber } = pageStore.getState()
  const isKnown = emailOf(subscriber) === email
  if (isKnown && isPremium(subscriber)) {
    onPremium()
    return () => undefined
  }
  const delays = CHECK_DELAYS_MS.values()
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = pageStore.subscribe(({ subscriber: now }, { subscriber: before }) => {
    if (now === before || now.status === 'checking') return
    if (now.status === 'unknown' || now.email !== email) {
      stop()
      return
    }
    if (now.status === 'premium') {
      stop()
      onPremium()
      return
    }
    if (billingStore.getState().emailToProve === email) {
      stop()
      onProofRequired?.()
      return
    }
    // This may be the outcome of another tab's check, which must not use up one of this tab's pauses.
    if (timer !== undefined) return
    const next = delays.next()
    if (next.done) {
      stop()
      onLate?.()
      return
    }
    timer = setTimeout(checkAgain, next.value)
  })
  const checkAgain = () => {
    timer = undefined
    const { subscriber: now } = pageStore.getState()
    // If another tab is checking the address now, the outcome of that check is enough.
    if (now.status !== 'checking') setSubscriber(unchecked(email, proofOf(now)))
  }
  const stop = () => {
    clearTimeout(timer)
    unsubscribe()
  }
  // The outcome is announced by the caller, not by the gate.
  billingStore.setState({ enteredEmail: '' })
  setSubscriber(unchecked(email, proof ?? (isKnown ? proofOf(subscriber) : '')))
  return stop
}
