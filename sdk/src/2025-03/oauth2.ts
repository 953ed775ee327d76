import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, literal, nullable, openEnum } from '../codec/collections.ts'
import { withRequestDefault, entity, optional, withDefault } from '../codec/entity.ts'
import { boolean, date, integer, string, unknown } from '../codec/primitives.ts'
import { by, byPresence, closedUnion, openUnion } from '../codec/union.ts'
import { invalidRequest } from '../documentedErrors.ts'
import * as endpoints from './endpoints/oauth2.ts'
import { form, json, listOperation, operation } from './operation.ts'

export const Scope = openEnum(
  'openid',
  'profile',
  'email',
  'user:read',
  'admin',
  'web_default',
  'organizations:read',
  'organizations:write',
  'custom_fields:read',
  'custom_fields:write',
  'discounts:read',
  'discounts:write',
  'checkout_links:read',
  'checkout_links:write',
  'checkouts:read',
  'checkouts:write',
  'products:read',
  'products:write',
  'benefits:read',
  'benefits:write',
  'events:read',
  'events:write',
  'meters:read',
  'meters:write',
  'files:read',
  'files:write',
  'subscriptions:read',
  'subscriptions:write',
  'customers:read',
  'customers:write',
  'customer_sessions:write',
  'orders:read',
  'refunds:read',
  'refunds:write',
  'metrics:read',
  'webhooks:read',
  'webhooks:write',
  'external_organizations:read',
  'license_keys:read',
  'license_keys:write',
  'repositories:read',
  'repositories:write',
  'issues:read',
  'issues:write',
  'customer_portal:read',
  'customer_portal:write',
)
export type Scope = t.TypeOf<typeof Scope>

export const SubType = openEnum('user', 'organization')
export type SubType = t.TypeOf<typeof SubType>

const tokenEndpointAuthMethod = openEnum('client_secret_basic', 'client_secret_post', 'none')
const grantType = openEnum('authorization_code', 'refresh_token')

const client = {
  redirectUris: list(string),
  grantTypes: optional(list(grantType)),
  responseTypes: optional(list(openEnum('code'))),
  scope: optional(string),
  clientName: string,
  clientUri: optional(nullable(string)),
  logoUri: optional(nullable(string)),
  tosUri: optional(nullable(string)),
  policyUri: optional(nullable(string)),
}

const oauth2Client = entity('OAuth2Client', {
  ...client,
  tokenEndpointAuthMethod: withDefault(tokenEndpointAuthMethod, 'client_secret_post'),
  createdAt: date,
  modifiedAt: nullable(date),
  clientId: string,
  clientSecret: string,
  clientIdIssuedAt: integer,
  clientSecretExpiresAt: integer,
})
export interface OAuth2Client extends t.TypeOf<typeof oauth2Client> {}
export const OAuth2Client: Codec<OAuth2Client> = oauth2Client

const oauth2ClientConfiguration = entity('OAuth2ClientConfiguration', {
  ...client,
  tokenEndpointAuthMethod: withRequestDefault(tokenEndpointAuthMethod, 'client_secret_post'),
})
export interface OAuth2ClientConfiguration extends t.TypeOf<typeof oauth2ClientConfiguration> {}
export const OAuth2ClientConfiguration: Codec<OAuth2ClientConfiguration> = oauth2ClientConfiguration

const oauth2ClientConfigurationUpdate = entity('OAuth2ClientConfigurationUpdate', {
  ...client,
  tokenEndpointAuthMethod: optional(tokenEndpointAuthMethod),
  clientId: string,
})
export interface OAuth2ClientConfigurationUpdate extends t.TypeOf<
  typeof oauth2ClientConfigurationUpdate
> {}
export const OAuth2ClientConfigurationUpdate: Codec<OAuth2ClientConfigurationUpdate> =
  oauth2ClientConfigurationUpdate

export const OAuth2ClientPublic = entity('OAuth2ClientPublic', {
  createdAt: date,
  modifiedAt: nullable(date),
  clientId: string,
  clientName: nullable(string),
  clientUri: nullable(string),
  logoUri: nullable(string),
  tosUri: nullable(string),
  policyUri: nullable(string),
})
export interface OAuth2ClientPublic extends t.TypeOf<typeof OAuth2ClientPublic> {}

export const AuthorizeUser = entity('AuthorizeUser', {
  id: string,
  email: string,
  avatarUrl: nullable(string),
})
export interface AuthorizeUser extends t.TypeOf<typeof AuthorizeUser> {}

export const AuthorizeOrganization = entity('AuthorizeOrganization', {
  id: string,
  slug: string,
  avatarUrl: nullable(string),
})
export interface AuthorizeOrganization extends t.TypeOf<typeof AuthorizeOrganization> {}

const asked = { client: OAuth2ClientPublic, scopes: list(Scope) }

const authorizeResponseUser = entity('AuthorizeResponseUser', {
  ...asked,
  subType: literal('user'),
  sub: nullable(AuthorizeUser),
})
export interface AuthorizeResponseUser extends t.TypeOf<typeof authorizeResponseUser> {}
export const AuthorizeResponseUser: Codec<AuthorizeResponseUser> = authorizeResponseUser

const authorizeResponseOrganization = entity('AuthorizeResponseOrganization', {
  ...asked,
  subType: literal('organization'),
  sub: nullable(AuthorizeOrganization),
  organizations: list(AuthorizeOrganization),
})
export interface AuthorizeResponseOrganization extends t.TypeOf<
  typeof authorizeResponseOrganization
