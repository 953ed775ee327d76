import type { LoadingMemory } from './createLoadingCache.ts'
import type { Membership } from './Membership.ts'

/** The customer affected by a change on the platform, which may name the address, the id, both or neither. */
export interface ChangedCustomer {
  /** As `normalEmail` returns it. */
  readonly email?: string | undefined
  readonly customerId?: string | undefined
}

/** Cached memberships, keyed by normalized email address. */
export interface MembershipMemory extends LoadingMemory<Membership> {
  /** Drops everything cached about a customer, under any address. */
  forget(changed: ChangedCustomer): Promise<void>
  forgetAll(): Promise<void>
}
