import { segment } from '../../codec/primitives.ts'
import { invalidRequest } from '../../documentedErrors.ts'
import type { Endpoint } from '../../Endpoint.ts'

export const authorizeOAuth2 = {
  name: 'oauth2.authorize',
  summary: 'Get the details of an authorization request.',
  method: 'GET',
  path: '/v1/oauth2/authorize',
  auth: 'accessToken',
  errors: [],
} as const satisfies Endpoint

export const requestOAuth2Token = {
  name: 'oauth2.token',
  summary: 'Exchange an authorization code or a refresh token for tokens.',
  method: 'POST',
  path: '/v1/oauth2/token',
  auth: 'clientCredentials',
  errors: [],
} as const satisfies Endpoint

export const revokeOAuth2Token = {
  name: 'oauth2.revoke',
  summary: 'Revoke an access token or a refresh token.',
  method: 'POST',
  path: '/v1/oauth2/revoke',
  auth: 'clientCredentials',
  errors: [],
  isIdempotent: true,
} as const satisfies Endpoint

export const introspectOAuth2Token = {
  name: 'oauth2.introspect',
  summary: 'Introspect a token.',
  method: 'POST',
  path: '/v1/oauth2/introspect',
  auth: 'clientCredentials',
  errors: [],
  isIdempotent: true,
} as const satisfies Endpoint

export const getOAuth2UserInfo = {
  name: 'oauth2.userinfo',
  summary: 'Get the owner of the access token.',
  method: 'GET',
  path: '/v1/oauth2/userinfo',
  auth: 'accessToken',
  errors: [],
} as const satisfies Endpoint

export const createOAuth2Client = {
  name: 'oauth2.clients.create',
  summary: 'Register an OAuth2 client. The platform does not document the response.',
  method: 'POST',
  path: '/v1/oauth2/register',
  auth: 'accessToken',
  errors: [invalidRequest],
} as const satisfies Endpoint

export const getOAuth2Client = {
  name: 'oauth2.clients.get',
  summary: 'Get an OAuth2 client. The platform does not document the response.',
  method: 'GET',
  path: '/v1/oauth2/register/{client_id}',
  auth: 'accessToken',
  params: { clientId: segment },
  errors: [invalidRequest],
} as const satisfies Endpoint

export const updateOAuth2Client = {
  name: 'oauth2.clients.update',
  summary: 'Replace an OAuth2 client. The platform does not document the response.',
  method: 'PUT',
  path: '/v1/oauth2/register/{client_id}',
  auth: 'accessToken',
  params: { clientId: segment },
  errors: [invalidRequest],
} as const satisfies Endpoint

export const deleteOAuth2Client = {
  name: 'oauth2.clients.delete',
  summary: 'Delete an OAuth2 client. The platform does not document the response.',
  method: 'DELETE',
  path: '/v1/oauth2/register/{client_id}',
  auth: 'accessToken',
  params: { clientId: segment },
  errors: [invalidRequest],
} as const satisfies Endpoint
