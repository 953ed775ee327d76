import { isDeepStrictEqual } from 'node:util'
import type { BenefitGrantProperties } from '../../2025-03/benefits.ts'
import { grantProperties } from './grantProperties.ts'
import { related } from '../store/related.ts'
import type { BenefitGrantRow, BenefitRow } from '../store/BenefitRow.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { filesFor, settleDownloadables } from './downloadables.ts'
import { limitsOf, newLicenseKey } from './licenseKeys.ts'
import { giveCredit, takeCredit } from './meterCredits.ts'

/** Why a customer has a product: a subscription, or an order for a one-time product. */
export interface GrantSource {
  readonly customerId: string
  readonly subscriptionId: string | null
  readonly orderId: string | null
}

/**
 * Aligns the grants of a source with the benefits of a product: grants the missing ones, and revokes
 * those that the product no longer has.
 */
export const grantBenefits = (world: World, product: ProductRow, source: GrantSource): void => {
  const held = grantsBy(world, source).filter(({ customerId }) => customerId === source.customerId)
  const missing = product.benefitIds.filter(
    (id) => !held.some((grant) => grant.benefitId === id && !grant.revokedAt),
  )
  const obsolete = held.filter(
    ({ benefitId, revokedAt }) => !revokedAt && !product.benefitIds.includes(benefitId),
  )
  for (const grant of obsolete) revoke(world, grant)
  for (const id of missing) {
    const had = held.find(({ benefitId }) => benefitId === id)
    give(world, related(world, 'benefits', id), had ?? newGrant(world, id, source))
  }
  if (obsolete.length > 0 || missing.length > 0) emitState(world, source.customerId)
}

/** Emits `benefit_grant.cycled` for each of a subscription's grants, since a new period has started. */
export const cycleBenefits = (world: World, source: GrantSource): void => {
  for (const grant of grantsBy(world, source)) {
    if (grant.revokedAt) continue
    const { organizationId } = related(world, 'benefits', grant.benefitId)
    world.emit(organizationId, 'benefit_grant.cycled', { grant })
  }
}

/** Revokes everything that a source granted. */
export const revokeBenefits = (world: World, source: GrantSource): void =>
  revokeAll(world, grantsBy(world, source))

/** Revokes a source's grants to its own customer, but not those to other holders of its seats. */
export const revokeOwnBenefits = (world: World, source: GrantSource): void =>
  revokeAll(
    world,
    grantsBy(world, source).filter(({ customerId }) => customerId === source.customerId),
  )

/** Revokes everything that a customer was granted. */
export const revokeAllBenefits = (world: World, customerId: string): void =>
  revokeAll(world, world.state.benefitGrants.where('customerId', customerId))

/** Revokes a benefit from every customer, and deletes its grants. */
export const withdrawBenefit = (world: World, benefitId: string): void => {
  const grants = world.state.benefitGrants.where('benefitId', benefitId)
  revokeAll(world, grants)
  for (const { id } of grants) world.state.benefitGrants.delete(id)
}

/** Updates the grants of a benefit that has changed, and emits an event for each whose properties differ. */
export const refreshGrants = (world: World, previous: BenefitRow, after: BenefitRow): void => {
  if (isDeepStrictEqual(previous.properties, after.properties)) return
  for (const grant of world.state.benefitGrants.where('benefitId', after.id)) {
    if (!grant.revokedAt) {
      const propertiesBefore = grantProperties(world, previous, grant)
      const refreshed = world.state.benefitGrants.update(grant, {
        ...contentOf(world, after, grant),
        modifiedAt: world.now(),
      })
      settle(world, refreshed)
      emitUpdate(world, refreshed, propertiesBefore)
    }
  }
}

/** Grants a benefit to an account, moves it there from another account, or takes it away (`null`). */
export const grantToAccount = (
  world: World,
  previous: BenefitGrantRow,
  accountId: string | null,
): BenefitGrantRow => {
  const benefit = related(world, 'benefits', previous.benefitId)
  const after = world.state.benefitGrants.update(previous, {
    modifiedAt: world.now(),
    grantedAt: accountId === null ? null : (previous.grantedAt ?? world.now()),
    accountId,
  })
  emitUpdate(world, after, grantProperties(world, benefit, previous))
  return after
}

const grantsBy = (world: World, { subscriptionId, orderId }: GrantSource): BenefitGrantRow[] => {
  if (subscriptionId !== null) {
    return world.state.benefitGrants.where('subscriptionId', subscriptionId)
  }
  return orderId === null ? [] : world.state.benefitGrants.where('orderId', orderId)
}

