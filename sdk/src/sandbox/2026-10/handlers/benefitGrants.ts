import type { operations } from '../../../2026-10/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, matches } from '../../lists.ts'
import { owned } from '../../ownership.ts'
import { related } from '../../store/related.ts'
import { presentBenefitGrant } from '../present/presentBenefitGrant.ts'

export const benefitGrants: Handlers<typeof operations.benefitGrants> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.benefits, principal)
        .filter(matches(request.organizationId, ({ organizationId }) => organizationId))
        .flatMap(({ id }) => world.state.benefitGrants.where('benefitId', id)),
      where: [
        matches(request.customerId, ({ customerId }) => customerId),
        matches(
          request.externalCustomerId,
          ({ customerId }) => related(world, 'customers', customerId).externalId,
        ),
        matches(request.isGranted, ({ grantedAt }) => grantedAt !== null),
      ],
      by: {
        created_at: ({ createdAt }) => createdAt,
        granted_at: ({ grantedAt }) => grantedAt,
        revoked_at: ({ revokedAt }) => revokedAt,
      },
      order: ['-created_at'],
      present: (row) => presentBenefitGrant(world, row),
    }),
}
