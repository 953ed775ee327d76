import type * as t from 'io-ts'
import { nullable } from './codec/collections.ts'
import { entity, optional } from './codec/entity.ts'
import { date, integer, segment, string } from './codec/primitives.ts'
import { anyOf } from './codec/query.ts'
import { invalidRequest, resourceNotFound, unauthorized } from './documentedErrors.ts'
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
  name: 'licenseKeys.list',
  summary: 'List license keys.',
  path: '/v1/license-keys',
  auth: 'accessToken',
  query: { organizationId: anyOf(string), benefitId: anyOf(string) },
  items: LicenseKeyRead,
  errors: [unauthorized, resourceNotFound, invalidRequest],
})

export const getLicenseKey = operation({
  name: 'licenseKeys.get',
  summary: 'Get a license key with its activations.',
  method: 'GET',
  path: '/v1/license-keys/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: LicenseKeyWithActivations },
  errors: [unauthorized, resourceNotFound, invalidRequest],
})

export const updateLicenseKey = operation({
  name: 'licenseKeys.update',
  summary: 'Update a license key.',
  method: 'PATCH',
  path: '/v1/license-keys/{id}',
  auth: 'accessToken',
  params: { id: segment },
  body: json(LicenseKeyUpdate, 'licenseKeyUpdate'),
  success: { 200: LicenseKeyRead },
  errors: [unauthorized, resourceNotFound, invalidRequest],
})

export const getLicenseKeyActivation = operation({
  name: 'licenseKeys.getActivation',
  summary: 'Get one activation of a license key.',
  method: 'GET',
  path: '/v1/license-keys/{id}/activations/{activation_id}',
  auth: 'accessToken',
  params: { id: segment, activationId: segment },
  success: { 200: LicenseKeyActivationRead },
  errors: [unauthorized, resourceNotFound, invalidRequest],
})
