import { useJobProgress } from '../generation/jobProgress.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import frame from './frame.module.css'
import styles from './WaitingView.module.css'

interface WaitingViewProps {
  /** A small version of the picture, once it has arrived. */
  readonly preview: string | undefined
}

/**
 * Shown while a picture is being made, with a progress bar for the 20 seconds that this may take once it has
 * left the queue.
 */
export const WaitingView = ({ preview }: WaitingViewProps) => {
  const { t } = useMessages()
  const { flow } = useGeneratorConfig()
  const queued = useJobProgress()?.status === 'queued'
  return (
    <div className={frame.frame} data-queued={queued}>
      <div className={styles.haze} />
      {preview !== undefined && <img className={styles.preview} src={preview} alt="" />}
      <div className={frame.caption}>
        <p className={styles.title}>{t('waitingTitle')}</p>
        <p className={styles.hint}>{t(flow === 'latest' ? 'waitingHint' : 'waitingHintSimple')}</p>
      </div>
      <div className={styles.track} />
    </div>
  )
}
