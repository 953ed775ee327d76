import { string } from '../codec/primitives.ts'
import { filter, sortedBy } from '../codec/query.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../documentedErrors.ts'
import * as endpoints from './endpoints/organizations.ts'
import {
  cannotCreateOrganizationError,
  disputeAutoAcceptNotEnabled,
  sSOEnforcementRequiresConnection,
} from './documentedErrors.ts'
import { Organization, OrganizationCreate, OrganizationUpdate } from './entities/organization.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/organization.ts'

export const listOrganizations = listOperation({
  ...endpoints.listOrganizations,
  query: {
    slug: filter(string),
    sorting: sortedBy('created_at', 'slug', 'name', 'next_review_threshold', 'days_in_status'),
  },
  items: Organization,
})

export const getOrganization = operation({
  ...endpoints.getOrganization,
  success: { 200: Organization },
})

export const updateOrganization = operation({
  ...endpoints.updateOrganization,
  body: json(OrganizationUpdate, 'organizationUpdate'),
  success: { 200: Organization },
  errors: [
    notPermitted,
    disputeAutoAcceptNotEnabled,
    resourceNotFound,
    sSOEnforcementRequiresConnection,
    invalidRequest,
  ],
})

export const createOrganization = operation({
  ...endpoints.createOrganization,
  body: json(OrganizationCreate),
  success: { 201: Organization },
  errors: [cannotCreateOrganizationError, invalidRequest],
})
