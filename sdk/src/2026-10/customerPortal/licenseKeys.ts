import { LicenseKeyDeactivate } from '../../shared/entities/licenseKeyDeactivate.ts'
import { nothing, string } from '../../codec/primitives.ts'
import { filter } from '../../codec/query.ts'
import * as endpoints from '../../shared/endpoints/customerPortal/licenseKeys.ts'
import {
  LicenseKeyActivate,
  LicenseKeyActivationRead,
  LicenseKeyRead,
  LicenseKeyValidate,
  LicenseKeyWithActivations,
  ValidatedLicenseKey,
} from '../entities/licenseKey.ts'
import { json, listOperation, operation } from '../operation.ts'

export * from '../entities/licenseKey.ts'
export { LicenseKeyDeactivate } from '../../shared/entities/licenseKeyDeactivate.ts'

export const listCustomerLicenseKeys = listOperation({
  ...endpoints.listCustomerLicenseKeys,
  query: {
    benefitId: filter(string),
  },
  items: LicenseKeyRead,
})

export const getCustomerLicenseKey = operation({
  ...endpoints.getCustomerLicenseKey,
  success: { 200: LicenseKeyWithActivations },
})

export const activateLicenseKey = operation({
  ...endpoints.activateLicenseKey,
  body: json(LicenseKeyActivate),
  success: { 200: LicenseKeyActivationRead },
})

export const deactivateLicenseKey = operation({
  ...endpoints.deactivateLicenseKey,
  body: json(LicenseKeyDeactivate),
  success: { 204: nothing },
})

export const validateLicenseKey = operation({
  ...endpoints.validateLicenseKey,
  body: json(LicenseKeyValidate),
  success: { 200: ValidatedLicenseKey },
})
