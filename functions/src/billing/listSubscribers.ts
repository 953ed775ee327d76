import type { BillingCore } from '@dramatis/sdk/2026-10'
import { listSubscriptions } from '@dramatis/sdk/2026-10/subscriptions'
import { readHolding, tierOf, UnclearMembershipError } from './Holding.ts'
import { NOT_A_CUSTOMER, type Membership } from './Membership.ts'
import { readPages } from './readPages.ts'

/** What the list of all subscribers says about a normalized address; throws an `UnclearMembershipError`. */
export type Subscribers = (email: string) => Membership

/**
 * Loads every subscriber to the product, page by page, as the original product did: for a token that may
 * not read customers. Rejects with a `BillingError`.
 */
export const listSubscribers = async (
  core: BillingCore,
  productId: string,
): Promise<Subscribers> => {
  const holdings = await readPages(
    // Sorted by start date, so a new subscription does not move others to a different page.
    (page) =>
      listSubscriptions(core)({
        productId,
        active: true,
        sorting: ['started_at'],
        page,
        limit: 100,
      }),
    readHolding,
  )
  const premium = new Map<string, Membership>()
  const unclear = new Set<string>()
  for (const holding of holdings) {
    const { email, customerId } = holding
    const tier = tierOf(holding, productId)
    if (email === undefined || tier === 'free') continue
    if (tier === undefined) unclear.add(email)
    else premium.set(email, { tier, customerId })
  }
  return (email) => {
    const membership = premium.get(email)
    if (membership === undefined && unclear.has(email)) throw new UnclearMembershipError()
    return membership ?? NOT_A_CUSTOMER
  }
}
