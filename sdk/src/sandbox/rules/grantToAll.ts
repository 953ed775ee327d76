import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { grantBenefits } from './benefitGrants.ts'
import { grantToHolders, isActive } from './subscriptions.ts'

/** Grants and revokes benefits, so that every customer of a product has the ones that it includes. */
export const grantToAll = (world: World, product: ProductRow): void => {
  for (const row of world.state.subscriptions.where('productId', product.id)) {
    // Benefits are kept while a payment is past due.
    if (isActive(row) || row.status === 'past_due') {
      grantToHolders(world, row)
    }
  }
  for (const order of world.state.orders.where('organizationId', product.organizationId)) {
    const { id: orderId, customerId, productId, subscriptionId } = order
    const isPurchase = productId === product.id && subscriptionId === null
    if (isPurchase && !isWithdrawn(world, orderId, customerId)) {
      grantBenefits(world, product, { customerId, subscriptionId, orderId })
    }
  }
}

/** Whether a purchase no longer grants anything: its benefits were revoked, or its customer deleted. */
const isWithdrawn = (world: World, orderId: string, customerId: string): boolean =>
  Boolean(world.state.customers.get(customerId)?.deletedAt) ||
  world.state.refunds.where('orderId', orderId).some(({ revokeBenefits }) => revokeBenefits)
