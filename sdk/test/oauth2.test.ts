import { createHash } from 'node:crypto'
import { authorize, createBillingClient, exchangeCode, oauth2 } from '../src/2025-03/index.ts'
import type { OAuth2Tokens } from '../src/2025-03/index.ts'
import type { Platform } from './platform.ts'
import { json, startPlatform } from './platform.ts'

let platform: Platform
beforeEach(async () => {
  platform = await startPlatform()
})
afterEach(() => platform[Symbol.asyncDispose]())

const application = () => ({
  clientId: 'shop',
  clientSecret: 'shop-secret',
  serverURL: platform.serverURL,
})

const tokenResponse = (accessToken: string) => ({
  access_token: accessToken,
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: `refresh-${accessToken}`,
  scope: 'openid',
  id_token: 'id',
})

/** A platform whose valid token is `good`, which every refresh returns. */
const platformAccepting =
  (good: string): Platform['respond'] =>
  (request, response) => {
    if (request.target === '/v1/oauth2/token') json(200, tokenResponse(good))(request, response)
    else if (request.headers.authorization === `Bearer ${good}`)
      json(200, { sub: 'me' })(request, response)
    else json(401, { error: 'Unauthorized', detail: 'Token expired.' })(request, response)
  }

const refreshes = () => platform.received.filter(({ target }) => target === '/v1/oauth2/token')

test('starts an authorization with state and PKCE', async () => {
  const question = {
    clientId: 'shop',
    redirectUri: 'https://shop.example/back?a=1',
    scopes: ['openid', 'orders:read'] as const,
    server: 'sandbox' as const,
  }
  const { url, state, codeVerifier } = await authorize(question)
  const { origin, pathname, searchParams } = new URL(url)
  expect(origin + pathname).toBe('https://sandbox-api.polar.sh/v1/oauth2/authorize')
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'shop',
    redirect_uri: 'https://shop.example/back?a=1',
    scope: 'openid orders:read',
    state,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  expect(codeVerifier).toMatch(/^[\w-]{43}$/)
  const again = await authorize(question)
  expect(again.state).not.toBe(state)
  expect(again.codeVerifier).not.toBe(codeVerifier)
})

test('exchanges a code for tokens with a form', async () => {
  platform.respond = json(200, tokenResponse('first'))
  const tokens = await exchangeCode(
    { ...application(), redirectUri: 'https://shop.example/back' },
    { state: 'S', codeVerifier: 'V' },
    'https://shop.example/back?code=C%20D&state=S',
  )
  expect(tokens).toMatchObject({ accessToken: 'first', refreshToken: 'refresh-first' })
  expect(tokens.expiresAt).toBeGreaterThan(Date.now() + 3590_000)
  expect(Object.fromEntries(new URLSearchParams(platform.received[0]?.body))).toEqual({
    grant_type: 'authorization_code',
    client_id: 'shop',
    client_secret: 'shop-secret',
    code: 'C D',
    redirect_uri: 'https://shop.example/back',
    code_verifier: 'V',
  })
})

test.each(['?code=C&state=other', '?state=S', '?error=access_denied&state=S'])(
  'rejects the redirect %s',
  async (query) => {
    await expect(
      exchangeCode(
        { ...application(), redirectUri: 'https://shop.example/back' },
        { state: 'S', codeVerifier: 'V' },
        `https://shop.example/back${query}`,
      ),
    ).rejects.toMatchObject({ _tag: 'SecurityError' })
    expect(platform.received).toEqual([])
  },
)

const clientWith = (tokens: OAuth2Tokens, kept: OAuth2Tokens[] = []) =>
  createBillingClient({
    serverURL: platform.serverURL,
    auth: oauth2({ ...application(), tokens, onRefresh: (renewed) => void kept.push(renewed) }),
  })

const hour = 3_600_000

test('uses a valid token as it is', async () => {
  platform.respond = platformAccepting('good')
  const client = clientWith({
    accessToken: 'good',
    refreshToken: 'r',
    expiresAt: Date.now() + hour,
  })
  await expect(client.oauth2.userinfo()).resolves.toEqual({ sub: 'me' })
  expect(refreshes()).toHaveLength(0)
})

test('refreshes an expired token once for all waiting calls', async () => {
  platform.respond = platformAccepting('new')
  const kept: OAuth2Tokens[] = []
  const client = clientWith({ accessToken: 'old', refreshToken: 'r', expiresAt: Date.now() }, kept)
  await Promise.all(Array.from({ length: 20 }, () => client.oauth2.userinfo()))
  expect(refreshes()).toHaveLength(1)
  expect(Object.fromEntries(new URLSearchParams(refreshes()[0]?.body))).toEqual({
    grant_type: 'refresh_token',
    client_id: 'shop',
    client_secret: 'shop-secret',
    refresh_token: 'r',
  })
  expect(kept).toMatchObject([{ accessToken: 'new', refreshToken: 'refresh-new' }])
})

test('refreshes a rejected token once and retries the calls', async () => {
  platform.respond = platformAccepting('new')
  const client = clientWith({
    accessToken: 'revoked',
    refreshToken: 'r',
    expiresAt: Date.now() + hour,
  })
  await Promise.all(Array.from({ length: 20 }, () => client.oauth2.userinfo()))
  expect(refreshes()).toHaveLength(1)
})

test('a failed refresh fails the calls, and the next call tries again', async () => {
  platform.respond = json(400, { error: 'invalid_grant' })
  const client = clientWith({ accessToken: 'old', refreshToken: 'r', expiresAt: 0 })
  await expect(client.oauth2.userinfo()).rejects.toMatchObject({
    _tag: 'ApiError',
    statusCode: 400,
  })
  platform.respond = platformAccepting('new')
  await expect(client.oauth2.userinfo()).resolves.toEqual({ sub: 'me' })
})

test('fails without a refresh token', async () => {
  const client = clientWith({ accessToken: 'old', refreshToken: null, expiresAt: 0 })
  await expect(client.oauth2.userinfo()).rejects.toMatchObject({ _tag: 'SecurityError' })
})
