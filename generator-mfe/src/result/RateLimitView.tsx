import { formatCountdown, pageStore, type Generation } from '@dramatis/store'
import { buttonClass } from '@dramatis/ui'
import { useStore } from 'zustand'
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
  const title = useStore(pageStore, ({ generation }) => titleOf(generation))
  return (
    <div className={styles.rateLimit}>
      <div className={styles.spot}>
        <p className={styles.title}>{t(title)}</p>
        {compact && <Countdown />}
        <UpgradeLink className={buttonClass('plain', styles.upgrade)} text={t('upgradeOnStage')} />
      </div>
    </div>
  )
}

/** A visitor who has drawn nothing may share a used-up limit with others. */
const titleOf = (generation: Generation) => {
  const key = generation.phase === 'failed' ? generation.key : undefined
  if (key === 'addressLimit') return 'limitTitleAddress'
  return key === 'everyoneLimit' ? 'limitTitleEveryone' : 'limitTitle'
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
