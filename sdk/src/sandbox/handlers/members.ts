import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { owned } from '../ownership.ts'
import { resourceNotFound } from '../Problem.ts'
import { externalCustomer, ownCustomer } from '../rules/customers.ts'
import { newMember, removeMember, updateMember } from '../rules/members.ts'
import type { MemberRow } from '../store/MemberRow.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'

export const members = {
  listMembers: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.members, principal), listings.members),
} satisfies Rules<typeof operations.members>

export const customerMembers = {
  list: ({ world, request: { id, ...request }, principal }) =>
    listPage(world, request, membersOf(world, ownCustomer(world, id, principal)), listings.members),

  listExternal: ({ world, request: { externalId, ...request }, principal }) =>
    listPage(
      world,
      request,
      membersOf(world, externalCustomer(world, externalId, principal)),
      listings.members,
    ),

  create: ({ world, request: { id, memberCreateFromCustomer }, principal }) =>
    newMember(world, ownCustomer(world, id, principal), memberCreateFromCustomer),

  createExternal: ({ world, request: { externalId, memberCreateFromCustomer }, principal }) =>
    newMember(world, externalCustomer(world, externalId, principal), memberCreateFromCustomer),

  get: ({ world, request: { id, memberId }, principal }) =>
    memberOf(world, ownCustomer(world, id, principal), memberId),

  getExternal: ({ world, request: { externalId, memberExternalId }, principal }) =>
    externalMemberOf(world, externalCustomer(world, externalId, principal), memberExternalId),

  update: ({ world, request: { id, memberId, memberUpdate }, principal }) =>
    updateMember(world, memberOf(world, ownCustomer(world, id, principal), memberId), memberUpdate),

  updateExternal: ({ world, request, principal }) => {
    const customer = externalCustomer(world, request.externalId, principal)
    const member = externalMemberOf(world, customer, request.memberExternalId)
    return updateMember(world, member, request.memberUpdate)
  },

  delete: ({ world, request: { id, memberId }, principal }) => {
    removeMember(world, memberOf(world, ownCustomer(world, id, principal), memberId))
  },

  deleteExternal: ({ world, request: { externalId, memberExternalId }, principal }) => {
    const customer = externalCustomer(world, externalId, principal)
    removeMember(world, externalMemberOf(world, customer, memberExternalId))
  },
} satisfies Rules<typeof operations.customers.members>

const membersOf = (world: World, { id }: CustomerRow): MemberRow[] =>
  world.state.members.where('customerId', id)

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
