import { emailOf, isPremium, pageStore } from '@dramatis/store'
import type { BillingProps } from '@dramatis/store/slots'
import { Dialog, Spinner } from '@dramatis/ui'
import { useEffect, useId, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { billingStore, closeDialog } from '../billingStore.ts'
import { awaitPremium } from '../checkout/awaitPremium.ts'
import { CodeForm } from '../gate/CodeForm.tsx'
import { forgetAddress } from '../gate/forgetAddress.ts'
import { promptBuyer } from '../gate/promptBuyer.ts'
import { saveProof } from '../gate/saveProof.ts'
import { LinkButton } from '../LinkButton.tsx'
import { useMessages } from '../messages.ts'
import styles from './ThanksDialog.module.css'
import { Unlocked } from './Unlocked.tsx'
import { Wished } from './Wished.tsx'

/** Thanks a buyer, waits until premium is active, and then shows what they have bought. */
export const ThanksDialog = ({ settings: { functionsUrl } }: BillingProps) => {
  const { t } = useMessages()
  const id = useId()
  const subscriber = useStore(pageStore, (state) => state.subscriber)
  const firstTabOpen = useStore(billingStore, (state) => state.firstTabOpen)
  const emailToProve = useStore(billingStore, (state) => state.emailToProve)
  const email = emailOf(subscriber)
  const premium = isPremium(subscriber)
  const needsProof = !premium && email !== '' && emailToProve === email
  useEffect(
    () => (email === '' ? undefined : awaitPremium(email, { onPremium: () => undefined })),
    [email],
  )
  return (
    <Dialog
      labelledBy={id}
      closeLabel={t('close')}
      className={styles.thanks}
      onClose={() => closeDialog('thanks')}
    >
      <h2 className={styles.title} id={id}>
        {t('thanks.title')}
      </h2>
      <div className={styles.lead} role="status">
        {premium ? t('thanks.active') : needsProof ? t('thanks.prove') : <Waiting />}
      </div>
      {premium && <Wished />}
      {premium && <Unlocked />}
      {needsProof && (
        <CodeForm
          functionsUrl={functionsUrl}
          email={email}
          onProved={(proved) => saveProof(email, proved, 'check')}
        >
          <LinkButton
            onClick={() => {
              forgetAddress()
              promptBuyer()
            }}
          >
            {t('useAnotherAddress')}
          </LinkButton>
        </CodeForm>
      )}
      {!premium && !needsProof && (
        <LinkButton className={styles.address} onClick={promptBuyer}>
          {t('thanks.enterAddress')}
        </LinkButton>
      )}
      {firstTabOpen && <p className={styles.closable}>{t('thanks.closable')}</p>}
    </Dialog>
  )
}

const Waiting = (): ReactNode => {
  const { t } = useMessages()
  return (
    <>
      <Spinner /> {t('thanks.waiting')}
    </>
  )
}
