import type { Tier } from '../Tier.ts'

/** What the billing platform knows of an address. */
export interface Membership {
  readonly tier: Tier
  /** Absent for an address that is no customer's. */
  readonly customerId?: string
}

/** Whom the platform does not know. */
export const STRANGER: Membership = { tier: 'free' }
