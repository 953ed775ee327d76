import type { LoadingMemory } from './createLoadingCache.ts'
import type { Membership } from './Membership.ts'

/** The customer that a change on the platform is about, as far as it names one. */
export interface ChangedCustomer {
  /** Normalized. */
  readonly email?: string | undefined
  readonly customerId?: string | undefined
}

/** Cached memberships, by normalized address. */
export interface MembershipMemory extends LoadingMemory<Membership> {
  /** Drops what is remembered of a customer, under whatever address. */
  forget(changed: ChangedCustomer): Promise<void>
  forgetAll(): Promise<void>
}
