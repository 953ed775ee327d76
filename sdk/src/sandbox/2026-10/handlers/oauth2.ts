import { isUnknown } from '../../../codec/union.ts'
import type { operations } from '../../../2026-10/operations.ts'
import { authorizationOf, oauth2 as legacy } from '../../2025-03/handlers/oauth2.ts'
import type { Handlers } from '../../Handlers.ts'
import { badRequest } from '../../Problem.ts'
import { replyValue } from '../rowOf.ts'

const { get, create, update, delete: remove } = legacy.clients

export const oauth2: Handlers<typeof operations.oauth2> = {
  authorize: ({ world, principal }) => {
    const authorization = authorizationOf(world, principal, () => true)
    if (isUnknown(authorization)) return authorization
    return {
      ...authorization,
      organizations: world.state.organizations.all(),
      requiresSingleOrganization: false,
    }
  },
  introspect: ({ world, request, principal }) => {
    const token = replyValue(legacy.introspect({ world, request, principal }))
    const organizations = token.subType === 'organization' && token.active ? [token.sub] : []
    return { ...token, organizations }
  },
  revoke: legacy.revoke,
  userinfo: legacy.userinfo,
  token: ({ world, request, principal }) => {
    if (request.grantType === 'web') throw badRequest('The sandbox has no web sessions.')
    return legacy.token({ world, request, principal })
  },
  clients: {
    get,
    create,
    update,
    delete: (call) => {
      remove(call)
    },
  },
}
