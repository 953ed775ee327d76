import { SecurityError } from './BillingError.ts'
import type { BillingOptions, CallOptions } from './BillingOptions.ts'
import { createBillingCoreOf } from './createBillingCore.ts'
import { requestToken } from './requestToken.ts'
import type { Scope } from './shared/entities/enums.ts'
import { checkOptions, clientOptionsIn } from './optionNames.ts'
import type { TokenSource } from './TokenSource.ts'
import { servers } from './servers.ts'

/** The credentials of an application, and the server that issued them. */
export interface OAuth2Application extends Pick<
  BillingOptions,
  'server' | 'serverURL' | 'fetch' | 'timeoutMs' | 'retry'
> {
  readonly clientId: string
  readonly clientSecret: string
}

/** Tokens, and when the access token expires (milliseconds since 1970). */
export interface OAuth2Tokens {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly expiresAt: number
}

/** A URL to send the user to, and what to keep until they return. */
export interface Authorization {
  readonly url: string
  /** Must equal the `state` of the redirect; otherwise the redirect belongs to another request. */
  readonly state: string
  /** For `exchangeCode`: proves that the same application started the authorization (PKCE, RFC 7636). */
  readonly codeVerifier: string
}

/** What the functions below take besides the options of a client. */
const OWN_OPTIONS = [
  'authorizationEndpoint',
  'clientId',
  'clientSecret',
  'onRefresh',
  'redirectUri',
  'scopes',
  'subType',
  'tokens',
]

/** Starts an authorization with a new state and PKCE challenge. */
export const authorize = async (question: {
  readonly clientId: string
  readonly redirectUri: string
  readonly scopes: readonly Scope[]
  readonly server?: BillingOptions['server']
  readonly serverURL?: BillingOptions['serverURL']
  /** The authorization endpoint, if it is not the API's own `/v1/oauth2/authorize`. */
  readonly authorizationEndpoint?: string | URL
  /** On whose behalf the application acts. Default: the user chooses. */
  readonly subType?: 'user' | 'organization'
}): Promise<Authorization> => {
  checkOptions(question, OWN_OPTIONS)
  const { server = 'production', serverURL = servers[server] } = question
  const state = randomText()
  const codeVerifier = randomText()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  const url = new URL(
    question.authorizationEndpoint ?? `${`${serverURL}`.replace(/\/$/, '')}/v1/oauth2/authorize`,
  )
  const parameters = {
    response_type: 'code',
    client_id: question.clientId,
    redirect_uri: question.redirectUri,
    scope: question.scopes.join(' '),
    state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    ...(question.subType && { sub_type: question.subType }),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return { url: url.href, state, codeVerifier }
}

/**
 * Exchanges the code in the URL that the user was redirected to for tokens. Throws a `SecurityError`
 * if the state does not match or the code is missing, otherwise any `BillingError`.
 */
export const exchangeCode = async (
  application: OAuth2Application & { readonly redirectUri: string },
  { state, codeVerifier }: Pick<Authorization, 'state' | 'codeVerifier'>,
  returnedTo: string | URL,
  options?: CallOptions,
): Promise<OAuth2Tokens> => {
  checkOptions(application, OWN_OPTIONS)
  const { searchParams } = new URL(returnedTo)
  const code = searchParams.get('code')
  if (searchParams.get('state') !== state || !code) throw new SecurityError('matching code')
  const { clientId, clientSecret, redirectUri } = application
  return requestTokens(
    application,
    {
      grantType: 'authorization_code',
      clientId,
      clientSecret,
      code,
      redirectUri,
      codeVerifier,
    },
    options,
  )
}

// A token is refreshed shortly before it expires, so it does not expire in transit.
const MARGIN_MS = 30_000

/**
 * Access tokens for a client's `auth` that are refreshed before they expire and after a 401. However
 * many calls are waiting, one refresh serves them all. Store the new tokens in `onRefresh`: the old
 * refresh token is no longer valid.
 */
export const oauth2 = (
  application: OAuth2Application & {
    readonly tokens: OAuth2Tokens
    readonly onRefresh?: (tokens: OAuth2Tokens) => void | Promise<void>
  },
): TokenSource => {
  checkOptions(application, OWN_OPTIONS)
  let tokens = application.tokens
  let refreshing: Promise<OAuth2Tokens> | undefined

  const refresh = async (): Promise<OAuth2Tokens> => {
    const { refreshToken } = tokens
    const { clientId, clientSecret } = application
    if (refreshToken === null) throw new SecurityError('refresh token')
    const renewed = await requestTokens(application, {
      grantType: 'refresh_token',
      clientId,
      clientSecret,
      refreshToken,
    })
    tokens = { ...renewed, refreshToken: renewed.refreshToken ?? refreshToken }
    await application.onRefresh?.(tokens)
    return tokens
  }

  return {
    token: async (refused) => {
      const isGood = tokens.accessToken !== refused && Date.now() < tokens.expiresAt - MARGIN_MS
      if (isGood && !refreshing) return tokens.accessToken
      refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })
      return (await refreshing).accessToken
    },
  }
}

const requestTokens = async (
  application: OAuth2Application,
  request: Parameters<ReturnType<typeof requestToken>>[0],
  options?: CallOptions,
): Promise<OAuth2Tokens> => {
  const askedAt = Date.now()
  const core = createBillingCoreOf(undefined, clientOptionsIn(application))
  const result = await requestToken(core)(request, options)()
  if (result._tag === 'Left') throw result.left
  const { accessToken, refreshToken, expiresIn } = result.right
  return { accessToken, refreshToken, expiresAt: askedAt + expiresIn * 1000 }
}

const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
