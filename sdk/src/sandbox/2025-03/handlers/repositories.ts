import type { operations } from '../../../2025-03/operations.ts'
import type {
  RepositoryProfileSettings,
  RepositoryProfileSettingsUpdate,
} from '../../../2025-03/repositories.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, matches } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { presentRepository } from '../present/presentRepository.ts'
import { related } from '../../store/related.ts'
import type { RepositoryRow } from '../../store/RepositoryRow.ts'
import type { World } from '../../World.ts'

export const repositories: Handlers<typeof operations.repositories> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.repositories, principal),
      equal: ['name', 'isPrivate', 'organizationId'],
      where: [
        matches(request.platform, (row) => ownerOf(world, row).platform),
        matches(request.externalOrganizationName, (row) => ownerOf(world, row).name),
      ],
      order: ['created_at'],
      present: (row) => presentRepository(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentRepository(world, ownedRow(world.state.repositories, id, principal)),

  update: ({ world, request: { id, repositoryUpdate }, principal }) => {
    const previous = ownedRow(world.state.repositories, id, principal)
    const { profileSettings } = repositoryUpdate
    if (!profileSettings) return presentRepository(world, previous)
    const after = world.state.repositories.update(previous, {
      profileSettings: withUpdate(previous.profileSettings ?? {}, profileSettings),
    })
    return presentRepository(world, after)
  },
}

const ownerOf = (world: World, { externalOrganizationId }: RepositoryRow) =>
  related(world, 'externalOrganizations', externalOrganizationId)

/** The settings after an update. A null removes the description or cover image only if its `set` flag is true. */
const withUpdate = (
  previous: RepositoryProfileSettings,
  update: RepositoryProfileSettingsUpdate,
): RepositoryProfileSettings => ({
  description: update.setDescription
    ? (update.description ?? null)
    : (update.description ?? previous.description ?? null),
  coverImageUrl: update.setCoverImageUrl
    ? (update.coverImageUrl ?? null)
    : (update.coverImageUrl ?? previous.coverImageUrl ?? null),
  featuredOrganizations: update.featuredOrganizations ?? previous.featuredOrganizations ?? null,
  highlightedSubscriptionTiers:
    update.highlightedSubscriptionTiers ?? previous.highlightedSubscriptionTiers ?? null,
  links: update.links ?? previous.links ?? null,
})
