import type { Tier } from '@dramatis/catalogue'
import { isUnknown } from '@dramatis/sdk/2026-10'
import type { Customer } from '@dramatis/sdk/2026-10/customers'
import type { Subscription } from '@dramatis/sdk/2026-10/subscriptions'
import { normalEmail } from './normalEmail.ts'
import type { ItemReader } from './readPages.ts'
import { recordOf, textOf } from './recordOf.ts'

/**
 * What premium depends on in a subscription, so that nothing else in it can end premium. A property is undefined if the
 * platform did not send it as the contract says.
 */
export interface Holding {
  readonly status: string | undefined
  readonly productId: string | undefined
  readonly customerId: string | undefined
  /** As `normalEmail` returns it. A team may have none. */
  readonly email: string | undefined
  /** As ISO 8601; null if it has not ended. */
  readonly endedAt: string | null | undefined
}

/** A customer's id and address, with the same gaps. */
export type Holder = Pick<Holding, 'customerId' | 'email'>

export const readHolding: ItemReader<Subscription, Holding> = {
  decoded: ({ status, productId, customerId, customer, endedAt }: Partial<Subscription>) => ({
    status,
    productId,
    customerId,
    email: emailIn(customer),
    endedAt: endedAt?.toISOString(),
  }),
  raw: (item) => {
    const {
      status,
      product_id: productId,
      customer_id: customerId,
      customer,
      ended_at: endedAt,
    } = recordOf(item)
    return {
      status: textOf(status),
      productId: textOf(productId),
      customerId: textOf(customerId),
      email: emailIn(customer),
      endedAt: dateOf(endedAt),
    }
  },
}

const holderIn = (item: unknown): Holder => ({
  customerId: textOf(recordOf(item).id),
  email: emailIn(item),
})

export const readHolder: ItemReader<Customer, Holder> = {
  decoded: (customer) => holderIn(isUnknown(customer) ? customer.raw : customer),
  raw: holderIn,
}

/**
 * Premium if active or trialing, and for the product (subscriber-3): the platform may return more than was requested.
 * Undefined if a gap makes it impossible to say.
 */
export const tierOf = (
  { status, productId }: Pick<Holding, 'status' | 'productId'>,
  premiumProductId: string,
): Tier | undefined => {
  if (status !== undefined && status !== 'active' && status !== 'trialing') return 'free'
  if (productId !== undefined && productId !== premiumProductId) return 'free'
  return status === undefined || productId === undefined ? undefined : 'premium'
}

/** When the latest of these subscriptions to the product ended; undefined if none has. */
export const latestEnd = (
  holdings: readonly Holding[],
  premiumProductId: string,
): string | undefined =>
  holdings
    .flatMap(({ productId, endedAt }) =>
      productId === premiumProductId && endedAt ? [endedAt] : [],
    )
    .toSorted()
    .at(-1)

const dateOf = (value: unknown): string | undefined => {
  const milliseconds = Date.parse(textOf(value) ?? '')
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString()
}

/** The platform's response leaves open whether somebody has premium. */
export class UnclearMembershipError extends Error {
  override readonly name = 'UnclearMembershipError'
}

const emailIn = (customer: unknown): string | undefined => {
  const email = textOf(recordOf(customer).email)
  return email === undefined ? undefined : normalEmail(email)
}
