import type { MemberCreateFromCustomer } from '../../shared/entities/member.ts'
import { invalid } from '../Problem.ts'
import type { MemberRow } from '../store/MemberRow.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { EMAIL } from './customers.ts'

type NewMember = Omit<MemberCreateFromCustomer, 'role'> & { readonly role?: string | undefined }

/** Adds a member to a customer, with an email that no other member of the customer has. */
export const newMember = (
  world: World,
  { id: customerId, organizationId }: CustomerRow,
  { email, name = null, externalId = null, role = 'member' }: NewMember,
): MemberRow => {
  const member: MemberRow = {
    ...world.record(),
    customerId,
    organizationId,
    email: email.trim(),
    name,
    externalId,
    role,
  }
  check(world, member)
  world.state.members.put(member)
  world.emit(organizationId, 'member.created', member)
  return member
}

/** The fields of a member that can be changed. */
interface MemberChanges {
  readonly email?: string | null | undefined
  readonly name?: string | null | undefined
  readonly role?: string | null | undefined
}

export const updateMember = (
  world: World,
  previous: MemberRow,
  { email, name, role }: MemberChanges,
): MemberRow => {
  if (role != null && role !== previous.role) expectAnotherOwner(world, previous)
  const after: MemberRow = {
    ...previous,
    modifiedAt: world.now(),
    email: email == null ? previous.email : email.trim(),
    name: name === undefined ? previous.name : name,
    role: role ?? previous.role,
  }
  check(world, after)
  world.state.members.put(after)
  world.emit(after.organizationId, 'member.updated', after)
  return after
}

export const removeMember = (world: World, member: MemberRow): void => {
  expectAnotherOwner(world, member)
  world.state.members.delete(member.id)
  world.emit(member.organizationId, 'member.deleted', member)
}

/** Throws a 422 for an invalid email, or for an email or id that another member has. */
const check = (world: World, { id, customerId, email, externalId }: MemberRow): void => {
  if (!EMAIL.test(email)) throw invalid(['body', 'email'], 'value is not a valid email address')
  const others = world.state.members.where('customerId', customerId).filter((row) => row.id !== id)
  if (others.some((row) => row.email.toLowerCase() === email.toLowerCase())) {
    throw invalid(['body', 'email'], 'A member with this email address already exists.')
  }
  if (externalId !== null && others.some((row) => row.externalId === externalId)) {
    throw invalid(['body', 'external_id'], 'A member with this external ID already exists.')
  }
}

/** Throws a 422 for the only owner of a customer. */
const expectAnotherOwner = (world: World, { id, customerId, role }: MemberRow): void => {
  if (role !== 'owner') return
  const isOnly = world.state.members
    .where('customerId', customerId)
    .every((row) => row.id === id || row.role !== 'owner')
  if (isOnly) throw invalid(['body', 'role'], 'A customer needs an owner.')
}
