import { emailOf, pageStore } from '@dramatis/store'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { closeDialog } from '../billingStore.ts'
import { linkClass } from '../LinkButton.tsx'
import { useMessages } from '../messages.ts'
import { formatDate } from './format.ts'
import type { Subscription } from './createPortal.ts'
import { guaranteeEnd } from './guaranteeEnd.ts'
import styles from './ManageDialog.module.css'

/** The id of the contact section on the page; other hosts may have none. */
const CONTACT = 'contact'

/** How to get the money back, while the guarantee lasts. */
export const Guarantee = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = useMessages()
  const email = useStore(pageStore, ({ subscriber }) => emailOf(subscriber))
  const [openedAt] = useState(() => Date.now())
  const end = guaranteeEnd(subscription, openedAt)
  if (end === undefined) return null
  return (
    <p className={styles.guarantee}>
      {t('portal.guarantee', { date: formatDate(end), email })}{' '}
      {document.getElementById(CONTACT) !== null && (
        <a
          className={linkClass()}
          href={`#${CONTACT}`}
          // The dialog must be closed first, because the page behind it cannot scroll.
          onClick={() => flushSync(() => closeDialog('manage'))}
        >
          {t('portal.contact')}
        </a>
      )}
    </p>
  )
}
