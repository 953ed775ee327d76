import { ErrorLine, useFocusFallback } from '@dramatis/ui'
import { useMessages, type Translate } from '../messages.ts'
import type { Portal, Subscription } from './createPortal.ts'
import { formatDate } from './format.ts'
import { Guarantee } from './Guarantee.tsx'
import { SubscriptionActions } from './SubscriptionActions.tsx'
import { subscriptionFacts, subscriptionPrice } from './subscriptionFacts.ts'
import { useSubscriptionChange, type SubscriptionChange } from './useSubscriptionChange.ts'
import styles from './ManageDialog.module.css'

interface Props {
  readonly subscription: Subscription
  readonly portal: Portal
  readonly onChanged: (changed: Subscription) => void
  /** Called when the subscription shown turns out to be out of date. */
  readonly onStale: () => void
}

/** One subscription: its plan, status and dates, and the buttons that cancel it or undo the cancellation. */
export const SubscriptionView = ({ subscription, ...rest }: Props) => {
  const { t } = useMessages()
  const name = subscription.product?.name ?? t('premium')
  const { change, ...actions } = useSubscriptionChange({ id: subscription.id, ...rest })
  return (
    <section
      ref={useFocusFallback()}
      tabIndex={-1}
      className={styles.subscription}
      aria-label={name}
    >
      <div className={styles.plan}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.price}>{subscriptionPrice(t, subscription)}</p>
      </div>
      <dl className={styles.facts}>
        {subscriptionFacts(t, subscription).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Guarantee subscription={subscription} />
      <p className={styles.outcome} role="status">
        {change.status === 'done' && outcomeText(t, change, subscription)}
      </p>
      <SubscriptionActions
        subscription={subscription}
        pending={change.status === 'pending'}
        {...actions}
      />
      <ErrorLine error={change.status === 'failed' ? t('somethingWentWrong') : undefined} />
    </section>
  )
}

const outcomeText = (
  t: Translate,
  { kind }: Extract<SubscriptionChange, { status: 'done' }>,
  { currentPeriodEnd: end }: Subscription,
): string => {
  if (kind === 'resume') return t('portal.resumed')
  return end ? t('portal.canceled', { date: formatDate(end) }) : t('portal.canceledUndated')
}
