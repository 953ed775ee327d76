import { nothing, segment, string } from '../codec/primitives.ts'
import { filter, sortedBy } from '../codec/query.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../documentedErrors.ts'
import { ambiguousExternalCustomerID } from './documentedErrors.ts'
import { MemberRole } from './entities/enums.ts'
import { Member, MemberCreateFromCustomer, MemberUpdate } from './entities/member.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/member.ts'
export * from './entities/enums.ts'

export const deleteExternalMember = operation({
  name: 'customers.members.deleteExternal',
  summary: 'Delete a member by external ids.',
  method: 'DELETE',
  path: '/v1/customers/external/{external_id}/members/{member_external_id}',
  auth: 'accessToken',
  params: { externalId: segment, memberExternalId: segment },
  success: { 204: nothing },
  errors: [resourceNotFound, ambiguousExternalCustomerID, invalidRequest],
})

export const deleteMember = operation({
  name: 'customers.members.delete',
  summary: 'Delete a member of a customer.',
  method: 'DELETE',
  path: '/v1/customers/{id}/members/{member_id}',
  auth: 'accessToken',
  params: { id: segment, memberId: segment },
  success: { 204: nothing },
  errors: [resourceNotFound, invalidRequest],
})

export const getExternalMember = operation({
  name: 'customers.members.getExternal',
  summary: 'Get a member by external ids.',
  method: 'GET',
  path: '/v1/customers/external/{external_id}/members/{member_external_id}',
  auth: 'accessToken',
  params: { externalId: segment, memberExternalId: segment },
  success: { 200: Member },
  errors: [resourceNotFound, ambiguousExternalCustomerID, invalidRequest],
})

export const getMember = operation({
  name: 'customers.members.get',
  summary: 'Get a member of a customer.',
  method: 'GET',
  path: '/v1/customers/{id}/members/{member_id}',
  auth: 'accessToken',
  params: { id: segment, memberId: segment },
  success: { 200: Member },
  errors: [resourceNotFound, invalidRequest],
})

export const listMembers = listOperation({
  name: 'members.listMembers',
  summary: 'List members.',
  path: '/v1/members/',
  auth: 'accessToken',
  query: {
    customerId: filter(string),
    externalCustomerId: filter(string),
    role: filter(MemberRole),
    sorting: sortedBy('created_at'),
  },
  items: Member,
  errors: [invalidRequest],
})

export const updateExternalMember = operation({
  name: 'customers.members.updateExternal',
  summary: 'Update a member by external ids.',
  method: 'PATCH',
  path: '/v1/customers/external/{external_id}/members/{member_external_id}',
  auth: 'accessToken',
  params: { externalId: segment, memberExternalId: segment },
  body: json(MemberUpdate, 'memberUpdate'),
  success: { 200: Member },
  errors: [resourceNotFound, ambiguousExternalCustomerID, invalidRequest],
})

export const updateMember = operation({
  name: 'customers.members.update',
  summary: 'Update a member of a customer.',
  method: 'PATCH',
  path: '/v1/customers/{id}/members/{member_id}',
  auth: 'accessToken',
  params: { id: segment, memberId: segment },
  body: json(MemberUpdate, 'memberUpdate'),
  success: { 200: Member },
  errors: [resourceNotFound, invalidRequest],
})

export const createExternalMember = operation({
  name: 'customers.members.createExternal',
  summary: 'Add a member to a customer by external id.',
  method: 'POST',
  path: '/v1/customers/external/{external_id}/members',
  auth: 'accessToken',
  params: { externalId: segment },
  body: json(MemberCreateFromCustomer, 'memberCreateFromCustomer'),
  success: { 201: Member },
  errors: [notPermitted, resourceNotFound, ambiguousExternalCustomerID, invalidRequest],
})

export const createMember = operation({
  name: 'customers.members.create',
  summary: 'Add a member to a customer.',
  method: 'POST',
  path: '/v1/customers/{id}/members',
  auth: 'accessToken',
  params: { id: segment },
  body: json(MemberCreateFromCustomer, 'memberCreateFromCustomer'),
  success: { 201: Member },
  errors: [notPermitted, resourceNotFound, invalidRequest],
})
