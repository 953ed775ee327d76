import { buttonClass, Dialog, VisuallyHidden } from '@dramatis/ui'
import { useId } from 'react'
import { useStore } from 'zustand'
import { billingStore, closeDialog } from '../billingStore.ts'
import { useMessages } from '../messages.ts'
import styles from './BlockedDialog.module.css'

/** Links to the checkout when the browser has blocked its tab. */
export const BlockedDialog = () => {
  const { t } = useMessages()
  const id = useId()
  const url = useStore(billingStore, ({ checkoutUrl }) => checkoutUrl)
  return (
    <Dialog
      labelledBy={id}
      closeLabel={t('close')}
      className={styles.blocked}
      onClose={() => closeDialog('blocked')}
    >
      <h2 className={styles.title} id={id}>
        {t('checkout.blockedTitle')}
      </h2>
      <p className={styles.text}>{t('checkout.blockedText')}</p>
      <a
        className={buttonClass('primary', styles.link)}
        href={url}
        target="_blank"
        rel="noopener"
        onClick={() => closeDialog('blocked')}
      >
        {t('checkout.openLink')}
        <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
      </a>
    </Dialog>
  )
}
