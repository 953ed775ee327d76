import type { BillingProps } from '@dramatis/store/slots'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { billingStore, closeDialog } from './billingStore.ts'
import { BlockedDialog } from './checkout/BlockedDialog.tsx'
import { GateDialog } from './gate/GateDialog.tsx'
import { openGateOnce, openUpsellOnce } from './life/openOnce.ts'
import { useBilling } from './life/useBilling.ts'
import { ManageDialog } from './manage/ManageDialog.tsx'
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
      billingStore.setState({ hosted: false, dialog: undefined })
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
      return <ManageDialog functionsUrl={settings.functionsUrl} />
    case 'blocked':
      return <BlockedDialog />
    case undefined:
      return null
  }
}

export default Premium
