import { emailOf, pageStore } from '@dramatis/store'
import { billingStore, openDialog } from '../billingStore.ts'
import { t } from '../messages.ts'

/**
 * Thanks someone who has paid, and opens the gate for what is missing: the address, or the proof of owning
 * it. The gate says it itself, since its curtain hides every notice; a host without a place for the gate
 * shows a notice.
 */
export const askBuyer = (): void => {
  const { hosted } = billingStore.getState()
  const { subscriber, notify } = pageStore.getState()
  if (!hosted) notify('success', t(missingOf(emailOf(subscriber))))
  billingStore.setState({ thanking: hosted })
  openDialog('gate')
}

/** The key of the thanks that name what is missing. */
export const missingOf = (email: string) => (email === '' ? 'checkout.thanks' : 'checkout.prove')
