import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { grantBenefits } from './benefitGrants.ts'
import { isActive } from './subscriptions.ts'

/** Brings what everyone has by a product to what it comes with now. */
export const grantToAll = (world: World, product: ProductRow): void => {
  for (const row of world.state.subscriptions.where('productId', product.id)) {
    // Who owes a payment keeps the benefits until it is given up.
    if (isActive(row) || row.status === 'past_due') {
      const { id: subscriptionId, customerId } = row
      grantBenefits(world, product, { customerId, subscriptionId, orderId: null })
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

/** Whether a purchase gives nothing any more: it was refunded so, or its customer is deleted. */
const isWithdrawn = (world: World, orderId: string, customerId: string): boolean =>
  Boolean(world.state.customers.get(customerId)?.deletedAt) ||
  world.state.refunds.where('orderId', orderId).some(({ revokeBenefits }) => revokeBenefits)
