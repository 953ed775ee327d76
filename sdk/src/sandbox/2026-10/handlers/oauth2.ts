import { isUnknown } from '../../../codec/union.ts'
import type { operations } from '../../../2026-10/operations.ts'
import { authorizationOf, oauth2 as before } from '../../handlers/oauth2.ts'
import type { Handlers } from '../../Handlers.ts'
import { badRequest } from '../../Problem.ts'
import { answerOf } from '../rowOf.ts'

const { get, create, update, delete: remove } = before.clients

export const oauth2: Handlers<typeof operations.oauth2> = {
  authorize: ({ world, principal }) => {
    const answer = authorizationOf(world, principal, () => true)
    if (isUnknown(answer)) return answer
    return {
      ...answer,
      organizations: world.state.organizations.all(),
      requiresSingleOrganization: false,
    }
  },
  introspect: ({ world, request, principal }) => {
    const answer = answerOf(before.introspect({ world, request, principal }))
    const organizations = answer.subType === 'organization' && answer.active ? [answer.sub] : []
    return { ...answer, organizations }
  },
  revoke: before.revoke,
  userinfo: before.userinfo,
  token: ({ world, request, principal }) => {
    if (request.grantType === 'web') throw badRequest('The sandbox has no web sessions.')
    return before.token({ world, request, principal })
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
