import { list, nullable } from "./codec/collections.js";
import { entity, optional } from "./codec/entity.js";
import { boolean, integer, segment, string } from "./codec/primitives.js";
import { anyOf, filter, queryBoolean, sortedBy } from "./codec/query.js";
import { invalidRequest, notPermitted, resourceNotFound } from "./documentedErrors.js";
import { ExternalOrganization, Platforms } from "./externalOrganizations.js";
import { json, listOperation, operation } from "./operation.js";
import { Organization } from "./organizations.js";
const profileSettings = /* @__PURE__ */ (() => ({
    description: optional(nullable(string)),
    coverImageUrl: optional(nullable(string)),
    featuredOrganizations: optional(nullable(list(string))),
    highlightedSubscriptionTiers: optional(nullable(list(string))),
    links: optional(nullable(list(string))),
}))();
export const RepositoryProfileSettings = /* @__PURE__ */ (() => (entity('RepositoryProfileSettings', profileSettings)))();
const repository = /* @__PURE__ */ (() => (entity('Repository', {
    id: string,
    platform: Platforms,
    isPrivate: boolean,
    name: string,
    description: nullable(string),
    stars: nullable(integer),
    license: nullable(string),
    homepage: nullable(string),
    profileSettings: nullable(RepositoryProfileSettings),
    organization: ExternalOrganization,
    internalOrganization: nullable(Organization),
})))();
export const Repository = repository;
export const RepositoryProfileSettingsUpdate = /* @__PURE__ */ (() => (entity('RepositoryProfileSettingsUpdate', {
    setDescription: optional(nullable(boolean)),
    setCoverImageUrl: optional(nullable(boolean)),
    ...profileSettings,
})))();
export const RepositoryUpdate = /* @__PURE__ */ (() => (entity('RepositoryUpdate', {
    profileSettings: optional(nullable(RepositoryProfileSettingsUpdate)),
})))();
export const listRepositories = /* @__PURE__ */ (() => (listOperation({
    name: 'repositories.list',
    summary: 'List repositories.',
    path: '/v1/repositories/',
    auth: 'accessToken',
    query: {
        platform: anyOf(Platforms),
        name: anyOf(string),
        externalOrganizationName: anyOf(string),
        isPrivate: filter(queryBoolean),
        organizationId: anyOf(string),
        sorting: sortedBy('created_at', 'name', 'stars'),
    },
    items: Repository,
    errors: [invalidRequest],
})))();
export const getRepository = /* @__PURE__ */ (() => (operation({
    name: 'repositories.get',
    summary: 'Get a repository by its id.',
    method: 'GET',
    path: '/v1/repositories/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Repository },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateRepository = /* @__PURE__ */ (() => (operation({
    name: 'repositories.update',
    summary: 'Change what is given of a repository.',
    method: 'PATCH',
    path: '/v1/repositories/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(RepositoryUpdate, 'repositoryUpdate'),
    success: { 200: Repository },
    errors: [notPermitted, resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=repositories.js.map