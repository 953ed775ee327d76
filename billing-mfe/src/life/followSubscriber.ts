import type { CallFailure } from '@dramatis/functions/client'
import { SubscriptionResponse } from '@dramatis/functions/contract'
import { pageStore, proofOf, type Subscriber } from '@dramatis/store'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { billingStore, closeDialog, forgetVisitor } from '../billingStore.ts'
import { callAsVisitor } from '../calls/callAsVisitor.ts'
import { requestCode } from '../gate/requestCode.ts'
import { t } from '../messages.ts'

type Checking = Extract<Subscriber, { status: 'checking' | 'premium' | 'free' | 'failed' }>

/**
 * Looks up each address that the page's store holds unchecked, and writes there what came of it (spec,
 * section 4). An outcome for an address that is no longer the visitor's is dropped.
 *
 * @returns what ends it
 */
export const followSubscriber = (functionsUrl: string): (() => void) => {
  let asked: Subscriber | undefined
  const follow = ({ subscriber }: { readonly subscriber: Subscriber }): void => {
    if (subscriber.status === 'unknown' && asked !== undefined) {
      asked = undefined
      forgetVisitor()
    }
    if (subscriber.status !== 'checking' || subscriber === asked) return
    asked = subscriber
    void callAsVisitor(
      functionsUrl,
      'subscription',
      { email: subscriber.email },
      SubscriptionResponse,
      proofOf(subscriber),
    ).then((outcome) => {
      if (asked === subscriber && pageStore.getState().subscriber === subscriber) {
        settle(functionsUrl, subscriber, outcome)
      }
    })
  }
  follow(pageStore.getState())
  const unsubscribe = pageStore.subscribe(follow)
  return () => {
    asked = undefined
    unsubscribe()
  }
}

const settle = (
  functionsUrl: string,
  subscriber: Checking,
  outcome: Either<CallFailure, SubscriptionResponse>,
): void => {
  const { setSubscriber, notify } = pageStore.getState()
  const { email } = subscriber
  const entered = billingStore.getState().entered === email
  if (isLeft(outcome)) {
    const failure = outcome.left.type === 'rateLimited' ? 'rateLimited' : 'checkFailed'
    billingStore.setState({ failure })
    setSubscriber({ ...subscriber, status: 'failed' })
    // The gate says it to whoever has just used it.
    if (!entered) notify('error', t(failure))
    return
  }
  const { premium, proof } = outcome.right
  const proofWanted = proof === undefined ? '' : email
  billingStore.setState({ failure: '', proofWanted })
  if (proofWanted !== '') {
    // What was sent as a proof is none.
    setSubscriber({ status: 'free', email })
    if (entered) void requestCode(functionsUrl, email)
    return
  }
  setSubscriber({ ...subscriber, status: premium ? 'premium' : 'free' })
  if (!entered) return
  billingStore.setState({ entered: '' })
  closeDialog('gate')
  if (premium) notify('success', t('premiumActive'))
  else notify('info', t('gate.noSubscription', { email }))
}
