import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { resourceNotFound } from '../Problem.ts'
import { usagesOf } from '../rules/customerMeters.ts'

export const customerMeters = {
  list: ({ world, request, principal }) =>
    listPage(
      world,
      request,
      principal.organizationIds.flatMap((id) => usagesOf(world, id)),
      listings.customerMeters,
    ),

  get: ({ world, request: { id }, principal }) => {
    const usage = principal.organizationIds
      .flatMap((organizationId) => usagesOf(world, organizationId))
      .find((one) => one.id === id)
    if (!usage) throw resourceNotFound()
    return usage
  },
} satisfies Rules<typeof operations.customerMeters>
