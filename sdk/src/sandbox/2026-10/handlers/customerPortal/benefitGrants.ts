import { isUnknown } from '../../../../codec/union.ts'
import type { CustomerBenefitGrantUpdate } from '../../../../shared/customerPortal/benefitGrants.ts'
import type { operations } from '../../../../2026-10/operations.ts'
import {
  checkoutOf,
  grantToPlatform,
  grantToUpdate,
} from '../../../2025-03/handlers/customerPortal/benefitGrants.ts'
import type { Handlers } from '../../../Handlers.ts'
import { contains, listPage, matches } from '../../../lists.ts'
import { buyersRow } from '../../../ownership.ts'
import { related } from '../../../store/related.ts'
import { invalid } from '../../../Problem.ts'
import { grantToAccount } from '../../../rules/benefitGrants.ts'
import type { BenefitGrantRow } from '../../../store/BenefitRow.ts'
import type { World } from '../../../World.ts'
import { presentCustomerBenefitGrant } from '../../present/presentBenefitGrant.ts'

export const benefitGrants: Handlers<typeof operations.customerPortal.benefitGrants> = {
  list: ({ world, request, principal }) => {
    const benefitOf = ({ benefitId }: BenefitGrantRow) => related(world, 'benefits', benefitId)
    return listPage(request, {
      rows: world.state.benefitGrants.where('customerId', principal.customerId),
      equal: ['benefitId', 'orderId', 'subscriptionId'],
      where: [
        contains(request.query, (row) => [benefitOf(row).description]),
        matches<BenefitGrantRow, string>(request.type, (row) => benefitOf(row).type),
        matches(request.checkoutId, (row) => checkoutOf(world, row)),
      ],
      by: {
        type: (row) => benefitOf(row).type,
        organization: (row) => related(world, 'organizations', benefitOf(row).organizationId).slug,
        product_benefit: (row) => benefitOf(row).description,
      },
      order: ['-granted_at'],
      present: (row) => presentCustomerBenefitGrant(world, row),
    })
  },

  get: ({ world, request: { id }, principal }) =>
    presentCustomerBenefitGrant(world, buyersRow(world.state.benefitGrants, id, principal)),

  update: ({ world, request: { id, customerBenefitGrantUpdate }, principal }) => {
    if (isUnknown(customerBenefitGrantUpdate)) {
      throw invalid(['body', 'benefit_type'], 'There is no such type of benefit.')
    }
    const previous = grantToUpdate(world, id, customerBenefitGrantUpdate.benefitType, principal)
    return presentCustomerBenefitGrant(
      world,
      applyUpdate(world, previous, customerBenefitGrantUpdate),
    )
  },
}

const applyUpdate = (
  world: World,
  previous: BenefitGrantRow,
  update: Exclude<CustomerBenefitGrantUpdate, { readonly isUnknown: true }>,
): BenefitGrantRow => {
  switch (update.benefitType) {
    case 'discord':
    case 'github_repository':
      return grantToPlatform(world, previous, update.benefitType, update.properties.accountId)
    case 'slack_shared_channel':
      return grantToAccount(world, previous, update.properties.invitedEmail)
    default:
      return previous
  }
}
