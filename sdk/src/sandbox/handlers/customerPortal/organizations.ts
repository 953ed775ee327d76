import type { operations } from '../../../2026-10/operations.ts'
import type { Rules } from '../../Handlers.ts'
import { resourceNotFound } from '../../Problem.ts'

export const organizations = {
  get: ({ world, request: { slug }, principal }) => {
    const [organization] = world.state.organizations.where('slug', slug)
    if (!organization || !principal.organizationIds.includes(organization.id)) {
      throw resourceNotFound()
    }
    return organization
  },
} satisfies Rules<typeof operations.customerPortal.organizations>
