import { isDeepStrictEqual } from 'node:util'
import type { BenefitLicenseKeysProperties } from '../../benefits.ts'
import type { LicenseKeyActivate, LicenseKeyValidate } from '../../customerPortal/licenseKeys.ts'
import { addMonths } from '../calendar.ts'
import { badRequest, invalid, notPermitted, resourceNotFound } from '../Problem.ts'
import type { LicenseKeyActivationRow, LicenseKeyRow } from '../store/LicenseKeyRow.ts'
import type { World } from '../World.ts'

interface NewLicenseKey extends Pick<LicenseKeyRow, 'organizationId' | 'customerId' | 'benefitId'> {
  readonly properties: BenefitLicenseKeysProperties
}

/** Adds a key that begins to live now. */
export const newLicenseKey = (
  world: World,
  { properties, ...whose }: NewLicenseKey,
): LicenseKeyRow => {
  const { id, createdAt } = world.record()
  const random = world.newId().toUpperCase()
  return world.state.licenseKeys.put({
    id,
    createdAt,
    ...whose,
    key: properties.prefix === null ? random : `${properties.prefix}_${random}`,
    displayKey: `****-${random.slice(-6)}`,
    status: 'granted',
    usage: 0,
    validations: 0,
    lastValidatedAt: null,
    ...limitsOf(properties, createdAt),
  })
}

/** What a key of a benefit may do, and until when if it lives from `since` on. */
export const limitsOf = (
  { expires, activations, limitUsage }: BenefitLicenseKeysProperties,
  since: Date,
): Pick<LicenseKeyRow, 'limitActivations' | 'limitUsage' | 'expiresAt'> => ({
  limitActivations: activations?.limit ?? null,
  limitUsage,
  expiresAt: expires && expiryOf(expires, since),
})

/** The key of an organisation with this text; throws a 404 when there is none. */
export const licenseKeyOf = (
  world: World,
  { key, organizationId }: { readonly key: string; readonly organizationId: string },
): LicenseKeyRow => {
  const found = world.state.licenseKeys
    .where('key', key)
    .find((row) => row.organizationId === organizationId)
  if (!found) throw resourceNotFound()
  return found
}

/** What a key is activated for, the oldest first. */
export const activationsOf = (world: World, { id }: LicenseKeyRow): LicenseKeyActivationRow[] =>
  world.state.licenseKeyActivations.where('licenseKeyId', id)

/** An activation of a key; throws a 404 when the key has no such one. */
export const activationOf = (
  world: World,
  { id }: LicenseKeyRow,
  activationId: string,
): LicenseKeyActivationRow => {
  const activation = world.state.licenseKeyActivations.get(activationId)
  if (activation?.licenseKeyId !== id) throw resourceNotFound()
  return activation
}

/** Counts a use of a key that is good for it, and says for which activation it was. */
export const validateKey = (
  world: World,
  request: LicenseKeyValidate,
): { readonly key: LicenseKeyRow; readonly activation: LicenseKeyActivationRow | null } => {
  const before = licenseKeyOf(world, request)
  const { activationId, benefitId, customerId, conditions = {} } = request
  const increment = request.incrementUsage ?? 0
  const wrong = whyInactive(world, before)
  if (wrong !== undefined) throw resourceNotFound(wrong)
  const activation = activationId == null ? null : activationOf(world, before, activationId)
  const isConditional = activation !== null && Object.keys(activation.conditions).length > 0
  if (isConditional && !isDeepStrictEqual(activation.conditions, conditions)) {
    throw resourceNotFound('License key does not match required conditions.')
  }
  if (benefitId != null && benefitId !== before.benefitId) {
    throw resourceNotFound('License key does not match given benefit.')
  }
  if (customerId != null && customerId !== before.customerId) {
    throw resourceNotFound('License key does not match given customer.')
  }
  if (increment < 0) throw invalid(['body', 'increment_usage'], 'Give 0 or more.')
  const left = before.limitUsage === null ? Infinity : before.limitUsage - before.usage
  if (increment > left) throw badRequest(`License key has ${Math.max(0, left)} usages left.`)
  const key = world.state.licenseKeys.update(before, {
    usage: before.usage + increment,
    validations: before.validations + 1,
    lastValidatedAt: world.now(),
  })
  return { key, activation }
}

/** Activates a key that has an activation left. */
export const activateKey = (
  world: World,
  { label, conditions = {}, meta = {}, ...named }: LicenseKeyActivate,
): LicenseKeyActivationRow => {
  const key = licenseKeyOf(world, named)
  const wrong = whyInactive(world, key)
  if (wrong !== undefined) throw notPermitted(wrong)
  if (key.limitActivations === null) {
    throw notPermitted('This license key does not support activations.')
  }
  if (activationsOf(world, key).length >= key.limitActivations) {
    throw notPermitted('License key activation limit already reached.')
  }
  return world.state.licenseKeyActivations.put({
    ...world.record(),
    licenseKeyId: key.id,
    label,
    conditions,
    meta,
  })
}

const whyInactive = (world: World, { status, expiresAt }: LicenseKeyRow): string | undefined => {
  if (status !== 'granted') return 'License key is no longer active.'
  return expiresAt && expiresAt <= world.now() ? 'License key has expired.' : undefined
}

const expiryOf = (
  { ttl, timeframe }: NonNullable<BenefitLicenseKeysProperties['expires']>,
  since: Date,
): Date => {
  if (timeframe === 'day') return new Date(since.getTime() + ttl * 86_400_000)
  return addMonths(since, timeframe === 'year' ? 12 * ttl : ttl)
}
