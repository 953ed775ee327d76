import type { World } from '../World.ts'
import type { RepositorySeed } from './RepositorySeed.ts'

/** Adds a repository, and returns its id. */
export const addRepository = (world: World, seed: RepositorySeed): string => {
  const { owner, name, isPrivate = false, stars = 0 } = seed
  const { organizations, externalOrganizations, repositories } = world.state
  const organization = seed.organizationId
    ? organizations.get(seed.organizationId)
    : organizations.all()[0]
  if (!organization) {
    throw new RangeError(`There is no organization with the id ${seed.organizationId}.`)
  }
  const added = { createdAt: world.now(), organizationId: organization.id }
  const external =
    externalOrganizations
      .where('organizationId', organization.id)
      .find((known) => known.name === owner) ??
    externalOrganizations.put({
      ...added,
      id: world.newId(),
      platform: 'github',
      name: owner,
      isPersonal: false,
    })
  const repository = repositories.put({
    ...added,
    id: world.newId(),
    name,
    isPrivate,
    stars,
    description: null,
    license: null,
    homepage: null,
    profileSettings: null,
    externalOrganizationId: external.id,
  })
  return repository.id
}
