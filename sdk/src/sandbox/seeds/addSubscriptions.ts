import { currentPrices } from '../rules/currentPrices.ts'
import { related } from '../store/related.ts'
import { grantBenefits } from '../rules/benefitGrants.ts'
import { saveCard } from '../rules/cards.ts'
import { customerByEmail, newCustomer } from '../rules/customers.ts'
import { isActive, subscriptionRow } from '../rules/subscriptions.ts'
import type { SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import type { SubscriptionSeed } from './SubscriptionSeed.ts'

/** Adds subscriptions in any status, with their customers, and returns their ids. Emits no events. */
export const addSubscriptions = (world: World, seeds: readonly SubscriptionSeed[]): string[] =>
  seeds.map(({ email, productId, status = 'active', startedAt, card = 'tok_visa' }) => {
    const product = related(world, 'products', productId)
    const [price] = currentPrices(world, product)
    if (!price) throw new Error('a product has no price')
    const { organizationId } = product
    const customer =
      customerByEmail(world, organizationId, email) ?? newCustomer(world, organizationId, { email })
    if (card !== null) saveCard(world, customer, card, true)
    const row = subscriptionRow(world, {
      customerId: customer.id,
      amount: price.priceAmount,
      product,
      price,
      status,
      startedAt: startedAt ?? world.now(),
    })
    world.state.subscriptions.put({ ...row, ...historyOf(row) })
    if (isActive(row)) {
      grantBenefits(world, product, {
        customerId: customer.id,
        subscriptionId: row.id,
        orderId: null,
      })
    }
    return row.id
  })

/** The dates and failed payments of a subscription that is not active. */
const historyOf = ({ status, createdAt, currentPeriodEnd }: SubscriptionRow) => {
  if (status === 'canceled') return { canceledAt: createdAt, endsAt: createdAt, endedAt: createdAt }
  if (status === 'incomplete_expired') return { endedAt: createdAt }
  if (status === 'unpaid') return { failedPayments: 4 }
  return status === 'past_due' ? { failedPayments: 1, retryAt: currentPeriodEnd } : {}
}
