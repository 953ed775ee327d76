import { createHash, createHmac } from 'node:crypto'
import type { TokenResponse } from '../../2025-03/oauth2.ts'
import { DAY, HOUR } from '../calendar.ts'
import { Problem } from '../Problem.ts'
import type { OAuth2ClientRow, OAuth2CodeRow, OAuth2TokenRow } from '../store/oauth2Rows.ts'
import type { World } from '../World.ts'
import { newSecret } from './customers.ts'

const CODE_DURATION = HOUR / 6
const ACCESS_DURATION = HOUR
const REFRESH_DURATION = 30 * DAY

/** The user of the sandbox, whose tokens can access every organization. */
export const SANDBOX_USER = {
  id: '5a9d0b0c-0000-4000-8000-000000000001',
  name: 'The user of this sandbox',
  email: 'user@sandbox.invalid',
}

/** A user's grant to an application. */
export interface Consent {
  readonly client: OAuth2ClientRow
  readonly redirectUri: string
  readonly scopes: readonly string[]
  readonly subType: 'user' | 'organization'
  readonly sub: string
  readonly codeChallenge: string | null
}

/** An authorization code that can be exchanged once, within ten minutes. */
export const newCode = (world: World, { client, scopes, ...consent }: Consent): string =>
  world.state.oauth2Codes.put({
    ...world.record(),
    ...consent,
    grantId: world.newId(),
    clientId: client.id,
    scopes: [...scopes],
    expiresAt: world.later(CODE_DURATION),
    code: newSecret('sandbox_ac'),
    usedAt: null,
  }).code

/** The application that requests a token; throws a 401 if its credentials are wrong. */
export const authenticatedClient = (
  world: World,
  { clientId, clientSecret }: { readonly clientId: string; readonly clientSecret: string },
): OAuth2ClientRow => {
  const client = world.state.oauth2Clients.get(clientId)
  if (client?.clientSecret !== clientSecret) {
    throw oauth2Problem(401, 'invalid_client', 'The client id or its secret is wrong.')
  }
  return client
}

/** Exchanges a code for tokens, if the redirect URI and the PKCE verifier match. */
export const exchangeCode = (
  world: World,
  client: OAuth2ClientRow,
  request: {
    readonly code: string
    readonly redirectUri: string
    readonly codeVerifier?: string | undefined
  },
): TokenResponse => {
  const [code] = world.state.oauth2Codes.where('code', request.code)
  if (code?.clientId !== client.id || code.expiresAt <= world.now()) {
    throw invalidGrant('The code is unknown or has expired. Request authorization again.')
  }
  if (code.usedAt !== null) {
    revokeAfterwards(world, code.grantId)
    throw invalidGrant('The code has already been used. All tokens issued from it are revoked.')
  }
  if (code.redirectUri !== request.redirectUri) {
    throw invalidGrant('The redirect_uri differs from the one in the authorization request.')
  }
  if (!isVerified(code, request.codeVerifier)) {
    throw invalidGrant('The code_verifier does not match the code_challenge.')
  }
  world.state.oauth2Codes.update(code, { usedAt: world.now(), modifiedAt: world.now() })
  return issueTokens(world, client, code)
}

/** Exchanges a refresh token for new tokens; the old one is no longer valid. */
export const refreshTokens = (
  world: World,
  client: OAuth2ClientRow,
  refreshToken: string,
): TokenResponse => {
  const [token] = world.state.oauth2Tokens.where('token', refreshToken)
  const isKnown = token?.clientId === client.id && token.kind === 'refresh_token'
  if (!isKnown || token.expiresAt <= world.now()) {
    throw invalidGrant('The refresh token is unknown or has expired.')
  }
  if (token.revokedAt !== null) {
    revokeAfterwards(world, token.grantId)
    throw invalidGrant(
      'The refresh token has been used or revoked. All tokens issued from it are revoked.',
    )
  }
  revokeGrant(world, token.grantId)
  return issueTokens(world, client, token)
}

/** Revokes a token; with a refresh token, also all tokens of its authorization. */
export const revokeToken = (world: World, token: OAuth2TokenRow): void => {
  if (token.kind === 'refresh_token') revokeGrant(world, token.grantId)
  else revoke(world, token)
}

/** Revokes all tokens of an authorization. */
export const revokeGrant = (world: World, grantId: string): void => {
  for (const token of world.state.oauth2Tokens.where('grantId', grantId)) revoke(world, token)
}

/** Whether a token is valid now. */
export const isValid = (world: World, { revokedAt, expiresAt }: OAuth2TokenRow): boolean =>
  revokedAt === null && world.now() < expiresAt

/** Seconds since 1970. */
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** An error in both formats: that of OAuth 2 (RFC 6749, section 5.2) and the platform's. */
const oauth2Problem = (status: number, error: string, text: string): Problem => {
  const body = { error, error_description: text, detail: text }
  return new Problem(status, body)
}

const invalidGrant = (text: string) => oauth2Problem(400, 'invalid_grant', text)

const isVerified = ({ codeChallenge }: OAuth2CodeRow, verifier: string | undefined): boolean => {
  if (codeChallenge === null) return true
  const digest = createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url')
  return verifier !== undefined && digest === codeChallenge
}

const issueTokens = (
  world: World,
  client: OAuth2ClientRow,
  { grantId, scopes, subType, sub }: OAuth2CodeRow | OAuth2TokenRow,
): TokenResponse => {
  const grant = { grantId, clientId: client.id, scopes, subType, sub, revokedAt: null }
  const access = world.state.oauth2Tokens.put({
    ...world.record(),
    ...grant,
    kind: 'access_token',
    token: newSecret('sandbox_at'),
    expiresAt: world.later(ACCESS_DURATION),
  })
  const { id, createdAt, modifiedAt, token, expiresAt } = access
  const organizationIds =
    subType === 'organization' ? [sub] : world.state.organizations.all().map(({ id }) => id)
  world.state.accessTokens.put({
    id,
    createdAt,
    modifiedAt,
    token,
    organizationIds,
    scopes,
    expiresAt,
  })
  const refresh = world.state.oauth2Tokens.put({
    ...world.record(),
    ...grant,
    kind: 'refresh_token',
    token: newSecret('sandbox_rt'),
    expiresAt: world.later(REFRESH_DURATION),
  })
  return {
    accessToken: token,
    tokenType: 'Bearer',
    expiresIn: ACCESS_DURATION / 1000,
    refreshToken: refresh.token,
    scope: scopes.join(' '),
    idToken: idToken(world, client, access),
  }
}

/** An id token, signed with the client's secret (OpenID Connect, HS256). */
const idToken = (world: World, { id, clientSecret }: OAuth2ClientRow, token: OAuth2TokenRow) => {
  const claims = {
    iss: world.url,
    sub: token.sub,
    aud: id,
    iat: seconds(token.createdAt),
    exp: seconds(token.expiresAt),
  }
  const content = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${content}.${createHmac('sha256', clientSecret).update(content).digest('base64url')}`
}

const revoke = (world: World, token: OAuth2TokenRow): void => {
  if (token.revokedAt !== null) return
  world.state.oauth2Tokens.update(token, { revokedAt: world.now(), modifiedAt: world.now() })
  world.state.accessTokens.delete(token.id)
}

/**
 * Revokes all tokens when a code or a refresh token may have leaked (RFC 6749, sections 10.4 and
 * 10.5). The request fails and its transaction is rolled back, so this runs later, in its own.
 */
const revokeAfterwards = (world: World, grantId: string): void =>
  queueMicrotask(() => world.transact(() => revokeGrant(world, grantId)))
