import type { Tier } from '@dramatis/catalogue'

/** What the billing platform knows about an email address. */
export interface Membership {
  readonly tier: Tier
  /** Absent if no customer has that address. */
  readonly customerId?: string | undefined
  /** When the latest subscription ended, as ISO 8601; absent if there is a current one, or was none. */
  readonly endedAt?: string | undefined
}

export const NOT_A_CUSTOMER: Membership = { tier: 'free' }
