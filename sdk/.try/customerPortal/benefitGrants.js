import { BenefitLicenseKeysProperties, BenefitCustomProperties } from "../benefits.js";
import { list, literal, nullable } from "../codec/collections.js";
import { entity } from "../codec/entity.js";
import { boolean, date, segment, string } from "../codec/primitives.js";
import { anyOf, sortedBy } from "../codec/query.js";
import { by, closedUnion, openUnion } from "../codec/union.js";
import { invalidRequest, notPermitted, resourceNotFound } from "../documentedErrors.js";
import { benefitFields, BenefitGrantCustomProperties, BenefitGrantDiscordProperties, BenefitGrantDownloadablesProperties, BenefitGrantGitHubRepositoryProperties, BenefitGrantLicenseKeysProperties, BenefitType, } from "../entities/benefit.js";
import { record } from "../entities/record.js";
import { json, listOperation, operation } from "../operation.js";
import { Organization } from "../organizations.js";
import { CustomerPortalCustomer } from "./customers.js";
const benefit = /* @__PURE__ */ (() => ({ ...benefitFields, organization: Organization }))();
const grant = /* @__PURE__ */ (() => ({
    ...record,
    grantedAt: nullable(date),
    revokedAt: nullable(date),
    customerId: string,
    benefitId: string,
    subscriptionId: nullable(string),
    orderId: nullable(string),
    isGranted: boolean,
    isRevoked: boolean,
    customer: CustomerPortalCustomer,
}))();
const customerBenefitGrant = /* @__PURE__ */ (() => (openUnion('CustomerBenefitGrant', {
    expected: () => 'a grant whose benefit has a type',
    select: (property) => typeOf(property('benefit')),
}, {
    custom: entity('CustomerBenefitGrantCustom', {
        ...grant,
        benefit: entity('BenefitCustomSubscriber', {
            ...benefit,
            type: literal('custom'),
            properties: BenefitCustomProperties,
        }),
        properties: BenefitGrantCustomProperties,
    }),
    discord: entity('CustomerBenefitGrantDiscord', {
        ...grant,
        benefit: entity('BenefitDiscordSubscriber', {
            ...benefit,
            type: literal('discord'),
            properties: entity('BenefitDiscordSubscriberProperties', { guildId: string }),
        }),
        properties: BenefitGrantDiscordProperties,
    }),
    github_repository: entity('CustomerBenefitGrantGitHubRepository', {
        ...grant,
        benefit: entity('BenefitGitHubRepositorySubscriber', {
            ...benefit,
            type: literal('github_repository'),
            properties: entity('BenefitGitHubRepositorySubscriberProperties', {
                repositoryOwner: string,
                repositoryName: string,
            }),
        }),
        properties: BenefitGrantGitHubRepositoryProperties,
    }),
    downloadables: entity('CustomerBenefitGrantDownloadables', {
        ...grant,
        benefit: entity('BenefitDownloadablesSubscriber', {
            ...benefit,
            type: literal('downloadables'),
            properties: entity('BenefitDownloadablesSubscriberProperties', {
                activeFiles: list(string),
            }),
        }),
        properties: BenefitGrantDownloadablesProperties,
    }),
    license_keys: entity('CustomerBenefitGrantLicenseKeys', {
        ...grant,
        benefit: entity('BenefitLicenseKeysSubscriber', {
            ...benefit,
            type: literal('license_keys'),
            properties: BenefitLicenseKeysProperties,
        }),
        properties: BenefitGrantLicenseKeysProperties,
    }),
})))();
export const CustomerBenefitGrant = customerBenefitGrant;
const typeOf = (benefit) => typeof benefit === 'object' && benefit !== null && 'type' in benefit ? benefit.type : undefined;
const accountUpdate = /* @__PURE__ */ (() => ({ properties: entity('AccountUpdate', { accountId: string }) }))();
const customerBenefitGrantUpdate = /* @__PURE__ */ (() => (closedUnion('CustomerBenefitGrantUpdate', by('benefitType'), {
    discord: entity('CustomerBenefitGrantDiscordUpdate', {
        benefitType: literal('discord'),
        ...accountUpdate,
    }),
    github_repository: entity('CustomerBenefitGrantGitHubRepositoryUpdate', {
        benefitType: literal('github_repository'),
        ...accountUpdate,
    }),
    downloadables: entity('CustomerBenefitGrantDownloadablesUpdate', {
        benefitType: literal('downloadables'),
    }),
    license_keys: entity('CustomerBenefitGrantLicenseKeysUpdate', {
        benefitType: literal('license_keys'),
    }),
    custom: entity('CustomerBenefitGrantCustomUpdate', { benefitType: literal('custom') }),
})))();
export const CustomerBenefitGrantUpdate = customerBenefitGrantUpdate;
export const listCustomerBenefitGrants = /* @__PURE__ */ (() => (listOperation({
    name: 'customerPortal.benefitGrants.list',
    summary: "List the customer's benefits.",
    path: '/v1/customer-portal/benefit-grants/',
    auth: 'customerSession',
    query: {
        type: anyOf(BenefitType),
        benefitId: anyOf(string),
        organizationId: anyOf(string),
        checkoutId: anyOf(string),
        orderId: anyOf(string),
        subscriptionId: anyOf(string),
        sorting: sortedBy('granted_at', 'type', 'organization'),
    },
    items: CustomerBenefitGrant,
    errors: [invalidRequest],
})))();
export const getCustomerBenefitGrant = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.benefitGrants.get',
    summary: "Get one of the customer's benefits.",
    method: 'GET',
    path: '/v1/customer-portal/benefit-grants/{id}',
    auth: 'customerSession',
    params: { id: segment },
    success: { 200: CustomerBenefitGrant },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateCustomerBenefitGrant = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.benefitGrants.update',
    summary: "Say which account is to have one of the customer's benefits.",
    method: 'PATCH',
    path: '/v1/customer-portal/benefit-grants/{id}',
    auth: 'customerSession',
    params: { id: segment },
    body: json(CustomerBenefitGrantUpdate, 'customerBenefitGrantUpdate'),
    success: { 200: CustomerBenefitGrant },
    errors: [notPermitted, resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=benefitGrants.js.map