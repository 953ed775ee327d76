import type * as t from 'io-ts'
import { AuthorizeOrganization, AuthorizeUser, OAuth2ClientPublic, SubType } from './oauth2Parts.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, map, nullable, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { bestMatchUnion, by, openUnion } from '../../codec/union.ts'
import { Scope } from './enums.ts'

const authorizeResponseFields = {
  client: OAuth2ClientPublic,
  scopes: list(Scope),
  organizations: list(AuthorizeOrganization),
  requiresSingleOrganization: optional(boolean),
  scopeDisplayNames: optional(map(string)),
}

const authorizeResponseUser = entity('AuthorizeResponseUser', {
  ...authorizeResponseFields,
  subType: literal('user'),
  sub: nullable(AuthorizeUser),
})
export interface AuthorizeResponseUser extends t.TypeOf<typeof authorizeResponseUser> {}
export const AuthorizeResponseUser: Codec<AuthorizeResponseUser> = authorizeResponseUser

const authorizeResponseOrganization = entity('AuthorizeResponseOrganization', {
  ...authorizeResponseFields,
  subType: literal('organization'),
  sub: nullable(AuthorizeOrganization),
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
export type AuthorizeResponse = t.TypeOf<typeof authorizeResponse>
export const AuthorizeResponse: Codec<AuthorizeResponse> = authorizeResponse

const userInfoFields = { sub: string, name: optional(nullable(string)) }

const userInfoUser = entity('UserInfoUser', {
  ...userInfoFields,
  email: optional(nullable(string)),
  emailVerified: optional(nullable(boolean)),
})
export interface UserInfoUser extends t.TypeOf<typeof userInfoUser> {}
export const UserInfoUser: Codec<UserInfoUser> = userInfoUser

const userInfoOrganization = entity('UserInfoOrganization', { ...userInfoFields })
export interface UserInfoOrganization extends t.TypeOf<typeof userInfoOrganization> {}
export const UserInfoOrganization: Codec<UserInfoOrganization> = userInfoOrganization

const userInfo = bestMatchUnion('UserInfo', {
  UserInfoUser: UserInfoUser,
  UserInfoOrganization: UserInfoOrganization,
})
export type UserInfo = t.TypeOf<typeof userInfo>
export const UserInfo: Codec<UserInfo> = userInfo

const introspectTokenResponse = entity('IntrospectTokenResponse', {
  active: boolean,
  clientId: string,
  tokenType: openEnum('access_token', 'refresh_token'),
  scope: string,
  subType: SubType,
  sub: string,
  organizations: list(string),
  aud: string,
  iss: string,
  exp: integer,
  iat: integer,
})
export interface IntrospectTokenResponse extends t.TypeOf<typeof introspectTokenResponse> {}
export const IntrospectTokenResponse: Codec<IntrospectTokenResponse> = introspectTokenResponse

const clientFields = {
  redirectUris: list(string),
  tokenEndpointAuthMethod: optional(openEnum('client_secret_basic', 'client_secret_post', 'none')),
  grantTypes: optional(list(openEnum('authorization_code', 'refresh_token'))),
  responseTypes: optional(list(literal('code'))),
  scope: optional(string),
  clientName: string,
  clientUri: optional(nullable(string)),
  logoUri: optional(nullable(string)),
  tosUri: optional(nullable(string)),
  policyUri: optional(nullable(string)),
  defaultSubType: optional(SubType),
}

const oAuth2ClientConfiguration = entity('OAuth2ClientConfiguration', clientFields)
export interface OAuth2ClientConfiguration extends t.TypeOf<typeof oAuth2ClientConfiguration> {}
export const OAuth2ClientConfiguration: Codec<OAuth2ClientConfiguration> = oAuth2ClientConfiguration

const tokenRequestFields = { clientId: string, clientSecret: string }

const authorizationCodeTokenRequest = entity('AuthorizationCodeTokenRequest', {
  ...tokenRequestFields,
  grantType: literal('authorization_code'),
  code: string,
  redirectUri: string,
})
export interface AuthorizationCodeTokenRequest extends t.TypeOf<
  typeof authorizationCodeTokenRequest
> {}
export const AuthorizationCodeTokenRequest: Codec<AuthorizationCodeTokenRequest> =
  authorizationCodeTokenRequest

const refreshTokenRequest = entity('RefreshTokenRequest', {
  ...tokenRequestFields,
  grantType: literal('refresh_token'),
  refreshToken: string,
})
export interface RefreshTokenRequest extends t.TypeOf<typeof refreshTokenRequest> {}
export const RefreshTokenRequest: Codec<RefreshTokenRequest> = refreshTokenRequest

const webTokenRequest = entity('WebTokenRequest', {
  ...tokenRequestFields,
  grantType: literal('web'),
  sessionToken: string,
  subType: optional(openEnum('user', 'organization')),
  sub: optional(nullable(string)),
  scope: optional(nullable(string)),
})
export interface WebTokenRequest extends t.TypeOf<typeof webTokenRequest> {}
export const WebTokenRequest: Codec<WebTokenRequest> = webTokenRequest

const tokenRequest = bestMatchUnion('TokenRequest', {
  AuthorizationCodeTokenRequest: AuthorizationCodeTokenRequest,
  RefreshTokenRequest: RefreshTokenRequest,
  WebTokenRequest: WebTokenRequest,
})
export type TokenRequest = t.TypeOf<typeof tokenRequest>
export const TokenRequest: Codec<TokenRequest> = tokenRequest

const tokenResponse = entity('TokenResponse', {
  accessToken: string,
  tokenType: openEnum('Bearer'),
  expiresIn: integer,
  refreshToken: optional(nullable(string)),
  scope: string,
  idToken: optional(nullable(string)),
})
export interface TokenResponse extends t.TypeOf<typeof tokenResponse> {}
export const TokenResponse: Codec<TokenResponse> = tokenResponse

const oAuth2ClientConfigurationUpdate = entity('OAuth2ClientConfigurationUpdate', {
  ...clientFields,
  clientId: string,
})
export interface OAuth2ClientConfigurationUpdate extends t.TypeOf<
  typeof oAuth2ClientConfigurationUpdate
> {}
export const OAuth2ClientConfigurationUpdate: Codec<OAuth2ClientConfigurationUpdate> =
  oAuth2ClientConfigurationUpdate
