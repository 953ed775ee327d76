import { emailOf, pageStore } from '@dramatis/store'
import { Dialog } from '@dramatis/ui'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { billingStore, closeDialog, type Session } from '../billingStore.ts'
import { CodeForm } from '../gate/CodeForm.tsx'
import { forgetAddress } from '../gate/forgetAddress.ts'
import { saveProof } from '../gate/saveProof.ts'
import { LinkButton } from '../LinkButton.tsx'
import { useMessages } from '../messages.ts'
import { AccountView } from './AccountView.tsx'
import { portalOf } from './portal.ts'
import styles from './ManageDialog.module.css'

/** The subscriber's own subscription, after a proof of owning the address or with what the checkout brought. */
export const ManageDialog = ({ functionsUrl }: { readonly functionsUrl: string }) => {
  const { t } = useMessages()
  const id = useId()
  const email = useStore(pageStore, ({ subscriber }) => emailOf(subscriber))
  const session = useStore(billingStore, (state) => state.session)
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
        <Managed session={session} email={email} />
      ) : (
        <Proof functionsUrl={functionsUrl} email={email} />
      )}
    </Dialog>
  )
}

const Managed = ({ session, email }: { readonly session: Session; readonly email: string }) => {
  const { t } = useMessages()
  const portal = useMemo(() => portalOf(session), [session])
  return (
    <>
      <AccountView portal={portal} />
      <p className={styles.address}>
        {t('portal.address', { email })}{' '}
        <LinkButton
          onClick={() => {
            closeDialog('manage')
            forgetAddress()
          }}
        >
          {t('useAnotherAddress')}
        </LinkButton>
      </p>
    </>
  )
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
        <Notice text={unavailable ? t('portal.unavailable') : t('portal.expired')} />
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

/** Takes the focus that was in what it stands for, which is gone. */
const Notice = ({ text }: { readonly text: string }) => {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus()
  }, [])
  return (
    <p ref={notice} tabIndex={-1} className={styles.lead} role="alert">
      {text}
    </p>
  )
}
