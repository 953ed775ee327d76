import type { BillingProps } from '@dramatis/store/slots'
import { usePremium } from '@dramatis/ui'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { openGateOnce } from './background/openGateOnce.ts'
import { openUpsellOnce } from './background/openUpsellOnce.ts'
import { useBilling } from './background/useBilling.ts'
import { billingStore, closeDialog } from './billingStore.ts'
import { BlockedDialog } from './checkout/BlockedDialog.tsx'
import { GateDialog } from './gate/GateDialog.tsx'
import { LazyDialog } from './LazyDialog.tsx'
import { UpsellDialog } from './upsell/UpsellDialog.tsx'

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
  // Subscribers need none of these.
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
    case 'blocked':
      return <BlockedDialog />
    case 'manage':
    case 'thanks':
      return <LazyDialog key={dialog} name={dialog} settings={settings} />
    case undefined:
      return null
  }
}

export default Premium
