import { LicenseKeyDeactivate } from '../2025-03/customerPortal/licenseKeys.ts'
import { LicenseKeyStatus, LicenseKeyUpdate } from '../2025-03/licenseKeys.ts'
import { nothing, string } from '../codec/primitives.ts'
import { anyOf } from '../codec/query.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../documentedErrors.ts'
import * as endpoints from '../endpoints/licenseKeys.ts'
import {
  LicenseKeyActivate,
  LicenseKeyActivationRead,
  LicenseKeyRead,
  LicenseKeyValidate,
  LicenseKeyWithActivations,
  ValidatedLicenseKey,
} from './entities/licenseKey.ts'
import { json, listOperation, operation } from './operation.ts'

export { LicenseKeyStatus, LicenseKeyUpdate } from '../2025-03/licenseKeys.ts'
export * from './entities/licenseKey.ts'
export { LicenseKeyDeactivate } from '../2025-03/customerPortal/licenseKeys.ts'

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
