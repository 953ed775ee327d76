import { emailOf, pageStore } from '@dramatis/store'
import { useStore } from 'zustand'
import { billingStore, closeDialog } from '../billingStore.ts'
import { useMessages } from '../messages.ts'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { saveProof } from './saveProof.ts'

/** The way in for subscribers: the address, and a code where the server asks for a proof of owning it. */
export const GateForm = ({ functionsUrl }: { readonly functionsUrl: string }) => {
  const { t } = useMessages()
  const email = useStore(pageStore, ({ subscriber }) => emailOf(subscriber))
  const proofWanted = useStore(billingStore, (state) => state.proofWanted)
  if (email === '' || proofWanted !== email) return <EmailForm />
  return (
    <CodeForm
      functionsUrl={functionsUrl}
      email={email}
      onProved={(proved) => {
        // The check that follows is told like that of an address that has just been typed in.
        billingStore.setState({ entered: email })
        saveProof(email, proved, 'check')
      }}
      onLater={() => {
        billingStore.setState({ proofWanted: '', unproved: email, entered: '' })
        closeDialog('gate')
      }}
      later={t('gate.later')}
    />
  )
}
