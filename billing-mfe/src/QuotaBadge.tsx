import { FREE_LIMIT } from '@dramatis/catalogue'
import { useMessages } from './messages.ts'
import { usePremium } from './usePremium.ts'
import { useQuota } from './useQuota.ts'
import { useScrolled } from './useScrolled.ts'
import styles from './QuotaBadge.module.css'

/** The floating ticket with a free visitor's quota: left and total, in a color for its urgency (spec, section 4). */
const QuotaBadge = () => {
  const { t } = useMessages()
  const premium = usePremium()
  const { remaining, tone, badge } = useQuota()
  const scrolled = useScrolled()
  if (premium) return null
  return (
    <section
      className={styles.ticket}
      aria-label={t('freeQuota')}
      data-tone={tone}
      data-scrolled={scrolled || undefined}
    >
      <strong className={styles.stub}>
        {remaining}/{FREE_LIMIT} <small className={styles.left}>{t('left')}</small>
      </strong>
      <p className={styles.text}>{t(`badge.${badge}`, { count: remaining })}</p>
    </section>
  )
}

export default QuotaBadge
