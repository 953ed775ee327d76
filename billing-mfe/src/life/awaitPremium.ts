import { emailOf, pageStore, proofOf, unchecked } from '@dramatis/store'
import { billingStore } from '../billingStore.ts'
import { askBuyer } from '../gate/askBuyer.ts'
import { t } from '../messages.ts'

/** Pauses between the looks, in milliseconds: the platform tells the server of a payment within seconds. */
export const LOOK_DELAYS_MS: readonly number[] = [2000, 4000, 8000, 15_000, 30_000, 60_000]

/**
 * Saves the address that a checkout was paid with and looks until it is premium. Needs
 * `followSubscriber`. Ends by itself: with premium, with another address, or after the last look.
 */
export const awaitPremium = (email: string, onPremium: () => void): void => {
  const { subscriber, setSubscriber, notify } = pageStore.getState()
  const proof = emailOf(subscriber) === email ? proofOf(subscriber) : ''
  const delays = LOOK_DELAYS_MS.values()
  const unsubscribe = pageStore.subscribe(({ subscriber: now }, { subscriber: before }) => {
    if (now === before || now.status === 'checking') return
    if (now.status === 'unknown' || now.email !== email) return unsubscribe()
    if (now.status === 'premium') {
      unsubscribe()
      notify('success', t('premiumActive'))
      onPremium()
      return
    }
    if (billingStore.getState().proofWanted === email) {
      unsubscribe()
      billingStore.setState({ entered: email })
      askBuyer()
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
  // Its outcome is told here.
  billingStore.setState({ entered: '' })
  setSubscriber(unchecked(email, proof))
}
