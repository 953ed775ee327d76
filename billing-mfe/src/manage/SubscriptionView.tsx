import type { CustomerSubscription } from '@dramatis/sdk/customerPortal/subscriptions'
import { Button } from '@dramatis/ui'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useEffect, useRef, useState } from 'react'
import { ErrorLine } from '../ErrorLine.tsx'
import { messages } from '../messages.ts'
import { CancelForm } from './CancelForm.tsx'
import { formatDate, formatMoney, formatShortDate } from './format.ts'
import { isCurrent, type Cancellation, type Portal, type PortalFailure } from './portal.ts'
import { dropEnded } from './useAccount.ts'
import styles from './ManageDialog.module.css'

const { portal: texts } = messages

interface Props {
  readonly subscription: CustomerSubscription
  readonly portal: Portal
  readonly onChanged: (changed: CustomerSubscription) => void
  /** What is shown is not what the platform has. */
  readonly onStale: () => void
}

/** One subscription: plan, status, period, what comes next, and the way out and back. */
export const SubscriptionView = ({ subscription, portal, onChanged, onStale }: Props) => {
  const [canceling, setCanceling] = useState(false)
  const [work, setWork] = useState<'none' | 'cancel' | 'takeBack'>('none')
  const [error, setError] = useState<string>()
  const [done, setDone] = useState<string>()

  const section = useFocusAtEnd(canceling || work !== 'none')

  const settle = (outcome: Awaited<ReturnType<ReturnType<Portal['takeBack']>>>, told: string) => {
    setWork('none')
    if (isLeft(outcome)) {
      setError(textOf(outcome.left))
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
    const outcome = await portal.cancel(subscription.id, cancellation)()
    settle(outcome, canceledText(subscription))
  }
  const takeBack = async () => {
    begin('takeBack')
    settle(await portal.takeBack(subscription.id)(), texts.takenBack)
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
        <p className={styles.price}>{priceOf(subscription)}</p>
      </div>
      <dl className={styles.facts}>
        {factsOf(subscription).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.outcome} role="status">
        {done}
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
            {work === 'takeBack' ? texts.takingBack : texts.takeBack}
          </Button>
        ) : (
          <Button
            onClick={() => {
              setDone(undefined)
              setCanceling(true)
            }}
          >
            {texts.cancel}
          </Button>
        ))
      )}
      <ErrorLine text={error} />
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

const priceOf = ({ amount, currency, recurringInterval }: CustomerSubscription): string =>
  amount === null || amount === 0
    ? texts.free
    : texts.every(formatMoney(amount, currency ?? 'usd'), recurringInterval)

const factsOf = (subscription: CustomerSubscription): readonly (readonly [string, string])[] => {
  const { currentPeriodStart: start, currentPeriodEnd: end, endedAt } = subscription
  const ending = subscription.cancelAtPeriodEnd && isCurrent(subscription)
  const last = subscription.endsAt ?? end
  return [
    [texts.status, ending ? texts.statuses.ending : statusText(subscription.status)],
    ...(end && isCurrent(subscription)
      ? [[texts.period, texts.periodOf(formatShortDate(start), formatShortDate(end))] as const]
      : []),
    ...(endedAt ? [[texts.ended, formatDate(endedAt)] as const] : []),
    ...(ending && last ? [[texts.ends, formatDate(last)] as const] : []),
    ...(!ending && isCurrent(subscription) && end
      ? [[texts.renews, formatDate(end)] as const]
      : []),
  ]
}

/** A status of tomorrow is shown as the platform names it. */
const statusText = (status: string): string =>
  Object.hasOwn(texts.statuses, status)
    ? texts.statuses[status as keyof typeof texts.statuses]
    : status

const canceledText = ({ currentPeriodEnd: end }: CustomerSubscription): string =>
  end ? texts.canceled(formatDate(end)) : texts.canceledUndated

const textOf = (failure: PortalFailure): string =>
  failure === 'alreadyCanceled' ? texts.alreadyCanceled : messages.somethingWentWrong
