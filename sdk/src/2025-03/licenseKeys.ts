import type * as t from 'io-ts'
import { nullable } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { date, integer, string } from '../codec/primitives.ts'
import { anyOf } from '../codec/query.ts'
import * as endpoints from './endpoints/licenseKeys.ts'
import {
  LicenseKeyActivationRead,
  LicenseKeyRead,
  LicenseKeyStatus,
  LicenseKeyWithActivations,
} from './entities/licenseKey.ts'
import { json, listOperation, operation } from './operation.ts'

export {
  LicenseKeyActivationBase,
  LicenseKeyActivationRead,
  LicenseKeyRead,
  LicenseKeyStatus,
  LicenseKeyUser,
  LicenseKeyWithActivations,
  ValidatedLicenseKey,
} from './entities/licenseKey.ts'

export const LicenseKeyUpdate = entity('LicenseKeyUpdate', {
  status: optional(nullable(LicenseKeyStatus)),
  usage: optional(integer),
  limitActivations: optional(nullable(integer)),
  limitUsage: optional(nullable(integer)),
  expiresAt: optional(nullable(date)),
})
export interface LicenseKeyUpdate extends t.TypeOf<typeof LicenseKeyUpdate> {}

export const listLicenseKeys = listOperation({
  ...endpoints.listLicenseKeys,
  query: { organizationId: anyOf(string), benefitId: anyOf(string) },
  items: LicenseKeyRead,
})

export const getLicenseKey = operation({
  ...endpoints.getLicenseKey,
  success: { 200: LicenseKeyWithActivations },
})

export const updateLicenseKey = operation({
  ...endpoints.updateLicenseKey,
  body: json(LicenseKeyUpdate, 'licenseKeyUpdate'),
  success: { 200: LicenseKeyRead },
})

export const getLicenseKeyActivation = operation({
  ...endpoints.getLicenseKeyActivation,
  success: { 200: LicenseKeyActivationRead },
})
