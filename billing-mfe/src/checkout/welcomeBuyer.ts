import { billingStore, openDialog } from '../billingStore.ts'
import { notify } from '../messages.ts'

/** Shows a buyer what they have bought, or only a notice if the host has no place for the dialog. */
export const welcomeBuyer = (): void => {
  if (billingStore.getState().dialogsMounted) openDialog('thanks')
  else notify('success', 'premiumActive')
}
