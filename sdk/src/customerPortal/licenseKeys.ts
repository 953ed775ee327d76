import type * as t from 'io-ts'
import { map, nullable } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { integer, nothing, segment, string, unknown } from '../codec/primitives.ts'
import { anyOf, filter } from '../codec/query.ts'
import {
  invalidRequest,
  notPermitted,
  resourceNotFound,
  unauthorized,
} from '../documentedErrors.ts'
import {
  LicenseKeyActivationRead,
  LicenseKeyRead,
  LicenseKeyWithActivations,
  ValidatedLicenseKey,
} from '../entities/licenseKey.ts'
import { json, listOperation, operation } from '../operation.ts'

/** Compared by the merchant's own licensing rules, as JSON. */
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
  name: 'customerPortal.licenseKeys.list',
  summary: "List the customer's license keys.",
  path: '/v1/customer-portal/license-keys/',
  auth: 'customerSession',
  query: { organizationId: anyOf(string), benefitId: filter(string) },
  items: LicenseKeyRead,
  errors: [unauthorized, resourceNotFound, invalidRequest],
})

export const getCustomerLicenseKey = operation({
  name: 'customerPortal.licenseKeys.get',
  summary: "Get one of the customer's license keys with its activations.",
  method: 'GET',
  path: '/v1/customer-portal/license-keys/{id}',
  auth: 'customerSession',
  params: { id: segment },
  success: { 200: LicenseKeyWithActivations },
  errors: [resourceNotFound, invalidRequest],
})

export const validateLicenseKey = operation({
  name: 'customerPortal.licenseKeys.validate',
  summary: 'Check a license key.',
  method: 'POST',
  path: '/v1/customer-portal/license-keys/validate',
  auth: 'none',
  body: json(LicenseKeyValidate),
  success: { 200: ValidatedLicenseKey },
  errors: [resourceNotFound, invalidRequest],
})

export const activateLicenseKey = operation({
  name: 'customerPortal.licenseKeys.activate',
  summary: 'Activate a license key for a device.',
  method: 'POST',
  path: '/v1/customer-portal/license-keys/activate',
  auth: 'none',
  body: json(LicenseKeyActivate),
  success: { 200: LicenseKeyActivationRead },
  errors: [notPermitted, resourceNotFound, invalidRequest],
})

export const deactivateLicenseKey = operation({
  name: 'customerPortal.licenseKeys.deactivate',
  summary: 'Deactivate a license key.',
  method: 'POST',
  path: '/v1/customer-portal/license-keys/deactivate',
  auth: 'none',
  body: json(LicenseKeyDeactivate),
  success: { 204: nothing },
  errors: [resourceNotFound, invalidRequest],
})
