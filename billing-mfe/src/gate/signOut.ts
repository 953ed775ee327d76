import { emailOf, pageStore } from '@dramatis/store'
import { t } from '../messages.ts'
import { forgetAddress } from './forgetAddress.ts'

/** Forgets the address at the subscriber's wish, and says how premium comes back. */
export const signOut = (): void => {
  const { subscriber, notify } = pageStore.getState()
  forgetAddress()
  notify('info', t('signedOut', { email: emailOf(subscriber) }))
}
