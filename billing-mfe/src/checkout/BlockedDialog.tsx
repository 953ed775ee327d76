import { buttonClass, Dialog, VisuallyHidden } from '@dramatis/ui'
import { useId } from 'react'
import { useStore } from 'zustand'
import { billingStore, closeDialog } from '../billingStore.ts'
import { messages } from '../messages.ts'
import styles from './BlockedDialog.module.css'

/** The checkout as a link, for a browser that does not let the page open a tab. */
export const BlockedDialog = () => {
  const id = useId()
  const url = useStore(billingStore, ({ checkoutUrl }) => checkoutUrl)
  return (
    <Dialog
      labelledBy={id}
      closeLabel={messages.close}
      className={styles.blocked}
      onClose={() => closeDialog('blocked')}
    >
      <h2 className={styles.title} id={id}>
        {messages.checkout.blockedTitle}
      </h2>
      <p className={styles.text}>{messages.checkout.blockedText}</p>
      <a
        className={buttonClass('lit', styles.link)}
        href={url}
        target="_blank"
        rel="noopener"
        onClick={() => closeDialog('blocked')}
      >
        {messages.checkout.openLink}
        <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
      </a>
    </Dialog>
  )
}
