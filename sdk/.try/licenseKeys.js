import { nullable } from "./codec/collections.js";
import { entity, optional } from "./codec/entity.js";
import { date, integer, segment, string } from "./codec/primitives.js";
import { anyOf } from "./codec/query.js";
import { invalidRequest, resourceNotFound, unauthorized } from "./documentedErrors.js";
import { LicenseKeyActivationRead, LicenseKeyRead, LicenseKeyStatus, LicenseKeyWithActivations, } from "./entities/licenseKey.js";
import { json, listOperation, operation } from "./operation.js";
export const LicenseKeyUpdate = /* @__PURE__ */ (() => (entity('LicenseKeyUpdate', {
    status: optional(nullable(LicenseKeyStatus)),
    usage: optional(integer),
    limitActivations: optional(nullable(integer)),
    limitUsage: optional(nullable(integer)),
    expiresAt: optional(nullable(date)),
})))();
export const listLicenseKeys = /* @__PURE__ */ (() => (listOperation({
    name: 'licenseKeys.list',
    summary: 'List licence keys.',
    path: '/v1/license-keys',
    auth: 'accessToken',
    query: { organizationId: anyOf(string), benefitId: anyOf(string) },
    items: LicenseKeyRead,
    errors: [unauthorized, resourceNotFound, invalidRequest],
})))();
export const getLicenseKey = /* @__PURE__ */ (() => (operation({
    name: 'licenseKeys.get',
    summary: 'Get a licence key with its activations.',
    method: 'GET',
    path: '/v1/license-keys/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: LicenseKeyWithActivations },
    errors: [unauthorized, resourceNotFound, invalidRequest],
})))();
export const updateLicenseKey = /* @__PURE__ */ (() => (operation({
    name: 'licenseKeys.update',
    summary: 'Change what is given of a licence key.',
    method: 'PATCH',
    path: '/v1/license-keys/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(LicenseKeyUpdate, 'licenseKeyUpdate'),
    success: { 200: LicenseKeyRead },
    errors: [unauthorized, resourceNotFound, invalidRequest],
})))();
export const getLicenseKeyActivation = /* @__PURE__ */ (() => (operation({
    name: 'licenseKeys.getActivation',
    summary: 'Get one activation of a licence key.',
    method: 'GET',
    path: '/v1/license-keys/{id}/activations/{activation_id}',
    auth: 'accessToken',
    params: { id: segment, activationId: segment },
    success: { 200: LicenseKeyActivationRead },
    errors: [unauthorized, resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=licenseKeys.js.map