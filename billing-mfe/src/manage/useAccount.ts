import type { CustomerSubscription } from '@dramatis/sdk/customerPortal/subscriptions'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useCallback, useEffect, useState } from 'react'
import { billingStore } from '../billingStore.ts'
import type { Account, Portal, PortalFailure } from './portal.ts'

export type AccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly account: Account }
  | { readonly status: 'failed' }

/**
 * The customer's account, loaded when `portal` is new or `reload` is called. A session that has ended is
 * dropped, wherever that shows: the dialog asks for a proof again.
 */
export const useAccount = (portal: Portal) => {
  const [state, setState] = useState<AccountState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let gone = false
    void portal.account().then((outcome) => {
      if (gone) return
      if (isLeft(outcome)) {
        setState({ status: 'failed' })
        dropEnded(outcome.left)
      } else setState({ status: 'ready', account: outcome.right })
    })
    return () => {
      gone = true
    }
  }, [portal, attempt])

  const replace = useCallback(
    (changed: CustomerSubscription) =>
      setState((now) =>
        now.status === 'ready' ? { ...now, account: replaced(now.account, changed) } : now,
      ),
    [],
  )
  const reload = () => {
    setState({ status: 'loading' })
    setAttempt(attempt + 1)
  }
  return { state, replace, reload }
}

/** Forgets the session when a call failed because it has ended. */
export const dropEnded = (failure: PortalFailure): void => {
  if (failure === 'expired') billingStore.setState({ session: undefined, sessionEnded: true })
}

const replaced = (account: Account, changed: CustomerSubscription): Account => ({
  ...account,
  subscriptions: account.subscriptions.map((subscription) =>
    subscription.id === changed.id ? changed : subscription,
  ),
})
