import { pageStore } from '@dramatis/store'
import { billingStore, openDialog } from '../billingStore.ts'
import { t } from '../messages.ts'

/** Shows a buyer what they have bought; a host without a place for the dialog shows a notice. */
export const welcomeBuyer = (): void => {
  if (billingStore.getState().dialogsMounted) openDialog('thanks')
  else pageStore.getState().notify('success', t('premiumActive'))
}
