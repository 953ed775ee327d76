import { Button, Spinner } from '@dramatis/ui'
import { useMessages } from '../messages.ts'
import { Orders } from './Orders.tsx'
import { isCurrent, type Account, type Portal } from './createPortal.ts'
import { SubscriptionView } from './SubscriptionView.tsx'
import { useAccount } from './useAccount.ts'
import styles from './ManageDialog.module.css'

/** The customer's plan and orders. */
export const AccountView = ({ portal }: { readonly portal: Portal }) => {
  const { t } = useMessages()
  const { state, replace, reload } = useAccount(portal)
  if (state.status === 'loading') {
    return (
      <p className={styles.loading} role="status">
        <Spinner />
        {t('portal.loading')}
      </p>
    )
  }
  if (state.status === 'failed') {
    return (
      <div className={styles.failed}>
        <p role="alert">{t('portal.unavailable')}</p>
        <Button onClick={reload}>{t('tryAgain')}</Button>
      </div>
    )
  }
  const subscriptions = relevantSubscriptions(state.account)
  return (
    <>
      {subscriptions.length === 0 && <p className={styles.none}>{t('portal.none')}</p>}
      {subscriptions.map((subscription) => (
        <SubscriptionView
          key={subscription.id}
          subscription={subscription}
          portal={portal}
          onChanged={replace}
          onStale={reload}
        />
      ))}
      <Orders orders={state.account.orders} portal={portal} />
    </>
  )
}

/** The current subscriptions, or the latest one if none is current. */
const relevantSubscriptions = ({ subscriptions }: Account) => {
  const current = subscriptions.filter(isCurrent)
  return current.length > 0 ? current : subscriptions.slice(0, 1)
}
