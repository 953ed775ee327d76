import { pageStore } from '@dramatis/store'
import type { BillingProps } from '@dramatis/store/slots'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { billingStore, closeDialog } from './billingStore.ts'
import { BlockedDialog } from './checkout/BlockedDialog.tsx'
import { GateDialog } from './gate/GateDialog.tsx'
import { openGateOnce } from './background/openGateOnce.ts'
import { openUpsellOnce } from './background/openUpsellOnce.ts'
import { useBilling } from './background/useBilling.ts'
import type { ManageDialog } from './manage/ManageDialog.tsx'
import { t } from './messages.ts'
import { UpsellDialog } from './upsell/UpsellDialog.tsx'
import { usePremium } from './usePremium.ts'

/**
 * The dialogs of this remote, one at a time, and the timers that open two of them unprompted. A host renders
 * it once; it takes no space.
 */
const Premium = ({ settings }: BillingProps) => {
  useBilling(settings)
  useEffect(() => {
    billingStore.setState({ dialogsMounted: true })
    const stopUpsell = openUpsellOnce()
    const stopGate = openGateOnce()
    return () => {
      closeDialog()
      billingStore.setState({ dialogsMounted: false })
      stopUpsell()
      stopGate()
    }
  }, [])
  const premium = usePremium()
  // A subscriber needs none of these.
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

/** The customer portal, which is loaded with the platform's client when it is first opened. */
const Manage = ({ functionsUrl }: { readonly functionsUrl: string }) => {
  const [Dialog, setDialog] = useState<typeof ManageDialog>()
  useEffect(() => {
    let unmounted = false
    import('./manage/ManageDialog.tsx').then(
      (loaded) => {
        if (!unmounted) setDialog(() => loaded.ManageDialog)
      },
      () => {
        if (unmounted) return
        closeDialog('manage')
        pageStore.getState().notify('error', t('somethingWentWrong'))
      },
    )
    return () => {
      unmounted = true
    }
  }, [])
  return Dialog === undefined ? null : <Dialog functionsUrl={functionsUrl} />
}
