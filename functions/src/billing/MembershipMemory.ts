import type { LoadingMemory } from './createLoadingCache.ts'
import type { Membership } from './Membership.ts'

/** The customer that a change on the platform affects, as far as the change identifies them. */
export interface ChangedCustomer {
  /** Normalized. */
  readonly email?: string | undefined
  readonly customerId?: string | undefined
}

/** Cached memberships, by normalized address. */
export interface MembershipMemory extends LoadingMemory<Membership> {
  /** Drops everything cached about a customer, under any address. */
  forget(changed: ChangedCustomer): Promise<void>
  forgetAll(): Promise<void>
}
