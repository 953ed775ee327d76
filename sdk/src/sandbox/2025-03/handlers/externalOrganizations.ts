import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage } from '../../lists.ts'
import { owned } from '../../ownership.ts'
import { presentExternalOrganization } from '../present/presentRepository.ts'

export const externalOrganizations: Handlers<typeof operations.externalOrganizations> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.externalOrganizations, principal),
      equal: ['platform', 'name', 'organizationId'],
      order: ['created_at'],
      present: (row) => presentExternalOrganization(world, row),
    }),
}
