/** A repository on GitHub that a merchant has connected; there is no operation that connects one. */
export interface RepositorySeed {
  /** The organisation on GitHub, which is added with its first repository. */
  readonly owner: string
  readonly name: string
  readonly isPrivate?: boolean | undefined
  readonly stars?: number | undefined
  /** Default: the first organisation. */
  readonly organizationId?: string | undefined
}
