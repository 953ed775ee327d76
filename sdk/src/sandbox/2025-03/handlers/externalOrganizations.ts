import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, matches } from '../../lists.ts'
import { owned } from '../../ownership.ts'
import { presentExternalOrganization } from '../present/presentRepository.ts'

export const externalOrganizations: Handlers<typeof operations.externalOrganizations> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.externalOrganizations, principal),
      where: [
        matches(request.platform, ({ platform }) => platform),
        matches(request.name, ({ name }) => name),
        matches(request.organizationId, ({ organizationId }) => organizationId),
      ],
      by: { created_at: ({ createdAt }) => createdAt, name: ({ name }) => name },
      order: ['created_at'],
      present: (row) => presentExternalOrganization(world, row),
    }),
}
