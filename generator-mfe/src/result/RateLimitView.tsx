import { formatCountdown, pageStore } from '@dramatis/store'
import { useStore } from 'zustand'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import { MINUTE_MS } from '../quota/minutes.ts'
import { throttledUntil } from '../quota/throttledUntil.ts'
import { useTimeLeft } from '../quota/useTimeLeft.ts'
import styles from './RateLimitView.module.css'

/**
 * Shown to a visitor without a request left. It counts down where nothing else does; on the page, whose header
 * does, it says at what time the next request is possible.
 */
export const RateLimitView = () => {
  const { t } = useMessages()
  const { compact } = useGeneratorConfig()
  return (
    <div className={styles.rateLimit}>
      <div className={styles.spot}>
        <p className={styles.title}>{t('limitTitle')}</p>
        <p className={styles.hint}>{t(compact ? 'limitHint' : 'nextPortrait')}</p>
        {compact ? <Countdown /> : <TimeOfDay />}
      </div>
    </div>
  )
}

const Countdown = () => <p className={styles.clock}>{formatCountdown(useTimeLeft(1000))}</p>

/** To the full minute, so never too early. */
const TimeOfDay = () => {
  const { t } = useMessages()
  const until = useStore(pageStore, throttledUntil)
  const at = new Date(Math.ceil(until / MINUTE_MS) * MINUTE_MS)
  return <p className={styles.time}>{t('timeOfDay', { at })}</p>
}
