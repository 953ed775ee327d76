import { isDeepStrictEqual } from 'node:util'
import type { BenefitLicenseKeysProperties } from '../../shared/entities/benefitProperties.ts'
import type {
  LicenseKeyActivate,
  LicenseKeyValidate,
} from '../../2025-03/customerPortal/licenseKeys.ts'
import { addMonths, DAY } from '../calendar.ts'
import {
  badRequest,
  invalid,
  notPermitted,
  resourceNotFound,
  rotateNotPermitted,
} from '../Problem.ts'
import type { LicenseKeyActivationRow, LicenseKeyRow } from '../store/LicenseKeyRow.ts'
import type { World } from '../World.ts'

export type { LicenseKeyActivate, LicenseKeyValidate }

interface NewLicenseKey extends Pick<LicenseKeyRow, 'organizationId' | 'customerId' | 'benefitId'> {
  readonly properties: BenefitLicenseKeysProperties
}

/** Adds a key that is valid from now on. */
export const newLicenseKey = (
  world: World,
  { properties, ...whose }: NewLicenseKey,
): LicenseKeyRow => {
  const { id, createdAt } = world.record()
  return world.state.licenseKeys.put({
    id,
    createdAt,
    ...whose,
    ...newKey(world, properties),
    status: 'granted',
    usage: 0,
    validations: 0,
    lastValidatedAt: null,
    ...limitsOf(properties, createdAt),
  })
}

const newKey = (
  world: World,
  { prefix }: Pick<BenefitLicenseKeysProperties, 'prefix'>,
): Pick<LicenseKeyRow, 'key' | 'displayKey'> => {
  const random = world.newId().toUpperCase()
  return {
    key: prefix === null ? random : `${prefix}_${random}`,
    displayKey: `****-${random.slice(-6)}`,
  }
}

/** Replaces a key by a new one, which keeps its activations. Throws a 400 if the key has been revoked. */
export const rotateKey = (world: World, row: LicenseKeyRow): LicenseKeyRow => {
  if (row.status === 'revoked') throw rotateNotPermitted()
  const [, prefix = null] = /^(.*)_[^_]*$/.exec(row.key) ?? []
  return world.state.licenseKeys.update(row, newKey(world, { prefix }))
}

/** The limits of a benefit's key, and when it expires if it is valid from `since` on. */
export const limitsOf = (
  { expires, activations, limitUsage }: BenefitLicenseKeysProperties,
  since: Date,
): Pick<LicenseKeyRow, 'limitActivations' | 'limitUsage' | 'expiresAt'> => ({
  limitActivations: activations?.limit ?? null,
  limitUsage,
  expiresAt: expires && expiryOf(expires, since),
})

/** An organization's license key; throws a 404 if it does not exist. */
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

/** The activations of a key, oldest first. */
export const activationsOf = (world: World, { id }: LicenseKeyRow): LicenseKeyActivationRow[] =>
  world.state.licenseKeyActivations.where('licenseKeyId', id)

/** An activation of a key; throws a 404 if it does not exist. */
export const activationOf = (
  world: World,
  { id }: LicenseKeyRow,
  activationId: string,
): LicenseKeyActivationRow => {
  const activation = world.state.licenseKeyActivations.get(activationId)
  if (activation?.licenseKeyId !== id) throw resourceNotFound()
  return activation
}

/** A valid key, with the activation that was asked for. */
export interface KeyValidation {
  readonly key: LicenseKeyRow
  readonly activation: LicenseKeyActivationRow | null
}

/** Validates a key and counts the validation. Throws a 404 if the key is inactive or does not match the request. */
export const validateKey = (world: World, request: LicenseKeyValidate): KeyValidation => {
  const previous = licenseKeyOf(world, request)
  const { activationId, benefitId, customerId, conditions = {} } = request
  const increment = request.incrementUsage ?? 0
  const reason = inactiveReason(world, previous)
  if (reason !== undefined) throw resourceNotFound(reason)
  const activation = activationId == null ? null : activationOf(world, previous, activationId)
  const isConditional = activation !== null && Object.keys(activation.conditions).length > 0
  if (isConditional && !isDeepStrictEqual(activation.conditions, conditions)) {
    throw resourceNotFound('License key does not match required conditions.')
  }
  if (benefitId != null && benefitId !== previous.benefitId) {
    throw resourceNotFound('License key does not match given benefit.')
  }
  if (customerId != null && customerId !== previous.customerId) {
    throw resourceNotFound('License key does not match given customer.')
  }
  if (increment < 0) throw invalid(['body', 'increment_usage'], 'Must be at least 0.')
  const left = previous.limitUsage === null ? Infinity : previous.limitUsage - previous.usage
  if (increment > left) throw badRequest(`License key has ${Math.max(0, left)} usages left.`)
  const key = world.state.licenseKeys.update(previous, {
    usage: previous.usage + increment,
    validations: previous.validations + 1,
    lastValidatedAt: world.now(),
  })
  return { key, activation }
}

/** Activates a key; throws a 403 if it is inactive, or has no activations left. */
export const activateKey = (
  world: World,
  { label, conditions = {}, meta = {}, ...named }: LicenseKeyActivate,
): LicenseKeyActivationRow => {
  const key = licenseKeyOf(world, named)
  const reason = inactiveReason(world, key)
  if (reason !== undefined) throw notPermitted(reason)
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

const inactiveReason = (world: World, { status, expiresAt }: LicenseKeyRow): string | undefined => {
  if (status !== 'granted') return 'License key is no longer active.'
  return expiresAt && expiresAt <= world.now() ? 'License key has expired.' : undefined
}

const expiryOf = (
  { ttl, timeframe }: NonNullable<BenefitLicenseKeysProperties['expires']>,
  since: Date,
): Date => {
  if (timeframe === 'day') return new Date(since.getTime() + ttl * DAY)
  return addMonths(since, timeframe === 'year' ? 12 * ttl : ttl)
}
