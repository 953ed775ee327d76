import { billingStore, openDialog } from '../billingStore.ts'
import { notify } from '../notify.ts'

/** Shows a buyer what they have bought; a host without a place for the dialog shows a notice. */
export const welcomeBuyer = (): void => {
  if (billingStore.getState().dialogsMounted) openDialog('thanks')
  else notify('success', 'premiumActive')
}
