import { segment } from '../../../codec/primitives.ts'
import {
  invalidRequest,
  notPermitted,
  resourceNotFound,
  unauthorized,
} from '../../../documentedErrors.ts'
import type { Endpoint } from '../../../Endpoint.ts'

export const listCustomerLicenseKeys = {
  name: 'customerPortal.licenseKeys.list',
  summary: "List the customer's license keys.",
  path: '/v1/customer-portal/license-keys/',
  auth: 'customerSession',
  errors: [unauthorized, resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const getCustomerLicenseKey = {
  name: 'customerPortal.licenseKeys.get',
  summary: "Get one of the customer's license keys with its activations.",
  method: 'GET',
  path: '/v1/customer-portal/license-keys/{id}',
  auth: 'customerSession',
  params: { id: segment },
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const validateLicenseKey = {
  name: 'customerPortal.licenseKeys.validate',
  summary: 'Validate a license key.',
  method: 'POST',
  path: '/v1/customer-portal/license-keys/validate',
  auth: 'none',
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const activateLicenseKey = {
  name: 'customerPortal.licenseKeys.activate',
  summary: 'Activate a license key for a device.',
  method: 'POST',
  path: '/v1/customer-portal/license-keys/activate',
  auth: 'none',
  errors: [notPermitted, resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const deactivateLicenseKey = {
  name: 'customerPortal.licenseKeys.deactivate',
  summary: 'Deactivate a license key.',
  method: 'POST',
  path: '/v1/customer-portal/license-keys/deactivate',
  auth: 'none',
  errors: [resourceNotFound, invalidRequest],
} as const satisfies Endpoint
