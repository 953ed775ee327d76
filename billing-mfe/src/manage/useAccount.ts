import { isLeft } from 'fp-ts/lib/Either.js'
import { useCallback, useEffect, useState } from 'react'
import { billingStore } from '../billingStore.ts'
import type { Account, Portal, PortalFailure, Subscription } from './createPortal.ts'

export type AccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly account: Account }
  | { readonly status: 'failed' }

/**
 * Loads the customer's account whenever `portal` changes or `reload` is called. If the session turns out to have
 * expired, it is dropped, so the dialog asks for new proof.
 */
export const useAccount = (portal: Portal) => {
  const [state, setState] = useState<AccountState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let unmounted = false
    void portal.account().then((outcome) => {
      if (unmounted) return
      if (isLeft(outcome)) {
        setState({ status: 'failed' })
        dropExpiredSession(outcome.left)
      } else setState({ status: 'ready', account: outcome.right })
    })
    return () => {
      unmounted = true
    }
  }, [portal, attempt])

  const replace = useCallback((changed: Subscription) => {
    setState((now) =>
      now.status === 'ready' ? { ...now, account: withChanged(now.account, changed) } : now,
    )
  }, [])
  const reload = () => {
    setState({ status: 'loading' })
    setAttempt(attempt + 1)
  }
  return { state, replace, reload }
}

/** Forgets the session if a request failed because the session has expired. */
export const dropExpiredSession = (failure: PortalFailure): void => {
  if (failure === 'expired') billingStore.setState({ session: undefined, sessionEnded: true })
}

const withChanged = (account: Account, changed: Subscription): Account => ({
  ...account,
  subscriptions: account.subscriptions.map((subscription) =>
    subscription.id === changed.id ? changed : subscription,
  ),
})
