import { emailOf, pageStore } from '@dramatis/store'
import type { BillingProps } from '@dramatis/store/slots'
import { Dialog } from '@dramatis/ui'
import { useEffect, useId, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { billingStore, closeDialog, type Session } from '../billingStore.ts'
import { CodeForm } from '../gate/CodeForm.tsx'
import { saveProof } from '../gate/saveProof.ts'
import { signOut } from '../gate/signOut.ts'
import { LinkButton } from '../LinkButton.tsx'
import { useMessages } from '../messages.ts'
import { AccountView } from './AccountView.tsx'
import { createPortal } from './createPortal.ts'
import styles from './ManageDialog.module.css'

/** The dialog for the subscriber's own subscription. It needs a session, from the checkout or an emailed code. */
export const ManageDialog = ({ settings: { functionsUrl } }: BillingProps) => {
  const { t } = useMessages()
  const id = useId()
  const email = useStore(pageStore, ({ subscriber }) => emailOf(subscriber))
  const session = useStore(billingStore, (state) => state.session)
  // An empty address means that the visitor has signed out, here or in another tab.
  useEffect(() => {
    if (email === '') closeDialog('manage')
  }, [email])
  return (
    <Dialog
      labelledBy={id}
      closeLabel={t('close')}
      className={styles.manage}
      onClose={() => closeDialog('manage')}
    >
      <h2 className={styles.title} id={id}>
        {t('portal.title')}
      </h2>
      {session ? (
        <Account session={session} />
      ) : (
        <Proof functionsUrl={functionsUrl} email={email} />
      )}
      <p className={styles.address}>
        {t('portal.signedIn', { email })}{' '}
        <LinkButton onClick={signOut}>{t('portal.signOut')}</LinkButton>
      </p>
    </Dialog>
  )
}

const Account = ({ session }: { readonly session: Session }) => {
  const portal = useMemo(() => createPortal(session), [session])
  return <AccountView portal={portal} />
}

const Proof = ({
  functionsUrl,
  email,
}: {
  readonly functionsUrl: string
  readonly email: string
}) => {
  const { t } = useMessages()
  const ended = useStore(billingStore, (state) => state.sessionEnded)
  const [unavailable, setUnavailable] = useState(false)
  return (
    <div className={styles.proof}>
      {(unavailable || ended) && (
        <p className={styles.lead} role="alert">
          {unavailable ? t('portal.unavailable') : t('portal.expired')}
        </p>
      )}
      <CodeForm
        functionsUrl={functionsUrl}
        email={email}
        onProved={(proved) => {
          saveProof(email, proved, 'keep')
          billingStore.setState({ code: { email: '', status: 'none' }, sessionEnded: false })
          setUnavailable(proved.session === undefined)
        }}
      />
    </div>
  )
}
