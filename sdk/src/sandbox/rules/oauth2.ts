import { createHash, createHmac } from 'node:crypto'
import type { TokenResponse } from '../../oauth2.ts'
import { Problem } from '../Problem.ts'
import type { OAuth2ClientRow, OAuth2CodeRow, OAuth2TokenRow } from '../store/oauth2Rows.ts'
import type { World } from '../World.ts'
import { newSecret } from './customers.ts'

/** How long things are good, in milliseconds: a code, an access token, a refresh token. */
const CODE_DURATION = 600_000
const ACCESS_DURATION = 3_600_000
const REFRESH_DURATION = 30 * 24 * 3_600_000

/** Who the sandbox's user is, in whose name a token reaches every organisation. */
export const SANDBOX_USER = {
  id: '5a9d0b0c-0000-4000-8000-000000000001',
  name: 'The user of this sandbox',
  email: 'user@sandbox.invalid',
}

/** What somebody allows an application. */
export interface Consent {
  readonly client: OAuth2ClientRow
  readonly redirectUri: string
  readonly scopes: readonly string[]
  readonly subType: 'user' | 'organization'
  readonly sub: string
  readonly codeChallenge: string | null
}

/** A code that can be exchanged once, within ten minutes. */
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

/** The application that a token request comes from; throws the 401 when that is not sure. */
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

/** Exchanges a code, with what proves that the same application asked for it. */
export const exchangedCode = (
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
    throw invalidGrant('The code is not known or has expired. Ask for authorisation again.')
  }
  if (code.usedAt !== null) {
    revokeAfterwards(world, code.grantId)
    throw invalidGrant('The code has been used already. All tokens that came of it are revoked.')
  }
  if (code.redirectUri !== request.redirectUri) {
    throw invalidGrant('The redirect_uri is not the one that the code was asked for with.')
  }
  if (!isVerified(code, request.codeVerifier)) {
    throw invalidGrant('The code_verifier does not fit the code_challenge.')
  }
  world.state.oauth2Codes.update(code, { usedAt: world.now(), modifiedAt: world.now() })
  return issued(world, client, code)
}

/** Exchanges a refresh token for new tokens; the old one is not good any more. */
export const refreshed = (
  world: World,
  client: OAuth2ClientRow,
  refreshToken: string,
): TokenResponse => {
  const [token] = world.state.oauth2Tokens.where('token', refreshToken)
  const isKnown = token?.clientId === client.id && token.kind === 'refresh_token'
  if (!isKnown || token.expiresAt <= world.now()) {
    throw invalidGrant('The refresh token is not known or has expired.')
  }
  if (token.revokedAt !== null) {
    revokeAfterwards(world, token.grantId)
    throw invalidGrant('The refresh token has been used or revoked. So is all that came of it.')
  }
  revokeGrant(world, token.grantId)
  return issued(world, client, token)
}

/** Revokes one token; a refresh token takes what came of it along. */
export const revokeToken = (world: World, token: OAuth2TokenRow): void => {
  if (token.kind === 'refresh_token') revokeGrant(world, token.grantId)
  else revoke(world, token)
}

/** Revokes all tokens of an authorisation. */
export const revokeGrant = (world: World, grantId: string): void => {
  for (const token of world.state.oauth2Tokens.where('grantId', grantId)) revoke(world, token)
}

/** Whether a token is good now. */
export const isGood = (world: World, { revokedAt, expiresAt }: OAuth2TokenRow): boolean =>
  revokedAt === null && world.now() < expiresAt

/** Seconds since 1970. */
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** A refusal as OAuth 2 has it (RFC 6749, section 5.2), and as all others here. */
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

const issued = (
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

/** Who was there, signed with the client's secret (OpenID Connect, HS256). */
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
 * Revokes when somebody else may have a code or a refresh token (RFC 6749, section 10.4). The request
 * is refused, which takes back all that its transaction did, so this is done in one after it.
 */
const revokeAfterwards = (world: World, grantId: string): void =>
  queueMicrotask(() => world.transact(() => revokeGrant(world, grantId)))
