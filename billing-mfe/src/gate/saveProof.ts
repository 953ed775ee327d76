import type { ProveEmailResponse } from '@dramatis/functions/contract'
import { emailOf, pageStore, unchecked } from '@dramatis/store'
import { billingStore } from '../billingStore.ts'

/**
 * Keeps the proof beside the saved address, and the session in memory; nothing when the visitor has
 * changed the address meanwhile.
 *
 * @param then whether the address is looked up again with the proof, or is premium as it was
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
      session: { token, platformUrl, ...(!Number.isNaN(until) && { expiresAt: until }) },
    })
  }
  setSubscriber(then === 'check' ? unchecked(email, proof) : { ...subscriber, proof })
}
