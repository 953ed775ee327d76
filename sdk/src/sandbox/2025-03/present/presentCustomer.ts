import type { CustomerPortalCustomer } from '../../../2025-03/customerPortal/customers.ts'
import type { Customer, CustomerState } from '../../../2025-03/customers.ts'
import type { CustomerSession } from '../../../2025-03/customerSessions.ts'
import type { User } from '../../../2025-03/subscriptions.ts'
import { avatarUrl } from '../../present/presentCustomer.ts'
import { portalPath } from '../../rules/customers.ts'
import { related } from '../../store/related.ts'
import type { CustomerRow, CustomerSessionRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { grantedBenefits } from './grantedBenefits.ts'

/** A customer as the merchant sees them. */
export const presentCustomer = (world: World, row: CustomerRow): Customer => ({
  ...row,
  avatarUrl: avatarUrl(world),
})

/** A customer as the `user` that some entities of 2025-03 still have. */
export const presentUser = (world: World, { userId, email, name }: CustomerRow): User => ({
  id: userId,
  email,
  publicName: name ?? email.slice(0, 1).toUpperCase(),
  avatarUrl: avatarUrl(world),
  githubUsername: null,
})

/** A customer with their active subscriptions and granted benefits. */
export const presentCustomerState = (world: World, row: CustomerRow): CustomerState => ({
  ...presentCustomer(world, row),
  activeSubscriptions: world.state.subscriptions
    .where('customerId', row.id)
    .filter(({ status }) => status === 'active' || status === 'trialing')
    .map((subscription) => ({ ...subscription, status: 'active' })),
  grantedBenefits: grantedBenefits(world, row.id),
})

/** A customer as they see themselves. */
export const presentPortalCustomer = (_: World, row: CustomerRow): CustomerPortalCustomer => row

/** A session as the merchant who creates it sees it. */
export const presentCustomerSession = (
  world: World,
  session: CustomerSessionRow,
): CustomerSession => ({
  ...session,
  customerPortalUrl: `${world.url}${portalPath(session)}`,
  customer: presentCustomer(world, related(world, 'customers', session.customerId)),
})
