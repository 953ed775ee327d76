import { defined } from '@dramatis/catalogue'
import type { ProveEmailResponse } from '@dramatis/functions/contract'
import { emailOf, pageStore, unchecked } from '@dramatis/store'
import { billingStore } from '../billingStore.ts'

/**
 * Saves the proof with the address, and keeps the session in memory. Does nothing if the visitor has changed
 * the address in the meantime.
 *
 * @param then whether the address is checked again with the proof, or keeps its status
 */
export const saveProof = (
  email: string,
  { proof, session }: ProveEmailResponse,
  then: 'check' | 'keep',
): void => {
  const { subscriber, setSubscriber } = pageStore.getState()
  if (subscriber.status === 'unknown' || emailOf(subscriber) !== email) return
  if (session) {
    const { token, platformUrl, expiresAt } = session
    const until = Date.parse(expiresAt)
    billingStore.setState({
      session: defined({ token, platformUrl, expiresAt: until || undefined }),
    })
  }
  setSubscriber(then === 'check' ? unchecked(email, proof) : { ...subscriber, proof })
}
