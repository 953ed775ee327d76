import { isLeft } from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { notify } from '../messages.ts'
import type { Cancellation, Portal, Subscription } from './createPortal.ts'
import { dropExpiredSession } from './useAccount.ts'

export type SubscriptionChange =
  | { readonly status: 'none' | 'failed' }
  | { readonly status: 'pending'; readonly kind: 'cancel' | 'resume' }
  | { readonly status: 'done'; readonly kind: 'cancel' | 'resume' }

interface Options {
  readonly id: string
  readonly portal: Portal
  readonly onChanged: (changed: Subscription) => void
  /** Called when the subscription shown turns out to be out of date. */
  readonly onStale: () => void
}

/** Cancels a subscription or undoes the cancellation. `change` is the latest of these changes; `reset` clears it. */
export const useSubscriptionChange = ({ id, portal, onChanged, onStale }: Options) => {
  const [change, setChange] = useState<SubscriptionChange>({ status: 'none' })
  const perform = async (kind: 'cancel' | 'resume', call: () => ReturnType<Portal['resume']>) => {
    setChange({ status: 'pending', kind })
    const outcome = await call()
    if (isLeft(outcome)) {
      setChange({ status: 'failed' })
      dropExpiredSession(outcome.left)
      if (outcome.left === 'alreadyCanceled') {
        notify('info', 'portal.alreadyCanceled')
        onStale()
      }
      return
    }
    setChange({ status: 'done', kind })
    onChanged(outcome.right)
  }
  return {
    change,
    cancel: (cancellation: Cancellation) =>
      perform('cancel', () => portal.cancel(id, cancellation)),
    resume: () => perform('resume', () => portal.resume(id)),
    reset: () => {
      setChange({ status: 'none' })
    },
  }
}
