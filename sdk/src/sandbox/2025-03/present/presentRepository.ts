import type { ExternalOrganization } from '../../../2025-03/externalOrganizations.ts'
import type { Repository } from '../../../2025-03/repositories.ts'
import type { ExternalOrganizationRow, RepositoryRow } from '../../store/RepositoryRow.ts'
import type { World } from '../../World.ts'
import { avatarUrl } from '../../present/presentCustomer.ts'
import { related } from '../../store/related.ts'

/** A GitHub organization; the sandbox has no profile for it. */
export const presentExternalOrganization = (
  world: World,
  row: ExternalOrganizationRow,
): ExternalOrganization => ({
  ...row,
  avatarUrl: avatarUrl(world),
  bio: null,
  prettyName: null,
  company: null,
  blog: null,
  location: null,
  email: null,
  twitterUsername: null,
})

export const presentRepository = (world: World, row: RepositoryRow): Repository => {
  const owner = related(world, 'externalOrganizations', row.externalOrganizationId)
  return {
    ...row,
    platform: owner.platform,
    organization: presentExternalOrganization(world, owner),
    internalOrganization: related(world, 'organizations', row.organizationId),
  }
}
