import type { operations } from '../../../2025-03/operations.ts'
import type {
  RepositoryProfileSettings,
  RepositoryProfileSettingsUpdate,
} from '../../../2025-03/repositories.ts'
import type { Rules } from '../../Handlers.ts'
import { listings } from '../../listings.ts'
import { listPage } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'

export const repositories = {
  list: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.repositories, principal), listings.repositories),

  get: ({ world, request: { id }, principal }) => ownedRow(world.state.repositories, id, principal),

  update: ({ world, request: { id, repositoryUpdate }, principal }) => {
    const previous = ownedRow(world.state.repositories, id, principal)
    const { profileSettings } = repositoryUpdate
    return profileSettings
      ? world.state.repositories.update(previous, {
          profileSettings: withUpdate(previous.profileSettings ?? {}, profileSettings),
        })
      : previous
  },
} satisfies Rules<typeof operations.repositories>

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
