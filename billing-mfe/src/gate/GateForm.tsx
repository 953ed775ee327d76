import { emailOf, pageStore } from '@dramatis/store'
import { useStore } from 'zustand'
import { billingStore, closeDialog } from '../billingStore.ts'
import { useMessages } from '../messages.ts'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { forgetAddress } from './forgetAddress.ts'
import { saveProof } from './saveProof.ts'
import { LinkButton } from '../LinkButton.tsx'

/** The form for subscribers: asks for the address, and then for a code if the server requires proof. */
export const GateForm = ({ functionsUrl }: { readonly functionsUrl: string }) => {
  const { t } = useMessages()
  const email = useStore(pageStore, ({ subscriber }) => emailOf(subscriber))
  const emailToProve = useStore(billingStore, (state) => state.emailToProve)
  if (email === '' || emailToProve !== email) return <EmailForm />
  return (
    <CodeForm
      functionsUrl={functionsUrl}
      email={email}
      onProved={(proved) => {
        // The next check's outcome is shown as if the address had just been entered.
        billingStore.setState({ enteredEmail: email })
        saveProof(email, proved, 'check')
      }}
    >
      <LinkButton onClick={forgetAddress}>{t('useAnotherAddress')}</LinkButton>
      <LinkButton
        onClick={() => {
          billingStore.setState({ emailToProve: '', unprovenEmail: email, enteredEmail: '' })
          closeDialog('gate')
        }}
      >
        {t('gate.later')}
      </LinkButton>
    </CodeForm>
  )
}
