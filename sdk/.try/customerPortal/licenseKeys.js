import { map, nullable } from "../codec/collections.js";
import { entity, optional } from "../codec/entity.js";
import { integer, nothing, segment, string, unknown } from "../codec/primitives.js";
import { anyOf, filter } from "../codec/query.js";
import { invalidRequest, notPermitted, resourceNotFound, unauthorized, } from "../documentedErrors.js";
import { LicenseKeyActivationRead, LicenseKeyRead, LicenseKeyWithActivations, ValidatedLicenseKey, } from "../entities/licenseKey.js";
import { json, listOperation, operation } from "../operation.js";
/** Whatever the merchant's own licensing rules compare, as JSON. */
const conditions = /* @__PURE__ */ (() => (optional(map(unknown))))();
export const LicenseKeyValidate = /* @__PURE__ */ (() => (entity('LicenseKeyValidate', {
    key: string,
    organizationId: string,
    activationId: optional(nullable(string)),
    benefitId: optional(nullable(string)),
    customerId: optional(nullable(string)),
    incrementUsage: optional(nullable(integer)),
    conditions,
})))();
export const LicenseKeyActivate = /* @__PURE__ */ (() => (entity('LicenseKeyActivate', {
    key: string,
    organizationId: string,
    label: string,
    conditions,
    meta: optional(map(unknown)),
})))();
export const LicenseKeyDeactivate = /* @__PURE__ */ (() => (entity('LicenseKeyDeactivate', {
    key: string,
    organizationId: string,
    activationId: string,
})))();
export const listCustomerLicenseKeys = /* @__PURE__ */ (() => (listOperation({
    name: 'customerPortal.licenseKeys.list',
    summary: "List the customer's licence keys.",
    path: '/v1/customer-portal/license-keys/',
    auth: 'customerSession',
    query: { organizationId: anyOf(string), benefitId: filter(string) },
    items: LicenseKeyRead,
    errors: [unauthorized, resourceNotFound, invalidRequest],
})))();
export const getCustomerLicenseKey = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.licenseKeys.get',
    summary: "Get one of the customer's licence keys with its activations.",
    method: 'GET',
    path: '/v1/customer-portal/license-keys/{id}',
    auth: 'customerSession',
    params: { id: segment },
    success: { 200: LicenseKeyWithActivations },
    errors: [resourceNotFound, invalidRequest],
})))();
export const validateLicenseKey = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.licenseKeys.validate',
    summary: 'Check a licence key.',
    method: 'POST',
    path: '/v1/customer-portal/license-keys/validate',
    auth: 'none',
    body: json(LicenseKeyValidate),
    success: { 200: ValidatedLicenseKey },
    errors: [resourceNotFound, invalidRequest],
})))();
export const activateLicenseKey = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.licenseKeys.activate',
    summary: 'Activate a licence key for a device.',
    method: 'POST',
    path: '/v1/customer-portal/license-keys/activate',
    auth: 'none',
    body: json(LicenseKeyActivate),
    success: { 200: LicenseKeyActivationRead },
    errors: [notPermitted, resourceNotFound, invalidRequest],
})))();
export const deactivateLicenseKey = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.licenseKeys.deactivate',
    summary: 'Take an activation back.',
    method: 'POST',
    path: '/v1/customer-portal/license-keys/deactivate',
    auth: 'none',
    body: json(LicenseKeyDeactivate),
    success: { 204: nothing },
    errors: [resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=licenseKeys.js.map