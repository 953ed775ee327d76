import { list, openEnum } from "../codec/collections.js";
import { entity, optional } from "../codec/entity.js";
import { boolean, string } from "../codec/primitives.js";
import { closedUnion } from "../codec/union.js";
import { record } from "./record.js";
export const BenefitType = /* @__PURE__ */ (() => (openEnum('custom', 'discord', 'github_repository', 'downloadables', 'license_keys')))();
/** What a collaborator may do in a GitHub repository. */
export const RepositoryPermission = /* @__PURE__ */ (() => (openEnum('pull', 'triage', 'push', 'maintain', 'admin')))();
export const benefitFields = /* @__PURE__ */ (() => ({
    ...record,
    type: BenefitType,
    description: string,
    selectable: boolean,
    deletable: boolean,
    organizationId: string,
}))();
/** A benefit without what its type adds, as products name it. */
export const BenefitBase = /* @__PURE__ */ (() => (entity('BenefitBase', benefitFields)))();
export const BenefitGrantDiscordProperties = /* @__PURE__ */ (() => (entity('BenefitGrantDiscordProperties', {
    accountId: optional(string),
    guildId: optional(string),
    roleId: optional(string),
})))();
export const BenefitGrantGitHubRepositoryProperties = /* @__PURE__ */ (() => (entity('BenefitGrantGitHubRepositoryProperties', {
    accountId: optional(string),
    repositoryOwner: optional(string),
    repositoryName: optional(string),
    permission: optional(RepositoryPermission),
})))();
export const BenefitGrantDownloadablesProperties = /* @__PURE__ */ (() => (entity('BenefitGrantDownloadablesProperties', {
    files: optional(list(string)),
})))();
export const BenefitGrantLicenseKeysProperties = /* @__PURE__ */ (() => (entity('BenefitGrantLicenseKeysProperties', {
    licenseKeyId: optional(string),
    displayKey: optional(string),
})))();
export const BenefitGrantCustomProperties = /* @__PURE__ */ (() => (entity('BenefitGrantCustomProperties', {})))();
/**
 * What a grant gives, by the benefit's type. The platform does not say the type here and every
 * property is optional, so a property that only one type has tells which it is.
 */
export const BenefitGrantProperties = /* @__PURE__ */ (() => (closedUnion('BenefitGrantProperties', {
    expected: () => 'an object with the properties of a benefit grant',
    select: (property) => {
        const has = (...names) => names.some((name) => property(name) !== undefined);
        if (has('licenseKeyId', 'displayKey'))
            return 'license_keys';
        if (has('files'))
            return 'downloadables';
        if (has('repositoryOwner', 'repositoryName', 'permission'))
            return 'github_repository';
        return has('accountId', 'guildId', 'roleId') ? 'discord' : 'custom';
    },
}, {
    custom: BenefitGrantCustomProperties,
    discord: BenefitGrantDiscordProperties,
    github_repository: BenefitGrantGitHubRepositoryProperties,
    downloadables: BenefitGrantDownloadablesProperties,
    license_keys: BenefitGrantLicenseKeysProperties,
})))();
//# sourceMappingURL=benefit.js.map