import type * as t from 'io-ts'
import { map, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { integer, nothing, string, unknown } from '../../codec/primitives.ts'
import { anyOf, filter } from '../../codec/query.ts'
import * as endpoints from '../endpoints/customerPortal/licenseKeys.ts'
import {
  LicenseKeyActivationRead,
  LicenseKeyRead,
  LicenseKeyWithActivations,
  ValidatedLicenseKey,
} from '../entities/licenseKey.ts'
import { json, listOperation, operation } from '../operation.ts'

/** Any JSON that the merchant chooses: a validation must send the same conditions as the activation. */
const conditions = optional(map(unknown))

export const LicenseKeyValidate = entity('LicenseKeyValidate', {
  key: string,
  organizationId: string,
  activationId: optional(nullable(string)),
  benefitId: optional(nullable(string)),
  customerId: optional(nullable(string)),
  incrementUsage: optional(nullable(integer)),
  conditions,
})
export interface LicenseKeyValidate extends t.TypeOf<typeof LicenseKeyValidate> {}

export const LicenseKeyActivate = entity('LicenseKeyActivate', {
  key: string,
  organizationId: string,
  label: string,
  conditions,
  meta: optional(map(unknown)),
})
export interface LicenseKeyActivate extends t.TypeOf<typeof LicenseKeyActivate> {}

export const LicenseKeyDeactivate = entity('LicenseKeyDeactivate', {
  key: string,
  organizationId: string,
  activationId: string,
})
export interface LicenseKeyDeactivate extends t.TypeOf<typeof LicenseKeyDeactivate> {}

export const listCustomerLicenseKeys = listOperation({
  ...endpoints.listCustomerLicenseKeys,
  query: { organizationId: anyOf(string), benefitId: filter(string) },
  items: LicenseKeyRead,
})

export const getCustomerLicenseKey = operation({
  ...endpoints.getCustomerLicenseKey,
  success: { 200: LicenseKeyWithActivations },
})

export const validateLicenseKey = operation({
  ...endpoints.validateLicenseKey,
  body: json(LicenseKeyValidate),
  success: { 200: ValidatedLicenseKey },
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
