/** The owner of an access token: the organizations it can access, and its scopes. */
export interface Merchant {
  readonly kind: 'merchant'
  /** The id of the token's row; '' for `nobody`. */
  readonly tokenId: string
  readonly organizationIds: readonly string[]
  readonly scopes: readonly string[]
}

/** The customer of a portal session. */
export interface Buyer {
  readonly kind: 'buyer'
  readonly customerId: string
  readonly organizationId: string
  readonly expiresAt: Date
}

export type Principal = Merchant | Buyer

/** A caller without credentials, who owns nothing. */
export const nobody: Merchant = { kind: 'merchant', tokenId: '', organizationIds: [], scopes: [] }
