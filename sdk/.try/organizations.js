import { list, nullable, openEnum } from "./codec/collections.js";
import { defaulted, entity, optional, partial, presumed } from "./codec/entity.js";
import { boolean, integer, segment, string } from "./codec/primitives.js";
import { filter, sortedBy } from "./codec/query.js";
import { invalidRequest, notPermitted, resourceNotFound } from "./documentedErrors.js";
import { record } from "./entities/record.js";
import { json, listOperation, operation } from "./operation.js";
/** Whether a change of product is billed at once or with the next period. */
export const SubscriptionProrationBehavior = /* @__PURE__ */ (() => (openEnum('invoice', 'prorate')))();
const promotion = /* @__PURE__ */ (() => ({
    promote: presumed(boolean, true),
    showCount: presumed(boolean, true),
    countFree: presumed(boolean, true),
}))();
export const OrganizationSubscribePromoteSettings = /* @__PURE__ */ (() => (entity('OrganizationSubscribePromoteSettings', promotion)))();
const profileSettings = /* @__PURE__ */ (() => ({
    enabled: optional(nullable(boolean)),
    description: optional(nullable(string)),
    featuredProjects: optional(nullable(list(string))),
    featuredOrganizations: optional(nullable(list(string))),
    links: optional(nullable(list(string))),
    accentColor: optional(nullable(string)),
}))();
export const OrganizationProfileSettings = /* @__PURE__ */ (() => (entity('OrganizationProfileSettings', {
    ...profileSettings,
    subscribe: optional(nullable(OrganizationSubscribePromoteSettings)),
})))();
const features = /* @__PURE__ */ (() => ({
    issueFundingEnabled: presumed(boolean, false),
}))();
export const OrganizationFeatureSettings = /* @__PURE__ */ (() => (entity('OrganizationFeatureSettings', features)))();
export const OrganizationSubscriptionSettings = /* @__PURE__ */ (() => (entity('OrganizationSubscriptionSettings', {
    allowMultipleSubscriptions: boolean,
    allowCustomerUpdates: boolean,
    prorationBehavior: SubscriptionProrationBehavior,
})))();
const organization = /* @__PURE__ */ (() => (entity('Organization', {
    ...record,
    name: string,
    slug: string,
    avatarUrl: nullable(string),
    bio: nullable(string),
    company: nullable(string),
    blog: nullable(string),
    location: nullable(string),
    email: nullable(string),
    twitterUsername: nullable(string),
    pledgeMinimumAmount: presumed(integer, 2000),
    pledgeBadgeShowAmount: presumed(boolean, false),
    defaultUpfrontSplitToContributors: nullable(integer),
    profileSettings: nullable(OrganizationProfileSettings),
    featureSettings: nullable(OrganizationFeatureSettings),
    subscriptionSettings: OrganizationSubscriptionSettings,
})))();
export const Organization = organization;
const organizationCreate = /* @__PURE__ */ (() => (entity('OrganizationCreate', {
    name: string,
    slug: string,
    avatarUrl: optional(nullable(string)),
    featureSettings: optional(nullable(entity('OrganizationFeatureSettings', { issueFundingEnabled: defaulted(boolean, false) }))),
    subscriptionSettings: optional(nullable(OrganizationSubscriptionSettings)),
})))();
export const OrganizationCreate = organizationCreate;
const organizationUpdate = /* @__PURE__ */ (() => (entity('OrganizationUpdate', {
    name: optional(nullable(string)),
    avatarUrl: optional(nullable(string)),
    defaultUpfrontSplitToContributors: optional(nullable(integer)),
    pledgeBadgeShowAmount: optional(boolean),
    billingEmail: optional(nullable(string)),
    defaultBadgeCustomContent: optional(nullable(string)),
    pledgeMinimumAmount: optional(integer),
    totalMonthlySpendingLimit: optional(nullable(integer)),
    perUserMonthlySpendingLimit: optional(nullable(integer)),
    profileSettings: optional(nullable(entity('OrganizationProfileSettings', {
        ...profileSettings,
        subscribe: optional(nullable(entity('OrganizationSubscribePromoteSettings', partial(promotion)))),
    }))),
    featureSettings: optional(nullable(entity('OrganizationFeatureSettings', partial(features)))),
    subscriptionSettings: optional(nullable(OrganizationSubscriptionSettings)),
})))();
export const OrganizationUpdate = organizationUpdate;
export const listOrganizations = /* @__PURE__ */ (() => (listOperation({
    name: 'organizations.list',
    summary: 'List organisations.',
    path: '/v1/organizations/',
    auth: 'accessToken',
    query: { slug: filter(string), sorting: sortedBy('created_at', 'slug', 'name') },
    items: Organization,
    errors: [invalidRequest],
})))();
export const createOrganization = /* @__PURE__ */ (() => (operation({
    name: 'organizations.create',
    summary: 'Create an organisation.',
    method: 'POST',
    path: '/v1/organizations/',
    auth: 'accessToken',
    body: json(OrganizationCreate),
    success: { 201: Organization },
    errors: [invalidRequest],
})))();
export const getOrganization = /* @__PURE__ */ (() => (operation({
    name: 'organizations.get',
    summary: 'Get an organisation by its id.',
    method: 'GET',
    path: '/v1/organizations/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Organization },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateOrganization = /* @__PURE__ */ (() => (operation({
    name: 'organizations.update',
    summary: 'Change what is given of an organisation.',
    method: 'PATCH',
    path: '/v1/organizations/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(OrganizationUpdate, 'organizationUpdate'),
    success: { 200: Organization },
    errors: [notPermitted, resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=organizations.js.map