import type { Tier } from '@dramatis/catalogue'

/** What the billing platform knows about an email address. */
export interface Membership {
  readonly tier: Tier
  /** Absent if no customer has that address. */
  readonly customerId?: string | undefined
}

export const NOT_A_CUSTOMER: Membership = { tier: 'free' }
