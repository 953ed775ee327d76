import type { operations } from '../../../../2025-03/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { listPage, matches } from '../../../lists.ts'
import { buyersRow } from '../../../ownership.ts'
import { presentCustomerBenefitGrant } from '../../present/presentBenefitGrant.ts'
import { related } from '../../../store/related.ts'
import type { Buyer } from '../../../Principal.ts'
import { invalid, notPermitted } from '../../../Problem.ts'
import { grantToAccount } from '../../../rules/benefitGrants.ts'
import type { BenefitGrantRow } from '../../../store/BenefitRow.ts'
import type { World } from '../../../World.ts'

export const benefitGrants: Handlers<typeof operations.customerPortal.benefitGrants> = {
  list: ({ world, request, principal }) => {
    const benefitOf = ({ benefitId }: BenefitGrantRow) => related(world, 'benefits', benefitId)
    return listPage(request, {
      rows: world.state.benefitGrants.where('customerId', principal.customerId),
      equal: ['benefitId', 'orderId', 'subscriptionId'],
      where: [
        matches(request.type, (row) => benefitOf(row).type),
        matches(request.organizationId, (row) => benefitOf(row).organizationId),
        matches(request.checkoutId, (row) => checkoutOf(world, row)),
      ],
      by: {
        type: (row) => benefitOf(row).type,
        organization: (row) => related(world, 'organizations', benefitOf(row).organizationId).slug,
      },
      order: ['-granted_at'],
      present: (row) => presentCustomerBenefitGrant(world, row),
    })
  },

  get: ({ world, request: { id }, principal }) =>
    presentCustomerBenefitGrant(world, buyersRow(world.state.benefitGrants, id, principal)),

  update: ({ world, request: { id, customerBenefitGrantUpdate: update }, principal }) => {
    const previous = grantToUpdate(world, id, update.benefitType, principal)
    return presentCustomerBenefitGrant(
      world,
      'properties' in update
        ? grantToPlatform(world, previous, update.benefitType, update.properties.accountId)
        : previous,
    )
  },
}

/**
 * The customer's grant with this id. Throws a 404 for another customer's, a 403 if it has been revoked, and a 422
 * if its benefit is not of the type `wanted`.
 */
export const grantToUpdate = (
  world: World,
  id: string,
  wanted: string,
  principal: Buyer,
): BenefitGrantRow => {
  const grant = buyersRow(world.state.benefitGrants, id, principal)
  if (grant.revokedAt) throw notPermitted('The benefit has been revoked.')
  const { type } = related(world, 'benefits', grant.benefitId)
  if (type === wanted) return grant
  throw invalid(['body', 'benefit_type'], `The benefit's type is ${type}.`)
}

/** The sandbox is not connected to Discord or GitHub, so it accepts any account. */
export const grantToPlatform = (
  world: World,
  previous: BenefitGrantRow,
  benefitType: 'discord' | 'github_repository',
  accountId: string | null,
): BenefitGrantRow => {
  if (accountId === null) return grantToAccount(world, previous, null)
  if (accountId.trim() === '') {
    throw invalid(['body', 'properties', 'account_id'], 'An account id is required.')
  }
  const platform = benefitType === 'discord' ? 'discord' : 'github'
  const customer = related(world, 'customers', previous.customerId)
  world.state.customers.update(customer, {
    oauthAccounts: {
      ...customer.oauthAccounts,
      [`${platform}:${accountId}`]: { accountId, accountUsername: null },
    },
  })
  return grantToAccount(world, previous, accountId)
}

/** The checkout that led to a grant. */
export const checkoutOf = (
  world: World,
  { subscriptionId, orderId }: BenefitGrantRow,
): string | null => {
  if (subscriptionId !== null) return related(world, 'subscriptions', subscriptionId).checkoutId
  return orderId === null ? null : related(world, 'orders', orderId).checkoutId
}
