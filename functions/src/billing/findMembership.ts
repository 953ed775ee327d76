import { randomUUID } from 'node:crypto'
import type { BillingCore, BillingError } from '@dramatis/sdk/2025-03'
import { listCustomers } from '@dramatis/sdk/2025-03/customers'
import { listSubscriptions, type Subscription } from '@dramatis/sdk/2025-03/subscriptions'
import * as E from 'fp-ts/lib/Either.js'
import type { Membership } from './Membership.ts'
import { normalEmail } from './normalEmail.ts'
import { getOrThrow } from './getOrThrow.ts'

/**
 * Asks the platform for the customers with a (normalized) email address and for their subscriptions to
 * the product: two requests, however many subscribers there are. `findInList` is used if the token may
 * not read customers. Rejects with a `BillingError`.
 */
export const findMembership =
  (
    core: BillingCore,
    productId: string,
    findInList: () => Promise<Membership>,
  ): ((email: string) => Promise<Membership>) =>
  async (email) => {
    const found = await listCustomers(core)({ email, limit: 100 })()
    if (E.isLeft(found) && isForbidden(found.left)) return findInList()
    const customers = getOrThrow(found).result.items.filter(
      (customer) => normalEmail(customer.email) === email,
    )
    const customerIds = customers.map(({ id }) => id)
    const subscriptions = await listSubscriptions(core)({
      // For a stranger's address, the request names a customer who does not exist, so that response times do not
      // distinguish a stranger from a customer without a subscription.
      customerId: customerIds.length > 0 ? customerIds : [randomUUID()],
      productId,
      active: true,
      limit: 100,
    })()
    const premium = getOrThrow(subscriptions).result.items.find(
      (subscription) =>
        customerIds.includes(subscription.customerId) && isPremium(subscription, productId),
    )
    const customerId = premium?.customerId ?? customerIds[0]
    return { tier: premium === undefined ? 'free' : 'premium', customerId }
  }

/** Active or trialing, and for the product (subscriber-3). The platform may return more than was requested. */
export const isPremium = (
  { status, productId }: Pick<Subscription, 'status' | 'productId'>,
  premiumProductId: string,
): boolean => productId === premiumProductId && (status === 'active' || status === 'trialing')

const isForbidden = (error: BillingError): boolean =>
  'statusCode' in error && error.statusCode === 403
