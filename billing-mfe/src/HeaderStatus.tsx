import { FREE_LIMIT } from '@dramatis/catalogue'
import { Icon, usePremium, VisuallyHidden } from '@dramatis/ui'
import { Crown } from 'lucide'
import styles from './HeaderStatus.module.css'
import { useMessages } from './messages.ts'
import { useQuota } from './useQuota.ts'

/**
 * The right side of the page's header: premium, a rate limit with a countdown, or the number of free portraits left.
 */
const HeaderStatus = () => {
  const { t } = useMessages()
  const premium = usePremium()
  const { remaining, countdown } = useQuota()
  const throttled = !premium && countdown !== undefined
  return (
    <div className={styles.root} data-throttled={throttled || undefined}>
      <div className={styles.status} role="status">
        {premium ? <Premium /> : throttled ? <Throttled /> : <Remaining count={remaining} />}
      </div>
      {/* Outside the live region, or a screen reader would announce every second. */}
      {throttled && (
        <span className={styles.countdown} role="timer">
          {t('tryAgainIn', { countdown })}
        </span>
      )}
    </div>
  )
}

export default HeaderStatus

const Premium = () => {
  const { t } = useMessages()
  return (
    <>
      <span className={styles.crown} aria-hidden="true">
        <Icon of={Crown} size={16} />
      </span>
      <span>{t('premiumActive')}</span>
    </>
  )
}

const Throttled = () => {
  const { t } = useMessages()
  return <strong className={styles.limit}>{t('rateLimitReached')}</strong>
}

/** The ticket beside the dots shows the same number as text. */
const Remaining = ({ count }: { readonly count: number }) => {
  const { t } = useMessages()
  return (
    <>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: FREE_LIMIT }, (_, index) => (
          <span key={index} className={styles.dot} data-left={index < count || undefined} />
        ))}
      </span>
      <VisuallyHidden>{t('portraitsLeft', { left: count, limit: FREE_LIMIT })}</VisuallyHidden>
    </>
  )
}
