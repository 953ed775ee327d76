import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, map, nullable, openEnum } from '../../codec/collections.ts'
import { entity, optional, withDefault } from '../../codec/entity.ts'
import { date, integer, string, unknown } from '../../codec/primitives.ts'
import { Customer } from '../customers.ts'
import { record } from './record.ts'

export const LicenseKeyStatus = openEnum('granted', 'revoked', 'disabled')
export type LicenseKeyStatus = t.TypeOf<typeof LicenseKeyStatus>

export const LicenseKeyUser = entity('LicenseKeyUser', {
  id: string,
  email: string,
  publicName: string,
  avatarUrl: optional(nullable(string)),
})
export interface LicenseKeyUser extends t.TypeOf<typeof LicenseKeyUser> {}

const licenseKey = {
  id: string,
  organizationId: string,
  userId: string,
  customerId: string,
  user: LicenseKeyUser,
  customer: Customer,
  benefitId: string,
  key: string,
  displayKey: string,
  status: LicenseKeyStatus,
  limitActivations: nullable(integer),
  usage: withDefault(integer, 0),
  limitUsage: nullable(integer),
  validations: integer,
  lastValidatedAt: nullable(date),
  expiresAt: nullable(date),
}

const licenseKeyRead = entity('LicenseKeyRead', licenseKey)
export interface LicenseKeyRead extends t.TypeOf<typeof licenseKeyRead> {}
export const LicenseKeyRead: Codec<LicenseKeyRead> = licenseKeyRead

const activation = {
  ...record,
  licenseKeyId: string,
  label: string,
  meta: map(unknown),
}

const licenseKeyActivationBase = entity('LicenseKeyActivationBase', activation)
/** A device, or anything else that a key is activated for. */
export interface LicenseKeyActivationBase extends t.TypeOf<typeof licenseKeyActivationBase> {}
export const LicenseKeyActivationBase: Codec<LicenseKeyActivationBase> = licenseKeyActivationBase

const licenseKeyActivationRead = entity('LicenseKeyActivationRead', {
  ...activation,
  licenseKey: LicenseKeyRead,
})
export interface LicenseKeyActivationRead extends t.TypeOf<typeof licenseKeyActivationRead> {}
export const LicenseKeyActivationRead: Codec<LicenseKeyActivationRead> = licenseKeyActivationRead

const licenseKeyWithActivations = entity('LicenseKeyWithActivations', {
  ...licenseKey,
  activations: list(LicenseKeyActivationBase),
})
export interface LicenseKeyWithActivations extends t.TypeOf<typeof licenseKeyWithActivations> {}
export const LicenseKeyWithActivations: Codec<LicenseKeyWithActivations> = licenseKeyWithActivations

const validatedLicenseKey = entity('ValidatedLicenseKey', {
  ...licenseKey,
  activation: optional(nullable(LicenseKeyActivationBase)),
})
export interface ValidatedLicenseKey extends t.TypeOf<typeof validatedLicenseKey> {}
export const ValidatedLicenseKey: Codec<ValidatedLicenseKey> = validatedLicenseKey
