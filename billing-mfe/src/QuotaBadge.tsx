import { FREE_LIMIT } from '@dramatis/catalogue'
import { usePremium } from '@dramatis/ui'
import { useMessages } from './messages.ts'
import styles from './QuotaBadge.module.css'
import { useQuota } from './useQuota.ts'

/**
 * The ticket with a free visitor's quota: the portraits left and the limit, in a color that shows the urgency (spec,
 * section 4). The host puts it in the page's sticky header, where it stays in view and covers nothing.
 */
const QuotaBadge = () => {
  const { t } = useMessages()
  const premium = usePremium()
  const { remaining, tone, badge } = useQuota()
  if (premium) return null
  return (
    <section className={styles.ticket} aria-label={t('freeQuota')} data-tone={tone}>
      <strong className={styles.stub}>
        <span className={styles.count}>
          {remaining}/{FREE_LIMIT} <small className={styles.left}>{t('left')}</small>
        </span>
      </strong>
      <p className={styles.text}>{t(`badge.${badge}`, { count: remaining })}</p>
    </section>
  )
}

export default QuotaBadge
