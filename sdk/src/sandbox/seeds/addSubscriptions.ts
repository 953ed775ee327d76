import { saveCard } from '../rules/cards.ts'
import { customerByEmail, newCustomer } from '../rules/customers.ts'
import { related } from '../store/related.ts'
import type { World } from '../World.ts'
import { putSubscription } from './putSubscription.ts'
import type { SubscriptionSeed } from './SubscriptionSeed.ts'

/** Adds subscriptions in any status, with their customers, and returns their ids. Emits no events. */
export const addSubscriptions = (world: World, seeds: readonly SubscriptionSeed[]): string[] =>
  seeds.map(({ email, productId, status = 'active', startedAt, card = 'tok_visa' }) => {
    const product = related(world, 'products', productId)
    const { organizationId } = product
    const customer =
      customerByEmail(world, organizationId, email) ?? newCustomer(world, organizationId, { email })
    if (card !== null) saveCard(world, customer, card, true)
    const wanted = { customerId: customer.id, product, status, startedAt: startedAt ?? world.now() }
    return putSubscription(world, wanted).id
  })
