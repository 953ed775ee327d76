import type { operations } from '../../../2026-10/operations.ts'
import type { Rules } from '../../Handlers.ts'
import { pageOf } from '../../lists.ts'
import { related } from '../../store/related.ts'
import type { Buyer } from '../../Principal.ts'
import { notFound } from '../../Problem.ts'
import { newMember, removeMember, updateMember } from '../../rules/members.ts'
import type { MemberRow } from '../../store/MemberRow.ts'
import type { World } from '../../World.ts'

export const members = {
  listMembers: ({ world, request, principal: { customerId } }) =>
    pageOf(world, request, world.state.members.where('customerId', customerId)),

  addMember: ({ world, request, principal }) =>
    newMember(world, related(world, 'customers', principal.customerId), request),

  updateMember: ({ world, request: { id, customerPortalMemberUpdate }, principal }) =>
    updateMember(world, memberOf(world, id, principal), customerPortalMemberUpdate),

  removeMember: ({ world, request: { id }, principal }) => {
    removeMember(world, memberOf(world, id, principal))
  },
} satisfies Rules<typeof operations.customerPortal.members>

const memberOf = (world: World, id: string, { customerId }: Buyer): MemberRow => {
  const member = world.state.members.get(id)
  if (member?.customerId !== customerId) throw notFound()
  return member
}
