import { isUnknown } from '../../../../codec/union.ts'
import type { CustomerBenefitGrantUpdate } from '../../../../2026-10/customerPortal/benefitGrants.ts'
import type { operations } from '../../../../2026-10/operations.ts'
import {
  benefitGrants as before,
  checkoutOf,
} from '../../../handlers/customerPortal/benefitGrants.ts'
import type { Handlers } from '../../../Handlers.ts'
import { contains, listPage, matches } from '../../../lists.ts'
import { buyersRow } from '../../../ownership.ts'
import { related } from '../../../present/related.ts'
import type { Buyer } from '../../../Principal.ts'
import { invalid, unsupported } from '../../../Problem.ts'
import type { BenefitGrantRow, BenefitRow } from '../../../store/BenefitRow.ts'
import type { World } from '../../../World.ts'
import { presentCustomerBenefitGrant } from '../../present/presentBenefitGrant.ts'
import { rowOf } from '../../rowOf.ts'

export const benefitGrants: Handlers<typeof operations.customerPortal.benefitGrants> = {
  list: ({ world, request, principal }) => {
    const benefitOf = ({ benefitId }: BenefitGrantRow) => related(world, 'benefits', benefitId)
    return listPage(request, {
      rows: world.state.benefitGrants.where('customerId', principal.customerId),
      where: [
        contains(request.query, (row) => [benefitOf(row).description]),
        matches<BenefitGrantRow, string>(request.type, (row) => benefitOf(row).type),
        matches(request.benefitId, ({ benefitId }) => benefitId),
        matches(request.checkoutId, (row) => checkoutOf(world, row)),
        matches(request.orderId, ({ orderId }) => orderId),
        matches(request.subscriptionId, ({ subscriptionId }) => subscriptionId),
      ],
      by: {
        granted_at: ({ grantedAt }) => grantedAt,
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
    const { benefitType } = customerBenefitGrantUpdate
    if (benefitType === 'meter_credit' || benefitType === 'feature_flag') {
      return presentCustomerBenefitGrant(world, fixedGrant(world, id, benefitType, principal))
    }
    const request = { id, customerBenefitGrantUpdate: updateOf(customerBenefitGrantUpdate) }
    const answer = before.update({ world, request, principal })
    return presentCustomerBenefitGrant(world, rowOf(world, 'benefitGrants', answer))
  },
}

/** The grant of a benefit that has nothing its customer could change. */
const fixedGrant = (
  world: World,
  id: string,
  wanted: BenefitRow['type'],
  principal: Buyer,
): BenefitGrantRow => {
  const grant = buyersRow(world.state.benefitGrants, id, principal)
  const { type } = related(world, 'benefits', grant.benefitId)
  if (type === wanted) return grant
  throw invalid(['body', 'benefit_type'], `The benefit's type is ${type}.`)
}

/** An update in the terms of 2025-03, which cannot take an account away. */
const updateOf = (update: CustomerBenefitGrantUpdate) => {
  const loc = ['body', 'benefit_type']
  if (isUnknown(update)) throw invalid(loc, 'There is no such type of benefit.')
  switch (update.benefitType) {
    case 'meter_credit':
    case 'feature_flag':
    case 'slack_shared_channel':
      throw unsupported(`benefits of the type ${update.benefitType}`)
    case 'discord':
    case 'github_repository': {
      const { accountId } = update.properties
      if (accountId === null) throw unsupported('taking an account away from a benefit')
      return { benefitType: update.benefitType, properties: { accountId } }
    }
    default:
      return { benefitType: update.benefitType }
  }
}
