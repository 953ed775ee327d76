import { Icon } from '@dramatis/ui'
import { RefreshCw } from 'lucide'
import type { Failure } from '../federation/Slot.tsx'
import { useMessages } from '../messages.ts'
import styles from './SlotMessage.module.css'
import { useSettled } from './useSettled.ts'

interface Props {
  readonly text: string
  readonly failure: Failure
  /** Shows the button as an icon, for a slot with a single short line. */
  readonly compact?: boolean
}

/** Says that a part of the page is missing and offers to try again. */
export const SlotMessage = ({ text, failure: { retry, retrying }, compact = false }: Props) => {
  const { t } = useMessages()
  const settled = useSettled()
  const action = retrying ? t('tryingAgain') : t('tryAgain')
  return (
    <div className={styles.message}>
      <p role="status">{settled && text}</p>
      {settled && (
        <button
          className={styles.retry}
          type="button"
          aria-label={compact ? action : undefined}
          aria-disabled={retrying || undefined}
          onClick={retrying ? undefined : retry}
        >
          {compact ? <Icon of={RefreshCw} /> : action}
        </button>
      )}
    </div>
  )
}
