import { LicenseKeyDeactivate } from '../shared/entities/licenseKeyDeactivate.ts'
import { LicenseKeyStatus } from '../shared/entities/licenseKeyStatus.ts'
import { LicenseKeyUpdate } from '../shared/entities/licenseKeyUpdate.ts'
import { nothing, string } from '../codec/primitives.ts'
import { anyOf } from '../codec/query.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../documentedErrors.ts'
import * as endpoints from '../shared/endpoints/licenseKeys.ts'
import {
  LicenseKeyActivate,
  LicenseKeyActivationRead,
  LicenseKeyRead,
  LicenseKeyValidate,
  LicenseKeyWithActivations,
  ValidatedLicenseKey,
} from './entities/licenseKey.ts'
import { json, listOperation, operation } from './operation.ts'

export { LicenseKeyStatus } from '../shared/entities/licenseKeyStatus.ts'
export { LicenseKeyUpdate } from '../shared/entities/licenseKeyUpdate.ts'
export * from './entities/licenseKey.ts'
export { LicenseKeyDeactivate } from '../shared/entities/licenseKeyDeactivate.ts'

export const listLicenseKeys = listOperation({
  ...endpoints.listLicenseKeys,
  path: '/v1/license-keys/',
  query: {
    organizationId: anyOf(string),
    benefitId: anyOf(string),
    status: anyOf(LicenseKeyStatus),
  },
  items: LicenseKeyRead,
})

export const getLicenseKey = operation({
  ...endpoints.getLicenseKey,
  success: { 200: LicenseKeyWithActivations },
})

export const getLicenseKeyActivation = operation({
  ...endpoints.getLicenseKeyActivation,
  success: { 200: LicenseKeyActivationRead },
})

export const updateLicenseKey = operation({
  ...endpoints.updateLicenseKey,
  body: json(LicenseKeyUpdate, 'licenseKeyUpdate'),
  success: { 200: LicenseKeyRead },
})

export const activateOrganizationLicenseKey = operation({
  name: 'licenseKeys.activate',
  summary: 'Activate a license key as the merchant.',
  method: 'POST',
  path: '/v1/license-keys/activate',
  auth: 'accessToken',
  body: json(LicenseKeyActivate),
  success: { 200: LicenseKeyActivationRead },
  errors: [notPermitted, resourceNotFound, invalidRequest],
})

export const deactivateOrganizationLicenseKey = operation({
  name: 'licenseKeys.deactivate',
  summary: 'Deactivate a license key as the merchant.',
  method: 'POST',
  path: '/v1/license-keys/deactivate',
  auth: 'accessToken',
  body: json(LicenseKeyDeactivate),
  success: { 204: nothing },
  errors: [resourceNotFound, invalidRequest],
})

export const validateOrganizationLicenseKey = operation({
  name: 'licenseKeys.validate',
  summary: 'Validate a license key as the merchant.',
  method: 'POST',
  path: '/v1/license-keys/validate',
  auth: 'accessToken',
  body: json(LicenseKeyValidate),
  success: { 200: ValidatedLicenseKey },
  errors: [resourceNotFound, invalidRequest],
})
