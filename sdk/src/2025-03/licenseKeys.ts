import { string } from '../codec/primitives.ts'
import { anyOf } from '../codec/query.ts'
import * as endpoints from '../shared/endpoints/licenseKeys.ts'
import {
  LicenseKeyActivationRead,
  LicenseKeyRead,
  LicenseKeyWithActivations,
} from './entities/licenseKey.ts'
import { json, listOperation, operation } from './operation.ts'
import { LicenseKeyUpdate } from '../shared/entities/licenseKeyUpdate.ts'

export { LicenseKeyUpdate } from '../shared/entities/licenseKeyUpdate.ts'

export {
  LicenseKeyActivationBase,
  LicenseKeyActivationRead,
  LicenseKeyRead,
  LicenseKeyStatus,
  LicenseKeyUser,
  LicenseKeyWithActivations,
  ValidatedLicenseKey,
} from './entities/licenseKey.ts'

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
