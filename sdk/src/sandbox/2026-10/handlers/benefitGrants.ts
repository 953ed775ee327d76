import type { operations } from '../../../2026-10/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { ofExternalCustomer } from '../../customerLists.ts'
import { listPage, matches } from '../../lists.ts'
import { owned } from '../../ownership.ts'
import { presentBenefitGrant } from '../present/presentBenefitGrant.ts'

export const benefitGrants: Handlers<typeof operations.benefitGrants> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.benefits, principal)
        .filter(matches(request.organizationId, ({ organizationId }) => organizationId))
        .flatMap(({ id }) => world.state.benefitGrants.where('benefitId', id)),
      equal: ['customerId'],
      where: [
        ofExternalCustomer(world, request),
        matches(request.isGranted, ({ grantedAt }) => grantedAt !== null),
      ],
      order: ['-created_at'],
      present: (row) => presentBenefitGrant(world, row),
    }),
}
