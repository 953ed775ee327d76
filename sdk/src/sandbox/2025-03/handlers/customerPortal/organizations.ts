import type { operations } from '../../../../2025-03/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { presentOffer } from '../../present/presentProduct.ts'
import { resourceNotFound } from '../../../Problem.ts'

export const organizations: Handlers<typeof operations.customerPortal.organizations> = {
  get: ({ world, request: { slug }, principal }) => {
    const [organization] = world.state.organizations.where('slug', slug)
    if (!organization || !principal.organizationIds.includes(organization.id)) {
      throw resourceNotFound()
    }
    const products = world.state.products
      .where('organizationId', organization.id)
      .filter(({ isArchived }) => !isArchived)
      .map((product) => presentOffer(world, product))
    return { organization, products }
  },
}
