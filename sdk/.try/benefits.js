import { list, literal, map, nullable, openEnum } from "./codec/collections.js";
import { entity, optional } from "./codec/entity.js";
import { boolean, date, integer, nothing, segment, string } from "./codec/primitives.js";
import { anyOf, filter, queryBoolean } from "./codec/query.js";
import { by, closedUnion, openUnion } from "./codec/union.js";
import { Customer } from "./customers.js";
import { invalidRequest, notPermitted, resourceNotFound } from "./documentedErrors.js";
import { benefitFields, BenefitGrantProperties, BenefitType, RepositoryPermission, } from "./entities/benefit.js";
import { record } from "./entities/record.js";
import { json, listOperation, operation } from "./operation.js";
export const BenefitCustomProperties = /* @__PURE__ */ (() => (entity('BenefitCustomProperties', {
    note: nullable(string),
})))();
export const BenefitDiscordProperties = /* @__PURE__ */ (() => (entity('BenefitDiscordProperties', {
    guildId: string,
    roleId: string,
    guildToken: string,
})))();
export const BenefitGitHubRepositoryProperties = /* @__PURE__ */ (() => (entity('BenefitGitHubRepositoryProperties', {
    repositoryOwner: string,
    repositoryName: string,
    permission: RepositoryPermission,
    repositoryId: optional(nullable(string)),
})))();
export const BenefitDownloadablesProperties = /* @__PURE__ */ (() => (entity('BenefitDownloadablesProperties', {
    archived: map(boolean),
    files: list(string),
})))();
export const BenefitLicenseKeyExpirationProperties = /* @__PURE__ */ (() => (entity('BenefitLicenseKeyExpirationProperties', { ttl: integer, timeframe: openEnum('year', 'month', 'day') })))();
export const BenefitLicenseKeyActivationProperties = /* @__PURE__ */ (() => (entity('BenefitLicenseKeyActivationProperties', { limit: integer, enableCustomerAdmin: boolean })))();
const benefitLicenseKeysProperties = /* @__PURE__ */ (() => (entity('BenefitLicenseKeysProperties', {
    prefix: nullable(string),
    expires: nullable(BenefitLicenseKeyExpirationProperties),
    activations: nullable(BenefitLicenseKeyActivationProperties),
    limitUsage: nullable(integer),
})))();
export const BenefitLicenseKeysProperties = benefitLicenseKeysProperties;
const benefitCustom = /* @__PURE__ */ (() => (entity('BenefitCustom', {
    ...benefitFields,
    type: literal('custom'),
    properties: BenefitCustomProperties,
    isTaxApplicable: boolean,
})))();
export const BenefitCustom = benefitCustom;
const benefitDiscord = /* @__PURE__ */ (() => (entity('BenefitDiscord', {
    ...benefitFields,
    type: literal('discord'),
    properties: BenefitDiscordProperties,
})))();
export const BenefitDiscord = benefitDiscord;
const benefitGitHubRepository = /* @__PURE__ */ (() => (entity('BenefitGitHubRepository', {
    ...benefitFields,
    type: literal('github_repository'),
    properties: BenefitGitHubRepositoryProperties,
})))();
export const BenefitGitHubRepository = benefitGitHubRepository;
const benefitDownloadables = /* @__PURE__ */ (() => (entity('BenefitDownloadables', {
    ...benefitFields,
    type: literal('downloadables'),
    properties: BenefitDownloadablesProperties,
})))();
export const BenefitDownloadables = benefitDownloadables;
const benefitLicenseKeys = /* @__PURE__ */ (() => (entity('BenefitLicenseKeys', {
    ...benefitFields,
    type: literal('license_keys'),
    properties: BenefitLicenseKeysProperties,
})))();
export const BenefitLicenseKeys = benefitLicenseKeys;
const benefit = /* @__PURE__ */ (() => (openUnion('Benefit', by('type'), {
    custom: BenefitCustom,
    discord: BenefitDiscord,
    github_repository: BenefitGitHubRepository,
    downloadables: BenefitDownloadables,
    license_keys: BenefitLicenseKeys,
})))();
export const Benefit = benefit;
const grant = /* @__PURE__ */ (() => ({
    ...record,
    grantedAt: optional(nullable(date)),
    isGranted: boolean,
    revokedAt: optional(nullable(date)),
    isRevoked: boolean,
    subscriptionId: nullable(string),
    orderId: nullable(string),
    customerId: string,
    userId: string,
    benefitId: string,
    customer: Customer,
    properties: BenefitGrantProperties,
}))();
const benefitGrant = /* @__PURE__ */ (() => (entity('BenefitGrant', grant)))();
export const BenefitGrant = benefitGrant;
const benefitGrantWebhook = /* @__PURE__ */ (() => (entity('BenefitGrantWebhook', {
    ...grant,
    benefit: Benefit,
    previousProperties: optional(nullable(BenefitGrantProperties)),
})))();
export const BenefitGrantWebhook = benefitGrantWebhook;
const customProperties = /* @__PURE__ */ (() => (entity('BenefitCustomCreateProperties', {
    note: optional(nullable(string)),
})))();
const discordProperties = /* @__PURE__ */ (() => (entity('BenefitDiscordCreateProperties', {
    guildToken: string,
    roleId: string,
})))();
const gitHubRepositoryProperties = /* @__PURE__ */ (() => (entity('BenefitGitHubRepositoryCreateProperties', {
    repositoryOwner: string,
    repositoryName: string,
    permission: RepositoryPermission,
})))();
const downloadablesProperties = /* @__PURE__ */ (() => (entity('BenefitDownloadablesCreateProperties', {
    archived: optional(map(boolean)),
    files: list(string),
})))();
const licenseKeysProperties = /* @__PURE__ */ (() => (entity('BenefitLicenseKeysCreateProperties', {
    prefix: optional(nullable(string)),
    expires: optional(nullable(BenefitLicenseKeyExpirationProperties)),
    activations: optional(nullable(BenefitLicenseKeyActivationProperties)),
    limitUsage: optional(nullable(integer)),
})))();
const creation = /* @__PURE__ */ (() => ({ description: string, organizationId: optional(nullable(string)) }))();
const benefitCreate = /* @__PURE__ */ (() => (closedUnion('BenefitCreate', by('type'), {
    custom: entity('BenefitCustomCreate', {
        ...creation,
        type: literal('custom'),
        properties: customProperties,
    }),
    discord: entity('BenefitDiscordCreate', {
        ...creation,
        type: literal('discord'),
        properties: discordProperties,
    }),
    github_repository: entity('BenefitGitHubRepositoryCreate', {
        ...creation,
        type: literal('github_repository'),
        properties: gitHubRepositoryProperties,
    }),
    downloadables: entity('BenefitDownloadablesCreate', {
        ...creation,
        type: literal('downloadables'),
        properties: downloadablesProperties,
    }),
    license_keys: entity('BenefitLicenseKeysCreate', {
        ...creation,
        type: literal('license_keys'),
        properties: licenseKeysProperties,
    }),
})))();
export const BenefitCreate = benefitCreate;
const change = /* @__PURE__ */ (() => ({ description: optional(nullable(string)) }))();
const benefitUpdate = /* @__PURE__ */ (() => (closedUnion('BenefitUpdate', by('type'), {
    custom: entity('BenefitCustomUpdate', {
        ...change,
        type: literal('custom'),
        properties: optional(nullable(BenefitCustomProperties)),
    }),
    discord: entity('BenefitDiscordUpdate', {
        ...change,
        type: literal('discord'),
        properties: optional(nullable(discordProperties)),
    }),
    github_repository: entity('BenefitGitHubRepositoryUpdate', {
        ...change,
        type: literal('github_repository'),
        properties: optional(nullable(gitHubRepositoryProperties)),
    }),
    downloadables: entity('BenefitDownloadablesUpdate', {
        ...change,
        type: literal('downloadables'),
        properties: optional(nullable(downloadablesProperties)),
    }),
    license_keys: entity('BenefitLicenseKeysUpdate', {
        ...change,
        type: literal('license_keys'),
        properties: optional(nullable(licenseKeysProperties)),
    }),
})))();
export const BenefitUpdate = benefitUpdate;
export const listBenefits = /* @__PURE__ */ (() => (listOperation({
    name: 'benefits.list',
    summary: 'List benefits.',
    path: '/v1/benefits/',
    auth: 'accessToken',
    query: { organizationId: anyOf(string), type: anyOf(BenefitType) },
    items: Benefit,
    errors: [invalidRequest],
})))();
export const createBenefit = /* @__PURE__ */ (() => (operation({
    name: 'benefits.create',
    summary: 'Create a benefit.',
    method: 'POST',
    path: '/v1/benefits/',
    auth: 'accessToken',
    body: json(BenefitCreate),
    success: { 201: Benefit },
    errors: [invalidRequest],
})))();
export const getBenefit = /* @__PURE__ */ (() => (operation({
    name: 'benefits.get',
    summary: 'Get a benefit by its id.',
    method: 'GET',
    path: '/v1/benefits/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Benefit },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateBenefit = /* @__PURE__ */ (() => (operation({
    name: 'benefits.update',
    summary: 'Change what is given of a benefit.',
    method: 'PATCH',
    path: '/v1/benefits/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(BenefitUpdate, 'requestBody'),
    success: { 200: Benefit },
    errors: [notPermitted, resourceNotFound, invalidRequest],
})))();
export const deleteBenefit = /* @__PURE__ */ (() => (operation({
    name: 'benefits.delete',
    summary: 'Delete a benefit: whoever has it loses it.',
    method: 'DELETE',
    path: '/v1/benefits/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 204: nothing },
    errors: [notPermitted, resourceNotFound, invalidRequest],
})))();
export const listBenefitGrants = /* @__PURE__ */ (() => (listOperation({
    name: 'benefits.grants',
    summary: 'List who has a benefit.',
    path: '/v1/benefits/{id}/grants',
    auth: 'accessToken',
    params: { id: segment },
    query: { isGranted: filter(queryBoolean), customerId: anyOf(string) },
    items: BenefitGrant,
    errors: [resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=benefits.js.map