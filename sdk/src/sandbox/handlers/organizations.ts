import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { createOrganization, ownOrganization, updateOrganization } from '../rules/organizations.ts'

export const organizations = {
  list: ({ world, request, principal }) =>
    listPage(
      world,
      request,
      principal.organizationIds.flatMap((id) => world.state.organizations.get(id) ?? []),
      listings.organizations,
    ),

  create: ({ world, request: { name, slug, avatarUrl, subscriptionSettings }, principal }) =>
    createOrganization(world, { name, slug, avatarUrl, subscriptionSettings }, principal),

  get: ({ world, request: { id }, principal }) => ownOrganization(world, id, principal),

  update: ({ world, request: { id, organizationUpdate }, principal }) => {
    const previous = ownOrganization(world, id, principal)
    const { name, avatarUrl, subscriptionSettings } = organizationUpdate
    return updateOrganization(world, previous, {
      name: name ?? previous.name,
      avatarUrl: avatarUrl === undefined ? previous.avatarUrl : avatarUrl,
      subscriptionSettings: subscriptionSettings ?? previous.subscriptionSettings,
    })
  },
} satisfies Rules<typeof operations.organizations>
