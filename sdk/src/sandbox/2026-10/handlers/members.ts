import type { operations } from '../../../2026-10/operations.ts'
import { customers } from '../../2025-03/handlers/customers.ts'
import type { Handlers } from '../../Handlers.ts'
import { ofExternalCustomer } from '../../customerLists.ts'
import { listPage } from '../../lists.ts'
import { owned } from '../../ownership.ts'
import type { Merchant } from '../../Principal.ts'
import { resourceNotFound } from '../../Problem.ts'
import { newMember, removeMember, updateMember } from '../../rules/members.ts'
import type { MemberRow } from '../../store/MemberRow.ts'
import type { CustomerRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { rowOf } from '../rowOf.ts'

export const members: Handlers<typeof operations.members> = {
  listMembers: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.members, principal),
      equal: ['customerId', 'role'],
      where: [ofExternalCustomer(world, request)],
      order: ['-created_at'],
      present: (row) => row,
    }),
}

export const customerMembers: Handlers<typeof operations.customers.members> = {
  create: ({ world, request: { id, memberCreateFromCustomer }, principal }) =>
    newMember(world, byId(world, id, principal), memberCreateFromCustomer),

  createExternal: ({ world, request: { externalId, memberCreateFromCustomer }, principal }) =>
    newMember(world, byExternalId(world, externalId, principal), memberCreateFromCustomer),

  get: ({ world, request: { id, memberId }, principal }) =>
    memberOf(world, byId(world, id, principal), memberId),

  getExternal: ({ world, request: { externalId, memberExternalId }, principal }) =>
    externalMemberOf(world, byExternalId(world, externalId, principal), memberExternalId),

  update: ({ world, request: { id, memberId, memberUpdate }, principal }) =>
    updateMember(world, memberOf(world, byId(world, id, principal), memberId), memberUpdate),

  updateExternal: ({ world, request, principal }) => {
    const customer = byExternalId(world, request.externalId, principal)
    const member = externalMemberOf(world, customer, request.memberExternalId)
    return updateMember(world, member, request.memberUpdate)
  },

  delete: ({ world, request: { id, memberId }, principal }) => {
    removeMember(world, memberOf(world, byId(world, id, principal), memberId))
  },

  deleteExternal: ({ world, request: { externalId, memberExternalId }, principal }) => {
    const customer = byExternalId(world, externalId, principal)
    removeMember(world, externalMemberOf(world, customer, memberExternalId))
  },
}

const byId = (world: World, id: string, principal: Merchant): CustomerRow =>
  rowOf(world, 'customers', customers.get({ world, request: { id }, principal }))

const byExternalId = (world: World, externalId: string, principal: Merchant): CustomerRow =>
  rowOf(world, 'customers', customers.getExternal({ world, request: { externalId }, principal }))

const memberOf = (world: World, { id: customerId }: CustomerRow, id: string): MemberRow => {
  const member = world.state.members.get(id)
  if (member?.customerId !== customerId) throw resourceNotFound()
  return member
}

const externalMemberOf = (world: World, { id }: CustomerRow, externalId: string): MemberRow => {
  const member = world.state.members
    .where('customerId', id)
    .find((row) => row.externalId === externalId)
  if (!member) throw resourceNotFound()
  return member
}
