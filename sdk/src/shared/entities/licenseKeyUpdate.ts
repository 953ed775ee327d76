import type * as t from 'io-ts'
import { nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { date, integer } from '../../codec/primitives.ts'
import { LicenseKeyStatus } from './licenseKeyStatus.ts'

export const LicenseKeyUpdate = entity('LicenseKeyUpdate', {
  status: optional(nullable(LicenseKeyStatus)),
  usage: optional(integer),
  limitActivations: optional(nullable(integer)),
  limitUsage: optional(nullable(integer)),
  expiresAt: optional(nullable(date)),
})

export interface LicenseKeyUpdate extends t.TypeOf<typeof LicenseKeyUpdate> {}
