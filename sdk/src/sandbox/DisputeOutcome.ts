/** A dispute's outcome: the money stays with the merchant, goes back, or is refunded before it escalates. */
export type DisputeOutcome = 'won' | 'lost' | 'prevented'

export const disputeOutcomes: readonly DisputeOutcome[] = ['won', 'lost', 'prevented']
