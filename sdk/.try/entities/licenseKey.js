import { list, map, nullable, openEnum } from "../codec/collections.js";
import { entity, optional, presumed } from "../codec/entity.js";
import { date, integer, string, unknown } from "../codec/primitives.js";
import { Customer } from "../customers.js";
import { record } from "./record.js";
export const LicenseKeyStatus = /* @__PURE__ */ (() => (openEnum('granted', 'revoked', 'disabled')))();
export const LicenseKeyUser = /* @__PURE__ */ (() => (entity('LicenseKeyUser', {
    id: string,
    email: string,
    publicName: string,
    avatarUrl: optional(nullable(string)),
})))();
const licenseKey = /* @__PURE__ */ (() => ({
    id: string,
    organizationId: string,
    userId: string,
    customerId: string,
    user: LicenseKeyUser,
    customer: Customer,
    benefitId: string,
    key: string,
    displayKey: string,
    status: LicenseKeyStatus,
    limitActivations: nullable(integer),
    usage: presumed(integer, 0),
    limitUsage: nullable(integer),
    validations: integer,
    lastValidatedAt: nullable(date),
    expiresAt: nullable(date),
}))();
const licenseKeyRead = /* @__PURE__ */ (() => (entity('LicenseKeyRead', licenseKey)))();
export const LicenseKeyRead = licenseKeyRead;
const activation = /* @__PURE__ */ (() => ({
    ...record,
    licenseKeyId: string,
    label: string,
    meta: map(unknown),
}))();
const licenseKeyActivationBase = /* @__PURE__ */ (() => (entity('LicenseKeyActivationBase', activation)))();
export const LicenseKeyActivationBase = licenseKeyActivationBase;
const licenseKeyActivationRead = /* @__PURE__ */ (() => (entity('LicenseKeyActivationRead', {
    ...activation,
    licenseKey: LicenseKeyRead,
})))();
export const LicenseKeyActivationRead = licenseKeyActivationRead;
const licenseKeyWithActivations = /* @__PURE__ */ (() => (entity('LicenseKeyWithActivations', {
    ...licenseKey,
    activations: list(LicenseKeyActivationBase),
})))();
export const LicenseKeyWithActivations = licenseKeyWithActivations;
const validatedLicenseKey = /* @__PURE__ */ (() => (entity('ValidatedLicenseKey', {
    ...licenseKey,
    activation: optional(nullable(LicenseKeyActivationBase)),
})))();
export const ValidatedLicenseKey = validatedLicenseKey;
//# sourceMappingURL=licenseKey.js.map