import { formatCountdown } from '@dramatis/store'
import { useMessages } from '../messages.ts'
import { useTimeLeft } from '../quota/useTimeLeft.ts'
import styles from './RateLimitView.module.css'

/** Shown to a visitor without a request left. */
export const RateLimitView = () => {
  const { t } = useMessages()
  return (
    <div className={styles.rateLimit}>
      <div className={styles.spot}>
        <p className={styles.title}>{t('limitTitle')}</p>
        <p className={styles.hint}>{t('limitHint')}</p>
        <Countdown />
      </div>
    </div>
  )
}

const Countdown = () => <p className={styles.clock}>{formatCountdown(useTimeLeft(1000))}</p>
