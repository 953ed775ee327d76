import type * as t from 'io-ts'
import { nullable, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { date, string } from '../../codec/primitives.ts'

export const SubType = openEnum('user', 'organization')

export type SubType = t.TypeOf<typeof SubType>

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

export const credentials = { clientId: string, clientSecret: string }

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
