/** A dispute's outcome: the merchant keeps the money, the buyer gets it back, or the order is refunded instead. */
export type DisputeOutcome = 'won' | 'lost' | 'prevented'

export const disputeOutcomes: readonly DisputeOutcome[] = ['won', 'lost', 'prevented']
