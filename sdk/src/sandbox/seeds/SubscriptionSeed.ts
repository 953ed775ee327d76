export const subscriptionStates = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const

/** A subscription to start a test with. */
export interface SubscriptionSeed {
  readonly email: string
  readonly productId: string
  /** Default 'active'. */
  readonly status?: (typeof subscriptionStates)[number] | undefined
  /** Default: now. */
  readonly startedAt?: Date | undefined
  /** The test card for renewals. Default 'tok_visa'; null for none. */
  readonly card?: string | null | undefined
}
