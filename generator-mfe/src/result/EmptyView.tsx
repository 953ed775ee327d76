import { useOnline } from '../generation/useOnline.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import styles from './EmptyView.module.css'

interface EmptyViewProps {
  /** Whether the form's name field has text. */
  readonly hasName: boolean
}

/** Shown before the first picture. */
export const EmptyView = ({ hasName }: EmptyViewProps) => {
  const { t } = useMessages()
  const { flow } = useGeneratorConfig()
  const online = useOnline()
  return (
    <div className={styles.empty} data-flow={flow}>
      <p className={styles.title}>{flow === 'latest' ? <TitleInLines /> : t('emptyTitleSimple')}</p>
      <p className={styles.hint} data-done={hasName && online}>
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
      <span>{first}</span>
      <span>{second}</span>
    </>
  )
}
