import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { revokeAllBenefits } from './benefitGrants.ts'
import { endSubscription, hasEnded } from './subscriptions.ts'

/** Ends a customer's subscriptions and benefits. Their orders are kept. */
export const deleteCustomer = (world: World, customer: CustomerRow): undefined => {
  for (const subscription of world.state.subscriptions.where('customerId', customer.id)) {
    if (!hasEnded(subscription)) endSubscription(world, subscription)
  }
  revokeAllBenefits(world, customer.id)
  for (const { id } of world.state.customerSessions.where('customerId', customer.id)) {
    world.state.customerSessions.delete(id)
  }
  const deleted = world.state.customers.update(customer, {
    deletedAt: world.now(),
    modifiedAt: world.now(),
  })
  world.emit(customer.organizationId, 'customer.deleted', deleted)
}
