import { formatCountdown } from '@dramatis/store'
import { buttonClass } from '@dramatis/ui'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import { useTimeLeft } from '../quota/useTimeLeft.ts'
import styles from './RateLimitView.module.css'
import { UpgradeLink } from './UpgradeLink.tsx'

/**
 * Shown to a visitor without a request left, with a link to premium. It counts down only in a compact generator,
 * since on the page the header does.
 */
export const RateLimitView = () => {
  const { t } = useMessages()
  const { compact } = useGeneratorConfig()
  return (
    <div className={styles.rateLimit}>
      <div className={styles.spot}>
        <p className={styles.title}>{t('limitTitle')}</p>
        {compact && <Countdown />}
        <UpgradeLink className={buttonClass('plain', styles.upgrade)} text={t('upgradeOnStage')} />
      </div>
    </div>
  )
}

const Countdown = () => {
  const { t } = useMessages()
  return (
    <>
      <p className={styles.hint}>{t('limitHint')}</p>
      <p className={styles.clock}>{formatCountdown(useTimeLeft(1000))}</p>
    </>
  )
}
