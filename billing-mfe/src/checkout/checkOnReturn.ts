import { emailOf, pageStore, proofOf, unchecked } from '@dramatis/store'

/** The maximum number of returns to the page that trigger a check of the saved address. */
const MAX_RETURNS = 5
/** How long after the checkout was opened a return still triggers a check, in milliseconds. */
const RETURN_MS = 30 * 60_000

/**
 * Checks the saved address when the visitor returns to the page, for a checkout that cannot be watched.
 *
 * @returns a function that stops it
 */
export const checkOnReturn = (): (() => void) => {
  const until = Date.now() + RETURN_MS
  let returnsLeft = MAX_RETURNS
  const onReturn = () => {
    if (document.hidden) return
    if (returnsLeft === 0 || Date.now() > until) {
      stop()
      return
    }
    returnsLeft -= 1
    recheck(emailOf(pageStore.getState().subscriber))
  }
  const stop = () => {
    document.removeEventListener('visibilitychange', onReturn)
  }
  document.addEventListener('visibilitychange', onReturn)
  return stop
}

/** Checks `email` again if it is the visitor's address and had no subscription at the last check. */
export const recheck = (email: string): void => {
  const { subscriber, setSubscriber } = pageStore.getState()
  if (emailOf(subscriber) === email && subscriber.status === 'free') {
    setSubscriber(unchecked(email, proofOf(subscriber)))
  }
}
