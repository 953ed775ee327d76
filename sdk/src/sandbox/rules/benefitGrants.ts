import type { CustomerStateBenefitGrant } from '../../customers.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** What a customer has a product by: a subscription, or an order of something sold once. */
export interface GrantSource {
  readonly customerId: string
  readonly subscriptionId: string | null
  readonly orderId: string | null
}

/**
 * Brings what a customer has by a source to what a product comes with: gives what is missing, takes
 * back what the product does not have (any more).
 */
export const grantBenefits: (world: World, product: ProductRow, source: GrantSource) => void = () =>
  undefined

/** Takes back what was given by a source. */
export const revokeBenefits: (world: World, source: GrantSource) => void = () => undefined

/** What a customer has been given and still has. */
export const grantedBenefits: (
  world: World,
  customerId: string,
) => CustomerStateBenefitGrant[] = () => []
