import type { Customer, CustomerState } from '../../customers.ts'
import type { User } from '../../subscriptions.ts'
import { grantedBenefits } from '../rules/benefitGrants.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** A customer as the merchant sees them. */
export const presentCustomer = (row: CustomerRow): Customer => row

/** A customer as the older entities name them. */
export const presentUser = ({ userId, email, name, avatarUrl }: CustomerRow): User => ({
  id: userId,
  email,
  publicName: name ?? email.slice(0, 1).toUpperCase(),
  avatarUrl,
  githubUsername: null,
})

/** A customer with what they have now. */
export const presentCustomerState = (world: World, row: CustomerRow): CustomerState => ({
  ...row,
  activeSubscriptions: world.state.subscriptions
    .where('customerId', row.id)
    .filter(({ status }) => status === 'active' || status === 'trialing')
    .map((subscription) => ({ ...subscription, status: 'active' })),
  grantedBenefits: grantedBenefits(world, row.id),
})
