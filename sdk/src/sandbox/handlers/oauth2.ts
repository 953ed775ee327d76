import type { OAuth2ClientConfiguration } from '../../shared/oauth2.ts'
import type { operations } from '../../2026-10/operations.ts'
import type { Call, Rules } from '../Handlers.ts'
import { organizationFor } from '../ownership.ts'
import type { Merchant } from '../Principal.ts'
import { badRequest, invalid, Problem } from '../Problem.ts'
import { newSecret } from '../rules/customers.ts'
import {
  authenticatedClient,
  exchangeCode,
  isValid,
  refreshTokens,
  revokeGrant,
  revokeToken,
  SANDBOX_USER,
  seconds,
} from '../rules/oauth2.ts'
import { allScopes } from '../scopes.ts'
import type { OAuth2ClientRow, OAuth2TokenRow } from '../store/oauth2Rows.ts'
import type { World } from '../World.ts'

/** What an application asks for; the response type is always a code. */
type Configuration = Omit<OAuth2ClientConfiguration, 'responseTypes'>

interface ConfigurationUpdate {
  readonly clientId: string
  readonly oAuth2ClientConfigurationUpdate: Configuration & { readonly clientId: string }
}

export const oauth2 = {
  /** What a token may do. With a query, the same URL is the consent page instead. */
  authorize: ({ world, principal: { tokenId } }) => {
    const token = world.state.oauth2Tokens.get(tokenId)
    const client = token && world.state.oauth2Clients.get(token.clientId)
    if (!client) throw invalid(['query', 'client_id'], 'Field required', 'missing')
    return { ...token, client }
  },

  token: ({ world, request }) => {
    if (request.grantType === 'web') throw badRequest('The sandbox has no web sessions.')
    const client = authenticatedClient(world, request)
    return 'code' in request
      ? exchangeCode(world, client, request)
      : refreshTokens(world, client, request.refreshToken)
  },

  revoke: ({ world, request }) => {
    const token = tokenOf(world, authenticatedClient(world, request), request.token)
    if (token) revokeToken(world, token)
    return {}
  },

  introspect: ({ world, request }) => {
    const token = tokenOf(world, authenticatedClient(world, request), request.token)
    if (!token || !isValid(world, token)) return inactive
    const { clientId, kind, scopes, subType, sub, expiresAt, createdAt } = token
    return {
      active: true,
      clientId,
      tokenType: kind,
      scope: scopes.join(' '),
      subType,
      sub,
      aud: clientId,
      iss: world.url,
      exp: seconds(expiresAt),
      iat: seconds(createdAt),
      organizations: subType === 'organization' ? [sub] : [],
    }
  },

  userinfo: ({ world, principal }) => {
    const token = world.state.oauth2Tokens.get(principal.tokenId)
    if (token?.subType === 'user') {
      const { id, name, email } = SANDBOX_USER
      return { sub: id, name, email, emailVerified: true }
    }
    const sub = token?.sub ?? principal.organizationIds[0] ?? ''
    return { sub, name: world.state.organizations.get(sub)?.name ?? null }
  },

  clients: {
    create: ({ world, request, principal }: Call<Configuration>) => {
      expectNoApplication(world, principal)
      return world.state.oauth2Clients.put({
        ...world.record(),
        id: newSecret('sandbox_ci'),
        clientSecret: newSecret('sandbox_cs'),
        organizationId: organizationFor(world, principal, undefined),
        ...configurationOf(request),
      })
    },

    get: ({ world, request: { clientId }, principal }) => clientById(world, clientId, principal),

    update: ({
      world,
      request: { clientId, oAuth2ClientConfigurationUpdate },
      principal,
    }: Call<ConfigurationUpdate>) => {
      const previous = clientById(world, clientId, principal)
      if (oAuth2ClientConfigurationUpdate.clientId !== clientId) {
        throw invalid(['body', 'client_id'], 'Must be the client id in the path.')
      }
      return world.state.oauth2Clients.update(previous, {
        ...configurationOf(oAuth2ClientConfigurationUpdate),
        modifiedAt: world.now(),
      })
    },

    delete: ({ world, request: { clientId }, principal }) => {
      const { id } = clientById(world, clientId, principal)
      const tokens = world.state.oauth2Tokens.where('clientId', id)
      for (const { grantId } of tokens) revokeGrant(world, grantId)
      for (const code of world.state.oauth2Codes.where('clientId', id)) {
        world.state.oauth2Codes.delete(code.id)
      }
      world.state.oauth2Clients.delete(id)
    },
  },
} satisfies Rules<typeof operations.oauth2>

/** One of a client's own tokens; it cannot see those of other clients. */
const tokenOf = (
  world: World,
  client: OAuth2ClientRow,
  token: string,
): OAuth2TokenRow | undefined =>
  world.state.oauth2Tokens.where('token', token).find(({ clientId }) => clientId === client.id)

/** The response for an inactive token. It has all fields, as on the platform. */
const inactive = {
  active: false,
  clientId: '',
  tokenType: 'access_token',
  scope: '',
  subType: 'organization',
  sub: '',
  aud: '',
  iss: '',
  exp: 0,
  iat: 0,
  organizations: [],
}

/** Applications cannot read each other's secrets or register other applications. */
export const expectNoApplication = (world: World, { tokenId }: Merchant): void => {
  if (!world.state.oauth2Tokens.get(tokenId)) return
  throw new Problem(403, {
    error: 'NotPermitted',
    detail: "An application's token cannot manage applications.",
  })
}

const clientById = (world: World, id: string, principal: Merchant): OAuth2ClientRow => {
  expectNoApplication(world, principal)
  const client = world.state.oauth2Clients.get(id)
  if (!client || !principal.organizationIds.includes(client.organizationId)) {
    // A plain `Problem`, since the platform documents no 404 for these operations.
    throw new Problem(404, { error: 'ResourceNotFound', detail: 'Not found' })
  }
  return client
}

const configurationOf = (wanted: Configuration) => {
  const { redirectUris, scope = allScopes.join(' '), clientName } = wanted
  if (redirectUris.length === 0) {
    throw invalid(['body', 'redirect_uris'], 'At least one redirect URI is required.', 'too_short')
  }
  for (const [index, uri] of redirectUris.entries()) {
    if (!isRedirectUri(uri)) {
      throw invalid(
        ['body', 'redirect_uris', index],
        'Must be an https URL, or an http URL on localhost, without a fragment.',
      )
    }
  }
  for (const name of scope.split(' ')) {
    if (!allScopes.includes(name)) throw invalid(['body', 'scope'], `There is no scope ${name}.`)
  }
  if (clientName.trim() === '') {
    throw invalid(['body', 'client_name'], 'String should have at least 1 character')
  }
  return {
    redirectUris,
    scope,
    clientName: clientName.trim(),
    tokenEndpointAuthMethod: wanted.tokenEndpointAuthMethod ?? 'client_secret_post',
    grantTypes: wanted.grantTypes ?? ['authorization_code', 'refresh_token'],
    clientUri: wanted.clientUri ?? null,
    logoUri: wanted.logoUri ?? null,
    tosUri: wanted.tosUri ?? null,
    policyUri: wanted.policyUri ?? null,
  }
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

const isRedirectUri = (uri: string): boolean => {
  if (!URL.canParse(uri)) return false
  const { protocol, hostname, hash } = new URL(uri)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
  return isSafe && hash === ''
}
