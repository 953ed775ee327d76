import { has, type Translate } from '../messages.ts'
import { isCurrent, type Subscription } from './createPortal.ts'
import { formatDate, formatMoney, formatPeriod } from './format.ts'

/** A fact's name and its value. */
export type Fact = readonly [name: string, value: string]

/** The status of a subscription, and the dates that matter in that status. */
export const subscriptionFacts = (t: Translate, subscription: Subscription): readonly Fact[] => {
  const { status = '–', cancelAtPeriodEnd, currentPeriodStart, currentPeriodEnd } = subscription
  const { endsAt, endedAt } = subscription
  const current = isCurrent(subscription)
  const ending = current && cancelAtPeriodEnd
  const date = (
    name: 'ended' | 'ends' | 'renews',
    value: Date | null | undefined,
  ): readonly Fact[] => (value ? [[t(`portal.${name}`), formatDate(value)]] : [])
  return [
    [t('portal.status'), statusText(t, ending ? 'ending' : status)],
    ...(current && currentPeriodStart && currentPeriodEnd
      ? [[t('portal.period'), formatPeriod(currentPeriodStart, currentPeriodEnd)] as const]
      : []),
    ...date('ended', endedAt),
    ...(ending ? date('ends', endsAt ?? currentPeriodEnd) : []),
    ...(current && !ending ? date('renews', currentPeriodEnd) : []),
  ]
}

/** The subscription's price per billing period: "$4.99 per month" in English. */
export const subscriptionPrice = (
  t: Translate,
  { amount, currency = 'usd', recurringInterval }: Subscription,
): string => {
  if (amount === undefined) return ''
  if (amount === 0) return t('portal.free')
  const price = formatMoney(amount, currency)
  if (recurringInterval === undefined) return price
  const key = `portal.priceEvery.${recurringInterval}`
  return has(key) ? t(key, { price }) : `${price} / ${recurringInterval}`
}

/** If this page does not know the status, the platform's name for it is shown. */
const statusText = (t: Translate, status: string): string => {
  const key = `portal.statuses.${status}`
  return has(key) ? t(key) : status
}
