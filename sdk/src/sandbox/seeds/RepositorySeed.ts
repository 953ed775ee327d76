/** A GitHub repository that a merchant has connected. The API has no operation to connect one. */
export interface RepositorySeed {
  /** The GitHub organization, which is added with its first repository. */
  readonly owner: string
  readonly name: string
  readonly isPrivate?: boolean | undefined
  readonly stars?: number | undefined
  /** Default: the first organization. */
  readonly organizationId?: string | undefined
}
