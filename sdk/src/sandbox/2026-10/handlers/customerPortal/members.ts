import type { operations } from '../../../../2026-10/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { listPage } from '../../../lists.ts'
import { related } from '../../../store/related.ts'
import type { Buyer } from '../../../Principal.ts'
import { notFound } from '../../../Problem.ts'
import { newMember, removeMember, updateMember } from '../../../rules/members.ts'
import type { MemberRow } from '../../../store/MemberRow.ts'
import type { World } from '../../../World.ts'

export const members: Handlers<typeof operations.customerPortal.members> = {
  listMembers: ({ world, request, principal }) =>
    listPage(request, {
      rows: world.state.members.where('customerId', principal.customerId),
      present: (row) => row,
    }),

  addMember: ({ world, request, principal }) =>
    newMember(world, related(world, 'customers', principal.customerId), request),

  updateMember: ({ world, request: { id, customerPortalMemberUpdate }, principal }) =>
    updateMember(world, memberOf(world, id, principal), customerPortalMemberUpdate),

  removeMember: ({ world, request: { id }, principal }) => {
    removeMember(world, memberOf(world, id, principal))
  },
}

const memberOf = (world: World, id: string, { customerId }: Buyer): MemberRow => {
  const member = world.state.members.get(id)
  if (member?.customerId !== customerId) throw notFound()
  return member
}
