import {
  IntrospectTokenRequest,
  RevokeTokenRequest,
  RevokeTokenResponse,
} from './entities/oauth2Parts.ts'
import { nothing, unknown } from '../codec/primitives.ts'
import * as endpoints from './endpoints/oauth2.ts'
import {
  AuthorizeResponse,
  IntrospectTokenResponse,
  OAuth2ClientConfiguration,
  OAuth2ClientConfigurationUpdate,
  TokenRequest,
  TokenResponse,
  UserInfo,
} from './entities/oauth2.ts'
import { form, json, operation } from './operation.ts'

export * from './entities/oauth2.ts'
export {
  IntrospectTokenRequest,
  RevokeTokenRequest,
  RevokeTokenResponse,
} from './entities/oauth2Parts.ts'

export const deleteOAuth2Client = operation({
  ...endpoints.deleteOAuth2Client,
  success: { 204: nothing },
})

export const authorizeOAuth2 = operation({
  ...endpoints.authorizeOAuth2,
  success: { 200: AuthorizeResponse },
})

export const getOAuth2Client = operation({
  ...endpoints.getOAuth2Client,
  success: { 200: unknown },
})

export const getOAuth2UserInfo = operation({
  ...endpoints.getOAuth2UserInfo,
  success: { 200: UserInfo },
})

export const introspectOAuth2Token = operation({
  ...endpoints.introspectOAuth2Token,
  body: form(IntrospectTokenRequest),
  success: { 200: IntrospectTokenResponse },
})

export const createOAuth2Client = operation({
  ...endpoints.createOAuth2Client,
  body: json(OAuth2ClientConfiguration),
  success: { 200: unknown },
})

export const revokeOAuth2Token = operation({
  ...endpoints.revokeOAuth2Token,
  body: form(RevokeTokenRequest),
  success: { 200: RevokeTokenResponse },
})

export const requestOAuth2Token = operation({
  ...endpoints.requestOAuth2Token,
  body: form(TokenRequest),
  success: { 200: TokenResponse },
})

export const updateOAuth2Client = operation({
  ...endpoints.updateOAuth2Client,
  body: json(OAuth2ClientConfigurationUpdate, 'oAuth2ClientConfigurationUpdate'),
  success: { 200: unknown },
})
