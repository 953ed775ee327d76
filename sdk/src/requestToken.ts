import { literal, nullable } from './codec/collections.ts'
import { entity, withRequestDefault } from './codec/entity.ts'
import { integer, string } from './codec/primitives.ts'
import { byPresence, closedUnion } from './codec/union.ts'
import { form, operationOf } from './operation.ts'

const credentials = { clientId: string, clientSecret: string }

const TokenRequest = closedUnion('TokenRequest', byPresence('code', 'refreshToken'), {
  code: entity('AuthorizationCodeTokenRequest', {
    grantType: withRequestDefault(literal('authorization_code'), 'authorization_code'),
    ...credentials,
    code: string,
    redirectUri: string,
    codeVerifier: string,
  }),
  refreshToken: entity('RefreshTokenRequest', {
    grantType: withRequestDefault(literal('refresh_token'), 'refresh_token'),
    ...credentials,
    refreshToken: string,
  }),
})

/** Exchanges a code or a refresh token: the parts that OAuth 2.0 defines, which are the same in every version. */
export const requestToken = operationOf({
  version: undefined,
  isSent: false,
  toleratesDrift: false,
})({
  name: 'oauth2.token',
  summary: 'Exchange an authorization code or a refresh token for tokens.',
  method: 'POST',
  path: '/v1/oauth2/token',
  auth: 'clientCredentials',
  body: form(TokenRequest),
  success: {
    200: entity('TokenResponse', {
      accessToken: string,
      refreshToken: nullable(string),
      expiresIn: integer,
    }),
  },
  errors: [],
})
