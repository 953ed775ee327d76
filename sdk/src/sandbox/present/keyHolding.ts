import { related } from '../store/related.ts'
import type { LicenseKeyRow } from '../store/LicenseKeyRow.ts'
import type { World } from '../World.ts'
import { presentSubscriptionFields } from './presentSubscriptionFields.ts'

/** Who holds a license key, and what it came with. 2026-04 shows none of it, and 2026-10 only the member. */
export const keyHolding = (world: World, { id, customerId }: LicenseKeyRow) => {
  const { benefitGrants, members } = world.state
  const owner = members.where('customerId', customerId).find(({ role }) => role === 'owner')
  const grant = benefitGrants
    .where('customerId', customerId)
    .find(({ licenseKeyId }) => licenseKeyId === id)
  const { subscriptionId = null, orderId = null } = grant ?? {}
  return {
    memberId: owner?.id ?? null,
    member: owner ? { ...owner, externalId: owner.externalId ?? null } : null,
    subscriptionId,
    subscription:
      subscriptionId === null
        ? null
        : presentSubscriptionFields(related(world, 'subscriptions', subscriptionId)),
    orderId,
    order: orderId === null ? null : { ...related(world, 'orders', orderId), paid: true },
  }
}
