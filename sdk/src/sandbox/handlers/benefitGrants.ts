import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { owned } from '../ownership.ts'

export const benefitGrants = {
  list: ({ world, request, principal }) =>
    listPage(
      world,
      request,
      owned(world.state.benefits, principal).flatMap(({ id }) =>
        world.state.benefitGrants.where('benefitId', id),
      ),
      listings.benefitGrants,
    ),
} satisfies Rules<typeof operations.benefitGrants>
