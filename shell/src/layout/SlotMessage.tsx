import { RefreshCw } from 'lucide-react'
import type { Failure } from '../federation/Slot.tsx'
import { useMessages } from '../messages.ts'
import styles from './SlotMessage.module.css'

interface Props {
  readonly text: string
  readonly failure: Failure
  /** For a slot of one line with little room: the button is an icon. */
  readonly compact?: boolean
}

/** Says that a part of the page is missing and offers to try again. */
export const SlotMessage = ({ text, failure: { retry, retrying }, compact = false }: Props) => {
  const { t } = useMessages()
  return (
    <p className={styles.message} role="status">
      {text}
      <button
        className={styles.retry}
        type="button"
        aria-label={compact ? t('tryAgain') : undefined}
        aria-disabled={retrying || undefined}
        onClick={retrying ? undefined : retry}
      >
        {compact ? <RefreshCw size={20} strokeWidth={1.75} aria-hidden="true" /> : t('tryAgain')}
      </button>
    </p>
  )
}
