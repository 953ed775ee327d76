import { segment } from '../../codec/primitives.ts'
import { invalidRequest, resourceNotFound, unauthorized } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const listLicenseKeys = {
  name: 'licenseKeys.list',
  summary: 'List license keys.',
  path: '/v1/license-keys',
  auth: 'accessToken',
  errors: [unauthorized, resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const getLicenseKey = {
  name: 'licenseKeys.get',
  summary: 'Get a license key with its activations.',
  method: 'GET',
  path: '/v1/license-keys/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [unauthorized, resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const updateLicenseKey = {
  name: 'licenseKeys.update',
  summary: 'Update a license key.',
  method: 'PATCH',
  path: '/v1/license-keys/{id}',
  auth: 'accessToken',
  params: { id: segment },
  errors: [unauthorized, resourceNotFound, invalidRequest],
} as const satisfies Endpoint

export const getLicenseKeyActivation = {
  name: 'licenseKeys.getActivation',
  summary: "Get a license key's activation.",
  method: 'GET',
  path: '/v1/license-keys/{id}/activations/{activation_id}',
  auth: 'accessToken',
  params: { id: segment, activationId: segment },
  errors: [unauthorized, resourceNotFound, invalidRequest],
} as const satisfies Endpoint