> {}
export const AuthorizeResponseOrganization: Codec<AuthorizeResponseOrganization> =
  authorizeResponseOrganization

const authorizeResponse = openUnion('AuthorizeResponse', by('subType'), {
  user: AuthorizeResponseUser,
  organization: AuthorizeResponseOrganization,
})
/** Which application requests which scopes, and on whose behalf. */
export type AuthorizeResponse = t.TypeOf<typeof authorizeResponse>
export const AuthorizeResponse: Codec<AuthorizeResponse> = authorizeResponse

const credentials = { clientId: string, clientSecret: string }

const authorizationCodeTokenRequest = entity('AuthorizationCodeTokenRequest', {
  grantType: withRequestDefault(literal('authorization_code'), 'authorization_code'),
  ...credentials,
  code: string,
  redirectUri: string,
  codeVerifier: optional(string),
})
export interface AuthorizationCodeTokenRequest extends t.TypeOf<
  typeof authorizationCodeTokenRequest
> {}
export const AuthorizationCodeTokenRequest: Codec<AuthorizationCodeTokenRequest> =
  authorizationCodeTokenRequest

const refreshTokenRequest = entity('RefreshTokenRequest', {
  grantType: withRequestDefault(literal('refresh_token'), 'refresh_token'),
  ...credentials,
  refreshToken: string,
})
export interface RefreshTokenRequest extends t.TypeOf<typeof refreshTokenRequest> {}
export const RefreshTokenRequest: Codec<RefreshTokenRequest> = refreshTokenRequest

const tokenRequest = closedUnion('TokenRequest', byPresence('code', 'refreshToken'), {
  code: AuthorizationCodeTokenRequest,
  refreshToken: RefreshTokenRequest,
})
/** An authorization code or a refresh token, to exchange for new tokens. */
export type TokenRequest = t.TypeOf<typeof tokenRequest>
export const TokenRequest: Codec<TokenRequest> = tokenRequest

export const TokenResponse = entity('TokenResponse', {
  accessToken: string,
  tokenType: openEnum('Bearer'),
  expiresIn: integer,
  refreshToken: nullable(string),
  scope: string,
  idToken: string,
})
/** Tokens; the access token is valid for `expiresIn` seconds. */
export interface TokenResponse extends t.TypeOf<typeof TokenResponse> {}

const token = {
  token: string,
  tokenTypeHint: optional(nullable(openEnum('access_token', 'refresh_token'))),
  ...credentials,
}

export const RevokeTokenRequest = entity('RevokeTokenRequest', token)
export interface RevokeTokenRequest extends t.TypeOf<typeof RevokeTokenRequest> {}

export const RevokeTokenResponse = entity('RevokeTokenResponse', {})
export interface RevokeTokenResponse extends t.TypeOf<typeof RevokeTokenResponse> {}

export const IntrospectTokenRequest = entity('IntrospectTokenRequest', token)
export interface IntrospectTokenRequest extends t.TypeOf<typeof IntrospectTokenRequest> {}

const introspectTokenResponse = entity('IntrospectTokenResponse', {
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
})
/** The properties of a token; `exp` and `iat` are in seconds since 1970. */
export interface IntrospectTokenResponse extends t.TypeOf<typeof introspectTokenResponse> {}
export const IntrospectTokenResponse: Codec<IntrospectTokenResponse> = introspectTokenResponse

export const UserInfo = entity('UserInfo', {
  sub: string,
  name: optional(nullable(string)),
  email: optional(nullable(string)),
  emailVerified: optional(nullable(boolean)),
})
/** The owner of a token; an organization has no email. */
export interface UserInfo extends t.TypeOf<typeof UserInfo> {}

export const authorizeOAuth2 = operation({
  ...endpoints.authorizeOAuth2,
  success: { 200: AuthorizeResponse },
})

export const requestOAuth2Token = operation({
  ...endpoints.requestOAuth2Token,
  body: form(TokenRequest),
  success: { 200: TokenResponse },
})

export const revokeOAuth2Token = operation({
  ...endpoints.revokeOAuth2Token,
  body: form(RevokeTokenRequest),
  success: { 200: RevokeTokenResponse },
})

export const introspectOAuth2Token = operation({
  ...endpoints.introspectOAuth2Token,
  body: form(IntrospectTokenRequest),
  success: { 200: IntrospectTokenResponse },
})

export const getOAuth2UserInfo = operation({
  ...endpoints.getOAuth2UserInfo,
  success: { 200: UserInfo },
})

export const listOAuth2Clients = listOperation({
  name: 'oauth2.clients.list',
  summary: 'List OAuth2 clients.',
  path: '/v1/oauth2/',
  auth: 'accessToken',
  items: OAuth2Client,
  errors: [invalidRequest],
})

export const createOAuth2Client = operation({
  ...endpoints.createOAuth2Client,
  body: json(OAuth2ClientConfiguration),
  success: { 200: unknown },
})

export const getOAuth2Client = operation({
  ...endpoints.getOAuth2Client,
  success: { 200: unknown },
})

export const updateOAuth2Client = operation({
  ...endpoints.updateOAuth2Client,
  body: json(OAuth2ClientConfigurationUpdate, 'oAuth2ClientConfigurationUpdate'),
  success: { 200: unknown },
})

export const deleteOAuth2Client = operation({
  ...endpoints.deleteOAuth2Client,
  success: { 200: unknown },
})
