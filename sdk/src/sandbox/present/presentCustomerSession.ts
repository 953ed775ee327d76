import type { CustomerSession } from '../../shared/customerSessions.ts'
import { portalPath } from '../rules/customers.ts'
import { related } from '../store/related.ts'
import type { CustomerSessionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { presentCustomer } from './presentCustomer.ts'

/** A session as the merchant who creates it sees it. */
export const presentCustomerSession = (
  world: World,
  session: CustomerSessionRow & { readonly returnUrl: string | null },
): CustomerSession => ({
  ...session,
  customerPortalUrl: `${world.url}${portalPath(session)}`,
  customer: presentCustomer(world, related(world, 'customers', session.customerId)),
})
