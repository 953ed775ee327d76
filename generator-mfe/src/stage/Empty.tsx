import type { Flow } from '../form/choices.ts'
import { useMessages } from '../messages.ts'
import styles from './Empty.module.css'

interface EmptyProps {
  readonly flow: Flow
  /** Whether there is a name in the form. */
  readonly named: boolean
  readonly online: boolean
}

/** The lit stage before the first picture, with a taped cross at the mark. */
export const Empty = ({ flow, named, online }: EmptyProps) => {
  const { t } = useMessages()
  return (
    <div className={styles.empty} data-flow={flow}>
      <p className={styles.title}>{flow === 'full' ? <TitleInLines /> : t('emptyTitleSimple')}</p>
      <p className={styles.hint} data-done={named && online}>
        {t(online ? 'emptyHint' : 'emptyHintOffline')}
      </p>
      <svg className={styles.mark} viewBox="0 0 64 34" aria-hidden="true">
        <path d="M6 5l52 24M58 5L6 29" stroke="currentColor" strokeWidth="7" />
      </svg>
    </div>
  )
}

const TitleInLines = () => {
  const { t } = useMessages()
  const [first, second] = t('emptyTitle').split('\n')
  return (
    <>
      <span>{first}</span> <span>{second}</span>
    </>
  )
}
