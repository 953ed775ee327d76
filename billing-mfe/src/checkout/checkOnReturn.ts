import { emailOf, pageStore, proofOf, unchecked } from '@dramatis/store'

/** How many returns to the page trigger a check of the saved address. */
const MAX_RETURNS = 5
/** For how long after the checkout was opened a return triggers a check, in milliseconds. */
const RETURN_MS = 30 * 60_000

/**
 * For a checkout that cannot be watched: checks the saved address when the visitor returns to the page.
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

/** Checks the visitor's address again, if it is this one and was not premium. */
export const recheck = (email: string): void => {
  const { subscriber, setSubscriber } = pageStore.getState()
  if (emailOf(subscriber) === email && subscriber.status === 'free') {
    setSubscriber(unchecked(email, proofOf(subscriber)))
  }
}
