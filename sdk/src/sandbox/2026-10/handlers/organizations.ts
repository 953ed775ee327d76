import type { operations } from '../../../2026-10/operations.ts'
import { organizations as legacy } from '../../2025-03/handlers/organizations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage } from '../../lists.ts'
import { presentOrganization } from '../present/presentOrganization.ts'
import { rowOf } from '../rowOf.ts'

export const organizations: Handlers<typeof operations.organizations> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: principal.organizationIds.flatMap((id) => world.state.organizations.get(id) ?? []),
      equal: ['slug'],
      by: {
        next_review_threshold: () => null,
        days_in_status: ({ createdAt }) => createdAt,
      },
      order: ['created_at'],
      present: presentOrganization,
    }),

  create: ({ world, request, principal }) => {
    const { name, slug, avatarUrl, subscriptionSettings } = request
    const wanted = { name, slug, avatarUrl, subscriptionSettings }
    const reply = legacy.create({ world, request: wanted, principal })
    return presentOrganization(rowOf(world, 'organizations', reply))
  },

  get: ({ world, request, principal }) =>
    presentOrganization(rowOf(world, 'organizations', legacy.get({ world, request, principal }))),

  update: ({ world, request: { id, organizationUpdate }, principal }) => {
    const { name, avatarUrl, subscriptionSettings } = organizationUpdate
    const request = { id, organizationUpdate: { name, avatarUrl, subscriptionSettings } }
    const reply = legacy.update({ world, request, principal })
    return presentOrganization(rowOf(world, 'organizations', reply))
  },
}
