import type { CustomerBenefitGrantUpdate } from '../../../shared/customerPortal/benefitGrants.ts'
import type { operations } from '../../../2026-10/operations.ts'
import type { Unknown } from '../../../codec/union.ts'
import { isUnknown } from '../../../codec/union.ts'
import type { Rules } from '../../Handlers.ts'
import { listings } from '../../listings.ts'
import { listPage } from '../../lists.ts'
import { buyersRow } from '../../ownership.ts'
import type { Buyer } from '../../Principal.ts'
import { invalid, notPermitted } from '../../Problem.ts'
import { grantToAccount } from '../../rules/benefitGrants.ts'
import type { BenefitGrantRow } from '../../store/BenefitRow.ts'
import { related } from '../../store/related.ts'
import type { World } from '../../World.ts'

const listing = { ...listings.benefitGrants, order: ['-granted_at'] }

export const benefitGrants = {
  list: ({ world, request, principal: { customerId } }) =>
    listPage(world, request, world.state.benefitGrants.where('customerId', customerId), listing),

  get: ({ world, request: { id }, principal }) =>
    buyersRow(world.state.benefitGrants, id, principal),

  update: ({ world, request: { id, customerBenefitGrantUpdate: update }, principal }) => {
    if (isUnknown(update)) {
      throw invalid(['body', 'benefit_type'], 'There is no such type of benefit.')
    }
    return applyUpdate(world, grantToUpdate(world, id, update.benefitType, principal), update)
  },
} satisfies Rules<typeof operations.customerPortal.benefitGrants>

const applyUpdate = (
  world: World,
  previous: BenefitGrantRow,
  update: Exclude<CustomerBenefitGrantUpdate, Unknown>,
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

/**
 * The customer's grant with this id. Throws a 404 for another customer's, a 403 if it has been revoked, and a 422
 * if its benefit is not of the type `wanted`.
 */
const grantToUpdate = (
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
const grantToPlatform = (
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
