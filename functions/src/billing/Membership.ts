import type { Tier } from '../tier/Tier.ts'

/** What the billing platform knows about an address. */
export interface Membership {
  readonly tier: Tier
  /** Absent for an address that is not a customer's. */
  readonly customerId?: string
}

export const NOT_A_CUSTOMER: Membership = { tier: 'free' }
