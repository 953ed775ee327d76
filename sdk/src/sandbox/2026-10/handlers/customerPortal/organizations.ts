import type { operations } from '../../../../2026-10/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { resourceNotFound } from '../../../Problem.ts'
import { presentCustomerOrganization } from '../../present/presentOrganization.ts'
import { presentOffer } from '../../present/presentProduct.ts'

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
    return { organization: presentCustomerOrganization(organization), products }
  },
}
