import type * as t from 'io-ts'
import { record } from '../../shared/entities/record.ts'
import { LicenseKeyStatus } from '../../shared/entities/licenseKeyStatus.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { date, integer, string } from '../../codec/primitives.ts'
import { attachedCustomerFields } from '../../shared/entities/customerFields.ts'

const licenseKeyCustomer = entity('LicenseKeyCustomer', attachedCustomerFields)
export interface LicenseKeyCustomer extends t.TypeOf<typeof licenseKeyCustomer> {}
export const LicenseKeyCustomer: Codec<LicenseKeyCustomer> = licenseKeyCustomer

const licenseKeyFields = {
  ...record,
  organizationId: string,
  customerId: string,
  customer: LicenseKeyCustomer,
  benefitId: string,
  key: string,
  displayKey: string,
  status: LicenseKeyStatus,
  limitActivations: nullable(integer),
  usage: integer,
  limitUsage: nullable(integer),
  validations: integer,
  lastValidatedAt: nullable(date),
  expiresAt: nullable(date),
}

const licenseKeyRead = entity('LicenseKeyRead', licenseKeyFields)
export interface LicenseKeyRead extends t.TypeOf<typeof licenseKeyRead> {}
export const LicenseKeyRead: Codec<LicenseKeyRead> = licenseKeyRead

const licenseKeyActivationBase = entity('LicenseKeyActivationBase', {
  ...record,
  licenseKeyId: string,
  label: string,
  meta: numericMetadata,
})
export interface LicenseKeyActivationBase extends t.TypeOf<typeof licenseKeyActivationBase> {}
export const LicenseKeyActivationBase: Codec<LicenseKeyActivationBase> = licenseKeyActivationBase

const licenseKeyWithActivations = entity('LicenseKeyWithActivations', {
  ...licenseKeyFields,
  activations: list(LicenseKeyActivationBase),
})
export interface LicenseKeyWithActivations extends t.TypeOf<typeof licenseKeyWithActivations> {}
export const LicenseKeyWithActivations: Codec<LicenseKeyWithActivations> = licenseKeyWithActivations

const licenseKeyActivationRead = entity('LicenseKeyActivationRead', {
  ...record,
  licenseKeyId: string,
  label: string,
  meta: numericMetadata,
  licenseKey: LicenseKeyRead,
})
export interface LicenseKeyActivationRead extends t.TypeOf<typeof licenseKeyActivationRead> {}
export const LicenseKeyActivationRead: Codec<LicenseKeyActivationRead> = licenseKeyActivationRead

const licenseKeyActivate = entity('LicenseKeyActivate', {
  key: string,
  organizationId: string,
  label: string,
  conditions: optional(numericMetadata),
  meta: optional(numericMetadata),
})
export interface LicenseKeyActivate extends t.TypeOf<typeof licenseKeyActivate> {}
export const LicenseKeyActivate: Codec<LicenseKeyActivate> = licenseKeyActivate

const licenseKeyValidate = entity('LicenseKeyValidate', {
  key: string,
  organizationId: string,
  activationId: optional(nullable(string)),
  benefitId: optional(nullable(string)),
  customerId: optional(nullable(string)),
  incrementUsage: optional(nullable(integer)),
  conditions: optional(numericMetadata),
})
export interface LicenseKeyValidate extends t.TypeOf<typeof licenseKeyValidate> {}
export const LicenseKeyValidate: Codec<LicenseKeyValidate> = licenseKeyValidate

const validatedLicenseKey = entity('ValidatedLicenseKey', {
  ...licenseKeyFields,
  activation: optional(nullable(LicenseKeyActivationBase)),
})
export interface ValidatedLicenseKey extends t.TypeOf<typeof validatedLicenseKey> {}
export const ValidatedLicenseKey: Codec<ValidatedLicenseKey> = validatedLicenseKey
