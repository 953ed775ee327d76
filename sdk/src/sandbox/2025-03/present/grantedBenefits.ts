import type { CustomerStateBenefitGrant } from '../../../2025-03/customers.ts'
import { grantProperties } from '../../rules/grantProperties.ts'
import type { World } from '../../World.ts'
import { presentBenefit } from './presentBenefit.ts'
import { related } from '../../store/related.ts'

/** The benefits that a customer currently has. */
export const grantedBenefits = (world: World, customerId: string): CustomerStateBenefitGrant[] =>
  world.state.benefitGrants.where('customerId', customerId).flatMap((grant) => {
    if (!grant.grantedAt) return []
    const benefit = related(world, 'benefits', grant.benefitId)
    const properties = grantProperties(world, benefit, grant)
    return [
      {
        ...grant,
        grantedAt: grant.grantedAt,
        benefitType: presentBenefit(world, benefit).type,
        properties,
      },
    ]
  })
