import type * as t from 'io-ts'
import { map, nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { date, integer, string, unknown } from '../../codec/primitives.ts'
import { LicenseKeyStatus } from '../../2025-03/entities/licenseKey.ts'
import { record } from '../../shared/entities/record.ts'

export const LicenseKeyRow = entity('LicenseKeyRow', {
  id: string,
  createdAt: date,
  organizationId: string,
  customerId: string,
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
})
export interface LicenseKeyRow extends t.TypeOf<typeof LicenseKeyRow> {}

export const LicenseKeyActivationRow = entity('LicenseKeyActivationRow', {
  ...record,
  licenseKeyId: string,
  label: string,
  meta: map(unknown),
  /** What every request to validate the activation must contain. */
  conditions: map(unknown),
})
export interface LicenseKeyActivationRow extends t.TypeOf<typeof LicenseKeyActivationRow> {}
