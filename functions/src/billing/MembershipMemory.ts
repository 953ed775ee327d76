import type { LoadingMemory } from './createLoadingCache.ts'
import type { Membership } from './Membership.ts'

/** The customer whom a change on the platform concerns, as far as it names one. */
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
