import { wireName } from '../codec/entity.ts'
import type { OperationValue } from '../OperationValue.ts'
import { insufficientScope, noCredentials } from './Problem.ts'
import type { Principal } from './Principal.ts'
import { nobody } from './Principal.ts'
import type { World } from './World.ts'

/** The owner of the credentials, if they allow the operation; throws a 401 or 403 otherwise. */
export const authenticate = (
  world: World,
  operation: OperationValue,
  token: string | undefined,
): Principal => {
  if (operation.auth === 'accessToken') return merchant(world, operation, token)
  if (operation.auth === 'customerSession') return buyer(world, token)
  return nobody
}

/** The bearer token of an `authorization` header. */
export const bearerToken = (header: string | null): string | undefined =>
  header?.match(/^bearer +(\S+) *$/i)?.[1]

/**
 * The scope that an operation needs, or undefined if any token is sufficient (call-4). With a few
 * exceptions, a scope has the name of the client's namespace, in snake_case.
 */
export const scopeOf = ({ name, method }: OperationValue): string | undefined => {
  const [namespace = ''] = name.split('.')
  if (namespace === 'oauth2') return name === 'oauth2.userinfo' ? 'openid' : undefined
  const resource = name.startsWith('customers.members.') ? 'members' : namespace
  const isRead = method === 'GET' || name === 'orders.generateInvoice'
  return `${SHARED_SCOPES[resource] ?? wireName(resource)}:${isRead ? 'read' : 'write'}`
}

/** Namespaces that use the scopes of another. */
const SHARED_SCOPES: Readonly<Record<string, string>> = {
  benefitGrants: 'benefits',
  eventTypes: 'events',
}

const merchant = (world: World, operation: OperationValue, token: string | undefined) => {
  const row = token === undefined ? undefined : world.state.accessTokens.where('token', token)[0]
  if (!row || (row.expiresAt && row.expiresAt <= world.now())) throw noCredentials()
  const scope = scopeOf(operation)
  // A write scope includes the read scope.
  const sufficient = scope && [scope, scope.replace(':read', ':write')]
  if (sufficient && !row.scopes.some((given) => sufficient.includes(given))) {
    throw insufficientScope(scope)
  }
  const { id, organizationIds, scopes } = row
  return { kind: 'merchant', tokenId: id, organizationIds, scopes } as const
}

const buyer = (world: World, token: string | undefined) => {
  const session =
    token === undefined ? undefined : world.state.customerSessions.where('token', token)[0]
  if (!session || session.expiresAt <= world.now()) throw noCredentials()
  const { customerId, organizationId, expiresAt } = session
  return { kind: 'buyer', customerId, organizationId, expiresAt } as const
}
