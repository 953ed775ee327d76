import { list, literal, nullable, openEnum } from "./codec/collections.js";
import { defaulted, entity, optional, presumed } from "./codec/entity.js";
import { boolean, date, integer, segment, string, unknown } from "./codec/primitives.js";
import { by, byPresence, closedUnion, openUnion } from "./codec/union.js";
import { invalidRequest } from "./documentedErrors.js";
import { form, json, listOperation, operation } from "./operation.js";
export const Scope = /* @__PURE__ */ (() => (openEnum('openid', 'profile', 'email', 'user:read', 'admin', 'web_default', 'organizations:read', 'organizations:write', 'custom_fields:read', 'custom_fields:write', 'discounts:read', 'discounts:write', 'checkout_links:read', 'checkout_links:write', 'checkouts:read', 'checkouts:write', 'products:read', 'products:write', 'benefits:read', 'benefits:write', 'events:read', 'events:write', 'meters:read', 'meters:write', 'files:read', 'files:write', 'subscriptions:read', 'subscriptions:write', 'customers:read', 'customers:write', 'customer_sessions:write', 'orders:read', 'refunds:read', 'refunds:write', 'metrics:read', 'webhooks:read', 'webhooks:write', 'external_organizations:read', 'license_keys:read', 'license_keys:write', 'repositories:read', 'repositories:write', 'issues:read', 'issues:write', 'customer_portal:read', 'customer_portal:write')))();
export const SubType = /* @__PURE__ */ (() => (openEnum('user', 'organization')))();
const tokenEndpointAuthMethod = /* @__PURE__ */ (() => (openEnum('client_secret_basic', 'client_secret_post', 'none')))();
const grantType = /* @__PURE__ */ (() => (openEnum('authorization_code', 'refresh_token')))();
const client = /* @__PURE__ */ (() => ({
    redirectUris: list(string),
    grantTypes: optional(list(grantType)),
    responseTypes: optional(list(literal('code'))),
    scope: optional(string),
    clientName: string,
    clientUri: optional(nullable(string)),
    logoUri: optional(nullable(string)),
    tosUri: optional(nullable(string)),
    policyUri: optional(nullable(string)),
}))();
const oauth2Client = /* @__PURE__ */ (() => (entity('OAuth2Client', {
    ...client,
    tokenEndpointAuthMethod: presumed(tokenEndpointAuthMethod, 'client_secret_post'),
    createdAt: date,
    modifiedAt: nullable(date),
    clientId: string,
    clientSecret: string,
    clientIdIssuedAt: integer,
    clientSecretExpiresAt: integer,
})))();
export const OAuth2Client = oauth2Client;
const oauth2ClientConfiguration = /* @__PURE__ */ (() => (entity('OAuth2ClientConfiguration', {
    ...client,
    tokenEndpointAuthMethod: defaulted(tokenEndpointAuthMethod, 'client_secret_post'),
})))();
export const OAuth2ClientConfiguration = oauth2ClientConfiguration;
const oauth2ClientConfigurationUpdate = /* @__PURE__ */ (() => (entity('OAuth2ClientConfigurationUpdate', {
    ...client,
    tokenEndpointAuthMethod: optional(tokenEndpointAuthMethod),
    clientId: string,
})))();
export const OAuth2ClientConfigurationUpdate = oauth2ClientConfigurationUpdate;
export const OAuth2ClientPublic = /* @__PURE__ */ (() => (entity('OAuth2ClientPublic', {
    createdAt: date,
    modifiedAt: nullable(date),
    clientId: string,
    clientName: nullable(string),
    clientUri: nullable(string),
    logoUri: nullable(string),
    tosUri: nullable(string),
    policyUri: nullable(string),
})))();
export const AuthorizeUser = /* @__PURE__ */ (() => (entity('AuthorizeUser', {
    id: string,
    email: string,
    avatarUrl: nullable(string),
})))();
export const AuthorizeOrganization = /* @__PURE__ */ (() => (entity('AuthorizeOrganization', {
    id: string,
    slug: string,
    avatarUrl: nullable(string),
})))();
const asked = /* @__PURE__ */ (() => ({ client: OAuth2ClientPublic, scopes: list(Scope) }))();
const authorizeResponse = /* @__PURE__ */ (() => (openUnion('AuthorizeResponse', by('subType'), {
    user: entity('AuthorizeResponseUser', {
        ...asked,
        subType: literal('user'),
        sub: nullable(AuthorizeUser),
    }),
    organization: entity('AuthorizeResponseOrganization', {
        ...asked,
        subType: literal('organization'),
        sub: nullable(AuthorizeOrganization),
        organizations: list(AuthorizeOrganization),
    }),
})))();
export const AuthorizeResponse = authorizeResponse;
const credentials = { clientId: string, clientSecret: string };
const tokenRequest = /* @__PURE__ */ (() => (closedUnion('TokenRequest', byPresence('code', 'refreshToken'), {
    code: entity('AuthorizationCodeTokenRequest', {
        grantType: defaulted(literal('authorization_code'), 'authorization_code'),
        ...credentials,
        code: string,
        redirectUri: string,
        codeVerifier: optional(string),
    }),
    refreshToken: entity('RefreshTokenRequest', {
        grantType: defaulted(literal('refresh_token'), 'refresh_token'),
        ...credentials,
        refreshToken: string,
    }),
})))();
export const TokenRequest = tokenRequest;
export const TokenResponse = /* @__PURE__ */ (() => (entity('TokenResponse', {
    accessToken: string,
    tokenType: literal('Bearer'),
    expiresIn: integer,
    refreshToken: nullable(string),
    scope: string,
    idToken: string,
})))();
const token = /* @__PURE__ */ (() => ({
    token: string,
    tokenTypeHint: optional(nullable(openEnum('access_token', 'refresh_token'))),
    ...credentials,
}))();
export const RevokeTokenRequest = /* @__PURE__ */ (() => (entity('RevokeTokenRequest', token)))();
export const RevokeTokenResponse = /* @__PURE__ */ (() => (entity('RevokeTokenResponse', {})))();
export const IntrospectTokenRequest = /* @__PURE__ */ (() => (entity('IntrospectTokenRequest', token)))();
const introspectTokenResponse = /* @__PURE__ */ (() => (entity('IntrospectTokenResponse', {
    active: boolean,
    clientId: string,
    tokenType: openEnum('access_token', 'refresh_token'),
    scope: string,
    subType: SubType,
    sub: string,
    aud: string,
    iss: string,
    exp: integer,
    iat: integer,
})))();
export const IntrospectTokenResponse = introspectTokenResponse;
export const UserInfo = /* @__PURE__ */ (() => (entity('UserInfo', {
    sub: string,
    name: optional(nullable(string)),
    email: optional(nullable(string)),
    emailVerified: optional(nullable(boolean)),
})))();
export const authorizeOAuth2 = /* @__PURE__ */ (() => (operation({
    name: 'oauth2.authorize',
    summary: 'Get who asks for an authorisation.',
    method: 'GET',
    path: '/v1/oauth2/authorize',
    auth: 'accessToken',
    success: { 200: AuthorizeResponse },
    errors: [],
})))();
export const requestOAuth2Token = /* @__PURE__ */ (() => (operation({
    name: 'oauth2.token',
    summary: 'Get tokens for an authorisation code or a refresh token.',
    method: 'POST',
    path: '/v1/oauth2/token',
    auth: 'clientCredentials',
    body: form(TokenRequest),
    success: { 200: TokenResponse },
    errors: [],
})))();
export const revokeOAuth2Token = /* @__PURE__ */ (() => (operation({
    name: 'oauth2.revoke',
    summary: 'Revoke an access token or a refresh token.',
    method: 'POST',
    path: '/v1/oauth2/revoke',
    auth: 'clientCredentials',
    body: form(RevokeTokenRequest),
    success: { 200: RevokeTokenResponse },
    errors: [],
})))();
export const introspectOAuth2Token = /* @__PURE__ */ (() => (operation({
    name: 'oauth2.introspect',
    summary: 'Get what a token stands for.',
    method: 'POST',
    path: '/v1/oauth2/introspect',
    auth: 'clientCredentials',
    body: form(IntrospectTokenRequest),
    success: { 200: IntrospectTokenResponse },
    errors: [],
})))();
export const getOAuth2UserInfo = /* @__PURE__ */ (() => (operation({
    name: 'oauth2.userinfo',
    summary: 'Get who the access token belongs to.',
    method: 'GET',
    path: '/v1/oauth2/userinfo',
    auth: 'accessToken',
    success: { 200: UserInfo },
    errors: [],
})))();
export const listOAuth2Clients = /* @__PURE__ */ (() => (listOperation({
    name: 'oauth2.clients.list',
    summary: 'List OAuth2 clients.',
    path: '/v1/oauth2/',
    auth: 'accessToken',
    items: OAuth2Client,
    errors: [invalidRequest],
})))();
export const createOAuth2Client = /* @__PURE__ */ (() => (operation({
    name: 'oauth2.clients.create',
    summary: 'Register an OAuth2 client. The platform does not document its answer.',
    method: 'POST',
    path: '/v1/oauth2/register',
    auth: 'accessToken',
    body: json(OAuth2ClientConfiguration),
    success: { 200: unknown },
    errors: [invalidRequest],
})))();
export const getOAuth2Client = /* @__PURE__ */ (() => (operation({
    name: 'oauth2.clients.get',
    summary: 'Get an OAuth2 client. The platform does not document its answer.',
    method: 'GET',
    path: '/v1/oauth2/register/{client_id}',
    auth: 'accessToken',
    params: { clientId: segment },
    success: { 200: unknown },
    errors: [invalidRequest],
})))();
export const updateOAuth2Client = /* @__PURE__ */ (() => (operation({
    name: 'oauth2.clients.update',
    summary: 'Replace an OAuth2 client. The platform does not document its answer.',
    method: 'PUT',
    path: '/v1/oauth2/register/{client_id}',
    auth: 'accessToken',
    params: { clientId: segment },
    body: json(OAuth2ClientConfigurationUpdate, 'oAuth2ClientConfigurationUpdate'),
    success: { 200: unknown },
    errors: [invalidRequest],
})))();
export const deleteOAuth2Client = /* @__PURE__ */ (() => (operation({
    name: 'oauth2.clients.delete',
    summary: 'Delete an OAuth2 client. The platform does not document its answer.',
    method: 'DELETE',
    path: '/v1/oauth2/register/{client_id}',
    auth: 'accessToken',
    params: { clientId: segment },
    success: { 200: unknown },
    errors: [invalidRequest],
})))();
//# sourceMappingURL=oauth2.js.map