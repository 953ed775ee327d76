import type * as t from 'io-ts'
import { list, nullable, openEnum } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { date, string } from '../../codec/primitives.ts'
import { record } from '../../shared/entities/record.ts'
import { SubType } from '../../2025-03/oauth2.ts'

/** An OAuth2 application; its id is its client id. */
export const OAuth2ClientRow = entity('OAuth2ClientRow', {
  ...record,
  clientSecret: string,
  redirectUris: list(string),
  tokenEndpointAuthMethod: string,
  grantTypes: list(string),
  /** Separated by spaces, as in OAuth 2. */
  scope: string,
  clientName: string,
  clientUri: nullable(string),
  logoUri: nullable(string),
  tosUri: nullable(string),
  policyUri: nullable(string),
  organizationId: string,
})
export interface OAuth2ClientRow extends t.TypeOf<typeof OAuth2ClientRow> {}

/** The fields of an authorization, shared by its code and all tokens issued from it. */
const grant = {
  ...record,
  grantId: string,
  clientId: string,
  scopes: list(string),
  subType: SubType,
  /** The organization's id, or the user's. */
  sub: string,
  expiresAt: date,
}

export const OAuth2CodeRow = entity('OAuth2CodeRow', {
  ...grant,
  code: string,
  redirectUri: string,
  /** The PKCE challenge, with the method S256. */
  codeChallenge: nullable(string),
  usedAt: nullable(date),
})
export interface OAuth2CodeRow extends t.TypeOf<typeof OAuth2CodeRow> {}

/** A token; the row of an access token in `accessTokens` has the same id. */
export const OAuth2TokenRow = entity('OAuth2TokenRow', {
  ...grant,
  kind: openEnum('access_token', 'refresh_token'),
  token: string,
  revokedAt: nullable(date),
})
export interface OAuth2TokenRow extends t.TypeOf<typeof OAuth2TokenRow> {}
