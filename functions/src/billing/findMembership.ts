import { randomUUID } from 'node:crypto'
import type { BillingCore } from '@dramatis/sdk/2026-10'
import { listCustomers } from '@dramatis/sdk/2026-10/customers'
import { listSubscriptions } from '@dramatis/sdk/2026-10/subscriptions'
import {
  latestEnd,
  readHolder,
  readHolding,
  tierOf,
  UnclearMembershipError,
  type Holder,
  type Holding,
} from './Holding.ts'
import type { Membership } from './Membership.ts'
import { readPages } from './readPages.ts'

/**
 * Asks the platform for the customers with a (normalized) email address and for their subscriptions to
 * the product: two requests, however many subscribers there are. `findInList` is used if the token may
 * not read customers. Rejects with a `BillingError`, or with an `UnclearMembershipError`.
 */
export const findMembership =
  (
    core: BillingCore,
    productId: string,
    findInList: () => Promise<Membership>,
  ): ((email: string) => Promise<Membership>) =>
  async (email) => {
    const holders = await findHolders(core, email)
    if (holders === undefined) return findInList()
    const customerIds = holders.flatMap(({ customerId, email: found }) =>
      customerId !== undefined && found === email ? [customerId] : [],
    )
    const holdings = await findHoldings(core, productId, customerIds)
    const isOwn = ({ customerId = '', email: found }: Holder) =>
      found === email || customerIds.includes(customerId)
    const premium = holdings.find((it) => isOwn(it) && tierOf(it, productId) === 'premium')
    if (premium !== undefined) {
      return { tier: 'premium', customerId: premium.customerId ?? customerIds[0] }
    }
    const mayBeOwn = (holder: Holder) => isOwn(holder) || isNobody(holder)
    const isUnclear =
      holders.some((holder) => holder.customerId === undefined && mayBeOwn(holder)) ||
      holdings.some((holding) => tierOf(holding, productId) !== 'free' && mayBeOwn(holding))
    if (isUnclear) throw new UnclearMembershipError()
    return {
      tier: 'free',
      customerId: customerIds[0],
      endedAt: latestEnd(holdings.filter(isOwn), productId),
    }
  }

/** The customers with an address, or undefined if the token may not read customers. */
const findHolders = async (
  core: BillingCore,
  email: string,
): Promise<readonly Holder[] | undefined> => {
  try {
    return await readPages((page) => listCustomers(core)({ email, page, limit: 100 }), readHolder)
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 403)
      return undefined
    throw error
  }
}

const findHoldings = (
  core: BillingCore,
  productId: string,
  customerIds: readonly string[],
): Promise<readonly Holding[]> => {
  // For a stranger's address, the request names a customer who does not exist, so that response times do not
  // distinguish a stranger from a customer without a subscription.
  const customerId = customerIds.length > 0 ? [...customerIds] : [randomUUID()]
  return readPages(
    (page) => listSubscriptions(core)({ customerId, productId, page, limit: 100 }),
    readHolding,
  )
}

const isNobody = ({ customerId, email }: Holder): boolean =>
  customerId === undefined && email === undefined
