import { pageStore } from '@dramatis/store'
import type { BillingProps } from '@dramatis/store/slots'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { billingStore, closeDialog } from './billingStore.ts'
import { BlockedDialog } from './checkout/BlockedDialog.tsx'
import { GateDialog } from './gate/GateDialog.tsx'
import { openGateOnce, openUpsellOnce } from './life/openOnce.ts'
import { useBilling } from './life/useBilling.ts'
import type { ManageDialog } from './manage/ManageDialog.tsx'
import { t } from './messages.ts'
import { UpsellDialog } from './upsell/UpsellDialog.tsx'
import { usePremium } from './usePremium.ts'

/**
 * The dialogs of this remote, one at a time, and what opens them by itself. It is to be on the page once,
 * and takes no room.
 */
const Premium = ({ settings }: BillingProps) => {
  useBilling(settings)
  useEffect(() => {
    billingStore.setState({ hosted: true })
    const stopUpsell = openUpsellOnce()
    const stopGate = openGateOnce()
    return () => {
      closeDialog()
      billingStore.setState({ hosted: false })
      stopUpsell()
      stopGate()
    }
  }, [])
  const premium = usePremium()
  // Nothing is left to sell to a subscriber, nor to ask.
  useEffect(() => {
    if (!premium) return
    closeDialog('upsell')
    closeDialog('gate')
    closeDialog('blocked')
  }, [premium])
  const dialog = useStore(billingStore, (state) => state.dialog)
  switch (dialog) {
    case 'gate':
      return <GateDialog functionsUrl={settings.functionsUrl} />
    case 'upsell':
      return <UpsellDialog settings={settings} />
    case 'manage':
      return <Manage functionsUrl={settings.functionsUrl} />
    case 'blocked':
      return <BlockedDialog />
    case undefined:
      return null
  }
}

export default Premium

/** The portal, which comes with the platform's client when it is first asked for. */
const Manage = ({ functionsUrl }: { readonly functionsUrl: string }) => {
  const [Dialog, setDialog] = useState<typeof ManageDialog>()
  useEffect(() => {
    let gone = false
    import('./manage/ManageDialog.tsx').then(
      (loaded) => {
        if (!gone) setDialog(() => loaded.ManageDialog)
      },
      () => {
        if (gone) return
        closeDialog('manage')
        pageStore.getState().notify('error', t('somethingWentWrong'))
      },
    )
    return () => {
      gone = true
    }
  }, [])
  return Dialog === undefined ? null : <Dialog functionsUrl={functionsUrl} />
}