const newGrant = (
  world: World,
  benefitId: string,
  { customerId, subscriptionId, orderId }: GrantSource,
): BenefitGrantRow => ({
  ...world.record(),
  grantedAt: null,
  revokedAt: null,
  subscriptionId,
  orderId,
  customerId,
  benefitId,
  accountId: accountOf(world, customerId, benefitId),
  licenseKeyId: null,
  fileIds: [],
  creditedUnits: null,
  creditedAt: null,
})

/** The account with which the customer already has the benefit. */
const accountOf = (world: World, customerId: string, benefitId: string): string | null =>
  world.state.benefitGrants
    .where('customerId', customerId)
    .find((grant) => grant.benefitId === benefitId)?.accountId ?? null

/** The benefits on other platforms, which are granted once the customer has an account there. */
const NEED_ACCOUNT: readonly BenefitRow['type'][] = [
  'discord',
  'github_repository',
  'slack_shared_channel',
]

const give = (world: World, benefit: BenefitRow, previous: BenefitGrantRow): void => {
  const isRepeated = previous.revokedAt !== null
  const given = world.state.benefitGrants.put({
    ...previous,
    ...contentOf(world, benefit, previous),
    modifiedAt: isRepeated ? world.now() : null,
    grantedAt:
      NEED_ACCOUNT.includes(benefit.type) && previous.accountId === null ? null : world.now(),
    revokedAt: null,
  })
  settle(world, given)
  const grant = benefit.type === 'meter_credit' ? giveCredit(world, benefit, given) : given
  world.emit(benefit.organizationId, 'benefit_grant.created', { grant })
}

/** The files and the license key of a grant. A key that the customer had before is reused. */
const contentOf = (
  world: World,
  benefit: BenefitRow,
  { customerId, fileIds, licenseKeyId, revokedAt }: BenefitGrantRow,
): Pick<BenefitGrantRow, 'fileIds' | 'licenseKeyId'> => {
  if (benefit.type === 'downloadables') {
    return { fileIds: filesFor(benefit.properties, fileIds), licenseKeyId }
  }
  if (benefit.type !== 'license_keys') return { fileIds, licenseKeyId }
  const { id: benefitId, organizationId, properties } = benefit
  if (licenseKeyId === null) {
    const { id } = newLicenseKey(world, { organizationId, customerId, benefitId, properties })
    return { fileIds, licenseKeyId: id }
  }
  const key = related(world, 'licenseKeys', licenseKeyId)
  world.state.licenseKeys.update(
    key,
    revokedAt
      ? { status: 'granted', ...limitsOf(properties, world.now()) }
      : limitsOf(properties, key.createdAt),
  )
  return { fileIds, licenseKeyId }
}

const revokeAll = (world: World, grants: readonly BenefitGrantRow[]): void => {
  const live = grants.filter(({ revokedAt }) => !revokedAt)
  for (const grant of live) revoke(world, grant)
  for (const id of new Set(live.map(({ customerId }) => customerId))) emitState(world, id)
}

const revoke = (world: World, previous: BenefitGrantRow): void => {
  const now = world.now()
  const changes = { grantedAt: null, revokedAt: now, modifiedAt: now }
  const after = world.state.benefitGrants.update(previous, changes)
  if (after.licenseKeyId !== null) {
    const key = related(world, 'licenseKeys', after.licenseKeyId)
    world.state.licenseKeys.update(key, { status: 'revoked' })
  }
  settle(world, after)
  const benefit = related(world, 'benefits', after.benefitId)
  if (benefit.type === 'meter_credit') takeCredit(world, benefit, after)
  world.emit(benefit.organizationId, 'benefit_grant.revoked', { grant: after })
}

const settle = (world: World, { customerId, benefitId }: BenefitGrantRow): void => {
  const { type } = related(world, 'benefits', benefitId)
  if (type === 'downloadables') settleDownloadables(world, customerId, benefitId)
}

const emitUpdate = (
  world: World,
  grant: BenefitGrantRow,
  previousProperties: BenefitGrantProperties,
): void => {
  const benefit = related(world, 'benefits', grant.benefitId)
  if (isDeepStrictEqual(previousProperties, grantProperties(world, benefit, grant))) return
  world.emit(benefit.organizationId, 'benefit_grant.updated', { grant, previousProperties })
  emitState(world, grant.customerId)
}

const emitState = (world: World, customerId: string): void => {
  const customer = related(world, 'customers', customerId)
  world.emit(customer.organizationId, 'customer.state_changed', customer)
}
