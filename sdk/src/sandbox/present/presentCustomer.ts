import type { CustomerIndividual, CustomerTeam } from '../../shared/entities/customer.ts'
import type {
  CustomerStateIndividual,
  CustomerStateTeam,
} from '../../shared/entities/customerState.ts'
import { grantProperties } from '../rules/grantProperties.ts'
import { related } from '../store/related.ts'
import { usagesOf } from '../rules/customerMeters.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { presentSubscriptionFields } from './presentSubscriptionFields.ts'

/** A customer as the merchant sees them. */
export const presentCustomer = (
  world: World,
  row: CustomerRow,
): CustomerIndividual | CustomerTeam => ({
  ...row,
  billingName: null,
  locale: null,
  defaultPaymentMethodId: defaultPaymentMethodId(world, row),
  firstUserEventAt: null,
  avatarUrl: avatarUrl(world),
})

/** The avatar of every customer. */
export const avatarUrl = (world: World): string => `${world.url}/avatar.svg`

/** The id of the card that a customer's renewals are charged to, or null. */
export const defaultPaymentMethodId = (world: World, { id }: CustomerRow): string | null =>
  world.state.paymentMethods.where('customerId', id).find(({ isDefault }) => isDefault)?.id ?? null

/** A customer with their active subscriptions, granted benefits and meters. */
export const presentCustomerState = (
  world: World,
  row: CustomerRow,
): CustomerStateIndividual | CustomerStateTeam => ({
  ...presentCustomer(world, row),
  activeSubscriptions: world.state.subscriptions.where('customerId', row.id).flatMap((one) => {
    const { status } = one
    return status === 'active' || status === 'trialing'
      ? [{ ...presentSubscriptionFields(one), status, meters: [] }]
      : []
  }),
  grantedBenefits: world.state.benefitGrants.where('customerId', row.id).flatMap((grant) => {
    if (!grant.grantedAt) return []
    const benefit = related(world, 'benefits', grant.benefitId)
    return {
      ...grant,
      grantedAt: grant.grantedAt,
      benefitType: benefit.type,
      benefitMetadata: benefit.metadata,
      properties: grantProperties(world, benefit, grant),
    }
  }),
  activeMeters: usagesOf(world, row.organizationId, row.id).map((usage) => ({
    ...usage,
    meterId: usage.meter.id,
  })),
})
