import { nothing, segment } from '../../codec/primitives.ts'
import { invalidRequest } from '../../documentedErrors.ts'
import {
  CustomerPortalMember,
  CustomerPortalMemberCreate,
  CustomerPortalMemberUpdate,
} from '../entities/portalCustomer.ts'
import { json, listOperation, operation } from '../operation.ts'

export * from '../entities/portalCustomer.ts'

export const removePortalMember = operation({
  name: 'customerPortal.members.removeMember',
  summary: "Remove a member from the customer's team.",
  method: 'DELETE',
  path: '/v1/customer-portal/members/{id}',
  auth: 'customerSession',
  params: { id: segment },
  success: { 204: nothing },
  errors: [invalidRequest],
})

export const listPortalMembers = listOperation({
  name: 'customerPortal.members.listMembers',
  summary: "List the members of the customer's team.",
  path: '/v1/customer-portal/members',
  auth: 'customerSession',
  items: CustomerPortalMember,
  errors: [invalidRequest],
})

export const updatePortalMember = operation({
  name: 'customerPortal.members.updateMember',
  summary: "Update a member of the customer's team.",
  method: 'PATCH',
  path: '/v1/customer-portal/members/{id}',
  auth: 'customerSession',
  params: { id: segment },
  body: json(CustomerPortalMemberUpdate, 'customerPortalMemberUpdate'),
  success: { 200: CustomerPortalMember },
  errors: [invalidRequest],
})

export const addPortalMember = operation({
  name: 'customerPortal.members.addMember',
  summary: "Add a member to the customer's team.",
  method: 'POST',
  path: '/v1/customer-portal/members',
  auth: 'customerSession',
  body: json(CustomerPortalMemberCreate),
  success: { 201: CustomerPortalMember },
  errors: [invalidRequest],
})
