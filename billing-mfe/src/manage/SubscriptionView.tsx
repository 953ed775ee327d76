import type { CustomerSubscription } from '@dramatis/sdk/customerPortal/subscriptions'
import { Button, ErrorLine } from '@dramatis/ui'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useEffect, useRef, useState } from 'react'
import { has, useMessages, type Translate } from '../messages.ts'
import { CancelForm } from './CancelForm.tsx'
import { formatDate, formatMoney, formatPeriod } from './format.ts'
import { isCurrent, type Cancellation, type Portal } from './portal.ts'
import { dropEnded } from './useAccount.ts'
import styles from './ManageDialog.module.css'

interface Props {
  readonly subscription: CustomerSubscription
  readonly portal: Portal
  readonly onChanged: (changed: CustomerSubscription) => void
  /** What is shown is not what the platform has. */
  readonly onStale: () => void
}

/** One subscription: plan, status, period, what comes next, and the way out and back. */
export const SubscriptionView = ({ subscription, portal, onChanged, onStale }: Props) => {
  const { t } = useMessages()
  const [canceling, setCanceling] = useState(false)
  const [work, setWork] = useState<'none' | 'cancel' | 'takeBack'>('none')
  const [error, setError] = useState<'portal.alreadyCanceled' | 'somethingWentWrong'>()
  const [done, setDone] = useState<'canceled' | 'takenBack'>()

  const section = useFocusAtEnd(canceling || work !== 'none')

  const settle = (outcome: Awaited<ReturnType<Portal['takeBack']>>, told: typeof done) => {
    setWork('none')
    if (isLeft(outcome)) {
      setError(outcome.left === 'alreadyCanceled' ? 'portal.alreadyCanceled' : 'somethingWentWrong')
      dropEnded(outcome.left)
      if (outcome.left === 'alreadyCanceled') onStale()
      return
    }
    setCanceling(false)
    setDone(told)
    onChanged(outcome.right)
  }
  const begin = (kind: 'cancel' | 'takeBack') => {
    setWork(kind)
    setError(undefined)
    setDone(undefined)
  }
  const cancel = async (cancellation: Cancellation) => {
    begin('cancel')
    const outcome = await portal.cancel(subscription.id, cancellation)
    settle(outcome, 'canceled')
  }
  const takeBack = async () => {
    begin('takeBack')
    settle(await portal.takeBack(subscription.id), 'takenBack')
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.subscription}
      aria-label={subscription.product.name}
    >
      <div className={styles.plan}>
        <h3 className={styles.name}>{subscription.product.name}</h3>
        <p className={styles.price}>{priceOf(t, subscription)}</p>
      </div>
      <dl className={styles.facts}>
        {factsOf(t, subscription).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.outcome} role="status">
        {done === 'canceled' && canceledText(t, subscription)}
        {done === 'takenBack' && t('portal.takenBack')}
      </p>
      {canceling ? (
        <CancelForm
          end={subscription.currentPeriodEnd}
          working={work === 'cancel'}
          onCancel={(cancellation) => void cancel(cancellation)}
          onKeep={() => {
            setCanceling(false)
            setError(undefined)
          }}
        />
      ) : (
        isCurrent(subscription) &&
        (subscription.cancelAtPeriodEnd ? (
          <Button variant="lit" loading={work === 'takeBack'} onClick={() => void takeBack()}>
            {work === 'takeBack' ? t('portal.takingBack') : t('portal.takeBack')}
          </Button>
        ) : (
          <Button
            onClick={() => {
              setDone(undefined)
              setCanceling(true)
            }}
          >
            {t('portal.cancel')}
          </Button>
        ))
      )}
      <ErrorLine error={error && t(error)} />
    </section>
  )
}

/** Takes the focus when something has ended and what had the focus is gone with it. */
const useFocusAtEnd = (going: boolean) => {
  const section = useRef<HTMLElement>(null)
  const went = useRef(false)
  useEffect(() => {
    if (went.current && !going && document.activeElement === document.body) {
      section.current?.focus()
    }
    went.current = going
  }, [going])
  return section
}

const priceOf = (
  t: Translate,
  { amount, currency, recurringInterval }: CustomerSubscription,
): string => {
  if (amount === null || amount === 0) return t('portal.free')
  const price = formatMoney(amount, currency ?? 'usd')
  const every = `portal.every.${recurringInterval}`
  return has(every) ? t(every, { price }) : `${price} / ${recurringInterval}`
}

const factsOf = (
  t: Translate,
  subscription: CustomerSubscription,
): readonly (readonly [string, string])[] => {
  const { currentPeriodStart: start, currentPeriodEnd: end, endedAt } = subscription
  const ending = subscription.cancelAtPeriodEnd && isCurrent(subscription)
  const last = subscription.endsAt ?? end
  return [
    [t('portal.status'), statusText(t, ending ? 'ending' : subscription.status)],
    ...(end && isCurrent(subscription)
      ? [[t('portal.period'), formatPeriod(start, end)] as const]
      : []),
    ...(endedAt ? [[t('portal.ended'), formatDate(endedAt)] as const] : []),
    ...(ending && last ? [[t('portal.ends'), formatDate(last)] as const] : []),
    ...(!ending && isCurrent(subscription) && end
      ? [[t('portal.renews'), formatDate(end)] as const]
      : []),
  ]
}

/** A status of tomorrow is shown as the platform names it. */
const statusText = (t: Translate, status: string): string => {
  const key = `portal.statuses.${status}`
  return has(key) ? t(key) : status
}

const canceledText = (t: Translate, { currentPeriodEnd: end }: CustomerSubscription): string =>
  end ? t('portal.canceled', { date: formatDate(end) }) : t('portal.canceledUndated')
