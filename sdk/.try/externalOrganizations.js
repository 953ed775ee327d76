import { nullable, openEnum } from "./codec/collections.js";
import { entity } from "./codec/entity.js";
import { boolean, string } from "./codec/primitives.js";
import { anyOf, sortedBy } from "./codec/query.js";
import { invalidRequest } from "./documentedErrors.js";
import { listOperation } from "./operation.js";
export const Platforms = /* @__PURE__ */ (() => (openEnum('github')))();
const externalOrganization = /* @__PURE__ */ (() => (entity('ExternalOrganization', {
    id: string,
    platform: Platforms,
    name: string,
    avatarUrl: string,
    isPersonal: boolean,
    bio: nullable(string),
    prettyName: nullable(string),
    company: nullable(string),
    blog: nullable(string),
    location: nullable(string),
    email: nullable(string),
    twitterUsername: nullable(string),
    organizationId: nullable(string),
})))();
export const ExternalOrganization = externalOrganization;
export const listExternalOrganizations = /* @__PURE__ */ (() => (listOperation({
    name: 'externalOrganizations.list',
    summary: 'List external organisations.',
    path: '/v1/external_organizations/',
    auth: 'accessToken',
    query: {
        platform: anyOf(Platforms),
        name: anyOf(string),
        organizationId: anyOf(string),
        sorting: sortedBy('created_at', 'name'),
    },
    items: ExternalOrganization,
    errors: [invalidRequest],
})))();
//# sourceMappingURL=externalOrganizations.js.map