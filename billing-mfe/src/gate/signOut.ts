import { emailOf, pageStore } from '@dramatis/store'
import { notify } from '../messages.ts'
import { forgetAddress } from './forgetAddress.ts'

/** Forgets the address at the subscriber's request, and says how to get premium back. */
export const signOut = (): void => {
  const { subscriber } = pageStore.getState()
  forgetAddress()
  notify('info', 'signedOut', { values: { email: emailOf(subscriber) } })
}
