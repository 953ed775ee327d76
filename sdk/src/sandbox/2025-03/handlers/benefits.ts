import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, matches } from '../../lists.ts'
import { organizationFor, owned, ownedRow } from '../../ownership.ts'
import { presentBenefit } from '../present/presentBenefit.ts'
import { presentBenefitGrant } from '../present/presentBenefitGrant.ts'
import { deleteBenefit, newBenefit, updateBenefit } from '../../rules/benefits.ts'

export const benefits: Handlers<typeof operations.benefits> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.benefits, principal),
      equal: ['organizationId'],
      where: [matches(request.type, (row) => presentBenefit(row).type)],
      present: presentBenefit,
    }),

  create: ({ world, request, principal }) =>
    presentBenefit(
      newBenefit(world, organizationFor(world, principal, request.organizationId), request),
    ),

  get: ({ world, request: { id }, principal }) =>
    presentBenefit(ownedRow(world.state.benefits, id, principal)),

  update: ({ world, request: { id, requestBody }, principal }) =>
    presentBenefit(
      updateBenefit(world, ownedRow(world.state.benefits, id, principal), requestBody),
    ),

  delete: ({ world, request: { id }, principal }) => {
    deleteBenefit(world, ownedRow(world.state.benefits, id, principal))
  },

  grants: ({ world, request, principal }) => {
    const { id } = ownedRow(world.state.benefits, request.id, principal)
    return listPage(request, {
      rows: world.state.benefitGrants.where('benefitId', id),
      equal: ['customerId'],
      where: [matches(request.isGranted, ({ grantedAt }) => grantedAt !== null)],
      present: (row) => presentBenefitGrant(world, row),
    })
  },
}
