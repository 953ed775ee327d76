import type { operations } from '../../../2025-03/operations.ts'
import type { Rules } from '../../Handlers.ts'
import { listings } from '../../listings.ts'
import { listPage } from '../../lists.ts'
import { owned } from '../../ownership.ts'

export const externalOrganizations = {
  list: ({ world, request, principal }) =>
    listPage(
      world,
      request,
      owned(world.state.externalOrganizations, principal),
      listings.externalOrganizations,
    ),
} satisfies Rules<typeof operations.externalOrganizations>
