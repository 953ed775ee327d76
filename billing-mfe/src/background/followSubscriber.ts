import { FREE_LIMIT } from '@dramatis/catalogue'
import type { CallFailure } from '@dramatis/functions/client'
import { subscription, type SubscriptionResponse } from '@dramatis/functions/contract'
import { pageStore, proofOf, type Subscriber } from '@dramatis/store'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { billingStore, closeDialog, forgetVisitor, openDialog } from '../billingStore.ts'
import { callAsVisitor } from '../calls/callAsVisitor.ts'
import { welcomeBuyer } from '../checkout/welcomeBuyer.ts'
import { requestCode } from '../gate/requestCode.ts'
import { formatDay } from '../manage/format.ts'
import { notify } from '../messages.ts'

type Checking = Extract<Subscriber, { status: 'checking' | 'premium' | 'free' | 'failed' }>

/**
 * Checks every unchecked address in the page's store, and writes the outcome there (subscriber-1). Drops the
 * outcome if the visitor has changed the address in the meantime.
 *
 * @returns a function that stops it
 */
export const followSubscriber = (functionsUrl: string): (() => void) => {
  let checked: Subscriber | undefined
  const follow = ({ subscriber }: { readonly subscriber: Subscriber }): void => {
    if (subscriber.status === 'unknown' && checked !== undefined) {
      checked = undefined
      forgetVisitor()
    }
    if (subscriber.status !== 'checking' || subscriber === checked) return
    checked = subscriber
    void callAsVisitor(
      functionsUrl,
      subscription,
      { email: subscriber.email },
      proofOf(subscriber),
    ).then((outcome) => {
      if (checked === subscriber && pageStore.getState().subscriber === subscriber) {
        settle(functionsUrl, subscriber, outcome)
      }
    })
  }
  follow(pageStore.getState())
  const unsubscribe = pageStore.subscribe(follow)
  return () => {
    checked = undefined
    unsubscribe()
  }
}

const settle = (
  functionsUrl: string,
  subscriber: Checking,
  outcome: Either<CallFailure, SubscriptionResponse>,
): void => {
  const { setSubscriber } = pageStore.getState()
  const { email } = subscriber
  const wasEntered = billingStore.getState().enteredEmail === email
  if (isLeft(outcome)) {
    const checkFailure = outcome.left.type === 'rateLimited' ? 'rateLimited' : 'checkFailed'
    billingStore.setState({ checkFailure })
    setSubscriber({ ...subscriber, status: 'failed' })
    // The gate shows the error itself to a visitor who has just entered the address.
    if (!wasEntered) notify('error', checkFailure)
    return
  }
  const { premium, proof, endedAt = '' } = outcome.right
  const emailToProve = proof === undefined ? '' : email
  billingStore.setState({ checkFailure: '', emailToProve, endedAt })
  if (emailToProve !== '') {
    // This drops the proof, which the server has not accepted.
    setSubscriber({ status: 'free', email })
    if (wasEntered) void requestCode(functionsUrl, email)
    return
  }
  setSubscriber({ ...subscriber, status: premium ? 'premium' : 'free' })
  if (!wasEntered) return
  const { afterPayment, dialogsMounted } = billingStore.getState()
  billingStore.setState({ enteredEmail: '' })
  closeDialog('gate')
  if (premium && afterPayment) welcomeBuyer()
  else if (premium) notify('success', 'premiumActive')
  else if (endedAt !== '' && dialogsMounted) openDialog('upsell')
  else if (endedAt !== '')
    notify('info', 'gate.ended', { values: { date: formatDay(new Date(endedAt)) } })
  else notify('info', 'gate.noSubscription', { values: { email, limit: FREE_LIMIT } })
}
