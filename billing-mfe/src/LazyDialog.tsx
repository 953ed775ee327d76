import type { BillingProps } from '@dramatis/store/slots'
import { useEffect, useState, type ComponentType } from 'react'
import { closeDialog, type DialogName } from './billingStore.ts'
import { notify } from './messages.ts'

/** Dialogs that most visitors never see, each with the function that loads it. */
const dialogs = {
  manage: async () => (await import('./manage/ManageDialog.tsx')).ManageDialog,
  thanks: async () => (await import('./thanks/ThanksDialog.tsx')).ThanksDialog,
} satisfies Partial<Record<DialogName, () => Promise<ComponentType<BillingProps>>>>

interface Props extends BillingProps {
  readonly name: keyof typeof dialogs
}

/** A dialog that is loaded when it is first opened. */
export const LazyDialog = ({ name, settings }: Props) => {
  const [Dialog, setDialog] = useState<ComponentType<BillingProps>>()
  useEffect(() => {
    let unmounted = false
    dialogs[name]().then(
      (loaded) => {
        if (!unmounted) setDialog(() => loaded)
      },
      () => {
        if (unmounted) return
        closeDialog(name)
        notify('error', 'somethingWentWrong')
      },
    )
    return () => {
      unmounted = true
    }
  }, [name])
  return Dialog === undefined ? null : <Dialog settings={settings} />
}
