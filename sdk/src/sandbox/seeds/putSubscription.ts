import { currentPrices } from '../rules/currentPrices.ts'
import { grantBenefits } from '../rules/benefitGrants.ts'
import { termsOf } from '../rules/quantities.ts'
import { isActive, subscriptionRow } from '../rules/subscriptions.ts'
import type { ProductRow, SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import type { subscriptionStates } from './SubscriptionSeed.ts'

interface Wanted {
  readonly id?: string
  readonly customerId: string
  readonly product: ProductRow
  readonly status: (typeof subscriptionStates)[number]
  readonly startedAt: Date
  readonly cancelAtPeriodEnd?: boolean
}

/** Adds a subscription in any status. Emits no events. */
export const putSubscription = (world: World, wanted: Wanted): SubscriptionRow => {
  const { id = world.newId(), customerId, product, status, startedAt } = wanted
  const [price] = currentPrices(world, product)
  if (!price) throw new Error('a product has no price')
  const terms = termsOf(price, {}, null)
  const row = subscriptionRow(world, { ...terms, customerId, product, price, status, startedAt })
  const isEnding = wanted.cancelAtPeriodEnd === true && isActive(row)
  const subscription = world.state.subscriptions.put({
    ...row,
    ...historyOf(row),
    ...(isEnding && {
      cancelAtPeriodEnd: true,
      canceledAt: row.createdAt,
      endsAt: row.currentPeriodEnd,
    }),
    id,
  })
  // The benefits of seats go to those who claim them.
  if (isActive(row) && row.seats === null) {
    grantBenefits(world, product, { customerId, subscriptionId: id, orderId: null })
  }
  return subscription
}

/** The dates and failed payments of a subscription that is not active. */
const historyOf = ({ status, createdAt, currentPeriodEnd }: SubscriptionRow) => {
  switch (status) {
    case 'trialing':
      return { trialStart: createdAt, trialEnd: currentPeriodEnd, cycles: 0 }
    case 'canceled':
      return { canceledAt: createdAt, endsAt: createdAt, endedAt: createdAt }
    case 'incomplete_expired':
      return { endedAt: createdAt }
    case 'unpaid':
      return { failedPayments: 4 }
    case 'past_due':
      return { failedPayments: 1, retryAt: currentPeriodEnd }
    case 'paused':
      return { pausedAt: createdAt }
    default:
      return {}
  }
}
