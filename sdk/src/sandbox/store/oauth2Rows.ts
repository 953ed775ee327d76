import type * as t from 'io-ts'
import { list, nullable, openEnum } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { date, string } from '../../codec/primitives.ts'
import { record } from '../../entities/record.ts'
import { SubType } from '../../oauth2.ts'

/** An application that may ask for authorisations; its id is its client id. */
export const OAuth2ClientRow = entity('OAuth2ClientRow', {
  ...record,
  clientSecret: string,
  redirectUris: list(string),
  tokenEndpointAuthMethod: string,
  grantTypes: list(string),
  /** Separated by spaces, as OAuth 2 has it. */
  scope: string,
  clientName: string,
  clientUri: nullable(string),
  logoUri: nullable(string),
  tosUri: nullable(string),
  policyUri: nullable(string),
  organizationId: string,
})
export interface OAuth2ClientRow extends t.TypeOf<typeof OAuth2ClientRow> {}

/** What was allowed, wherever it goes on: from the code to all tokens that come of it. */
const grant = {
  ...record,
  grantId: string,
  clientId: string,
  scopes: list(string),
  subType: SubType,
  /** The organisation's id, or the user's. */
  sub: string,
  expiresAt: date,
}

export const OAuth2CodeRow = entity('OAuth2CodeRow', {
  ...grant,
  code: string,
  redirectUri: string,
  /** Of PKCE, by SHA-256. */
  codeChallenge: nullable(string),
  usedAt: nullable(date),
})
export interface OAuth2CodeRow extends t.TypeOf<typeof OAuth2CodeRow> {}

/** A token; an access token has the id of its row among the access tokens. */
export const OAuth2TokenRow = entity('OAuth2TokenRow', {
  ...grant,
  kind: openEnum('access_token', 'refresh_token'),
  token: string,
  revokedAt: nullable(date),
})
export interface OAuth2TokenRow extends t.TypeOf<typeof OAuth2TokenRow> {}
