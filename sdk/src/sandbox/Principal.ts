/** Who holds an access token: the organisations it reaches, and what it may do there. */
export interface Merchant {
  readonly kind: 'merchant'
  /** The row of the token, '' for nobody. */
  readonly tokenId: string
  readonly organizationIds: readonly string[]
  readonly scopes: readonly string[]
}

/** The customer whose portal session it is. */
export interface Buyer {
  readonly kind: 'buyer'
  readonly customerId: string
  readonly organizationId: string
}

export type Principal = Merchant | Buyer

/** Who calls without credentials. Nothing belongs to them. */
export const nobody: Merchant = { kind: 'merchant', tokenId: '', organizationIds: [], scopes: [] }
