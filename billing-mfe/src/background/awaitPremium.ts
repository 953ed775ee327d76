import { emailOf, pageStore, proofOf, unchecked } from '@dramatis/store'
import { billingStore } from '../billingStore.ts'
import { promptBuyer } from '../gate/promptBuyer.ts'
import { t } from '../messages.ts'

/** Pauses between the checks, in milliseconds. The platform usually reports a payment to the server within seconds. */
export const CHECK_DELAYS_MS: readonly number[] = [2000, 4000, 8000, 15_000, 30_000, 60_000]

/**
 * Saves the address that a checkout was paid with and checks it repeatedly, by way of `followSubscriber`,
 * until it is premium, the visitor enters another address, or the last pause is over.
 */
export const awaitPremium = (email: string, onPremium: () => void): void => {
  const { subscriber, setSubscriber, notify } = pageStore.getState()
  const proof = emailOf(subscriber) === email ? proofOf(subscriber) : ''
  const delays = CHECK_DELAYS_MS.values()
  const unsubscribe = pageStore.subscribe(({ subscriber: now }, { subscriber: before }) => {
    if (now === before || now.status === 'checking') return
    if (now.status === 'unknown' || now.email !== email) {
      unsubscribe()
      return
    }
    if (now.status === 'premium') {
      unsubscribe()
      notify('success', t('premiumActive'))
      onPremium()
      return
    }
    if (billingStore.getState().emailToProve === email) {
      unsubscribe()
      billingStore.setState({ enteredEmail: email })
      promptBuyer()
      return
    }
    const next = delays.next()
    if (next.done) {
      unsubscribe()
      notify('info', t('checkout.late'))
      return
    }
    setTimeout(() => {
      if (pageStore.getState().subscriber === now) setSubscriber(unchecked(email, proofOf(now)))
      else unsubscribe()
    }, next.value)
  })
  // The outcome is announced here, not by the gate.
  billingStore.setState({ enteredEmail: '' })
  setSubscriber(unchecked(email, proof))
}
