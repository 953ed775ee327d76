import { emailOf, pageStore } from '@dramatis/store'
import { billingStore, openDialog } from '../billingStore.ts'
import { notify } from '../messages.ts'

/**
 * Thanks a visitor who has paid, and opens the gate for what is missing: the address, or the proof that the visitor
 * owns it. The gate contains the thanks, because its backdrop covers notices; if the host has no place for the gate,
 * the thanks are a notice.
 */
export const promptBuyer = (): void => {
  const { dialogsMounted } = billingStore.getState()
  const { subscriber } = pageStore.getState()
  if (!dialogsMounted) notify('success', thanksFor(emailOf(subscriber)))
  billingStore.setState({ afterPayment: dialogsMounted })
  openDialog('gate')
}

/** The key of the text that thanks the buyer and asks for what is missing. */
export const thanksFor = (email: string) => (email === '' ? 'checkout.thanks' : 'checkout.prove')
