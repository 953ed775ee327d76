import { Scope } from '../../../2025-03/oauth2.ts'
import type { Authorization } from '../../present/presentAuthorization.ts'
import { presentAuthorization } from '../../present/presentAuthorization.ts'
import type { World } from '../../World.ts'

/** An authorization with the scopes that 2025-03 has names for: an application may also have later ones. */
export const presentKnownScopes = (world: World, authorization: Authorization) =>
  presentAuthorization(world, {
    ...authorization,
    scopes: authorization.scopes.filter(isKnown),
  })

const isKnown = (scope: string): boolean =>
  Scope.shape.kind === 'enum' && Scope.shape.values.includes(scope)
