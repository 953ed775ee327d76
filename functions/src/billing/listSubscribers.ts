import type { BillingCore } from '@dramatis/sdk/2025-03'
import { listSubscriptions, type Subscription } from '@dramatis/sdk/2025-03/subscriptions'
import { isPremium } from './findMembership.ts'
import type { Membership } from './Membership.ts'
import { normalEmail } from './normalEmail.ts'
import { getOrThrow } from './getOrThrow.ts'

/** How many pages are requested at once. */
const PARALLEL = 4

/**
 * Loads every subscriber to the product, page by page, as the original product did: for a token that may
 * not read customers. Rejects with a `BillingError`.
 *
 * @returns the memberships, keyed by normalized email address
 */
export const listSubscribers =
  (core: BillingCore, productId: string): (() => Promise<ReadonlyMap<string, Membership>>) =>
  async () => {
    const pageAt = async (page: number) => {
      // Sorted by start date, so a new subscription does not move others to a different page.
      const request = { productId, active: true, sorting: ['started_at' as const] }
      return getOrThrow(await listSubscriptions(core)({ ...request, page, limit: 100 })()).result
    }
    const first = await pageAt(1)
    const subscriptions: Subscription[] = [...first.items]
    let next = 2
    const read = async () => {
      while (next <= first.pagination.maxPage) subscriptions.push(...(await pageAt(next++)).items)
    }
    await Promise.all(Array.from({ length: PARALLEL }, read))
    return new Map(
      subscriptions
        .filter((subscription) => isPremium(subscription, productId))
        .map(({ customer, customerId }) => [
          normalEmail(customer.email),
          { tier: 'premium', customerId },
        ]),
    )
  }
