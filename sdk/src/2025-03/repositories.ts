import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, nullable } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { boolean, integer, segment, string } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import { invalidRequest, notPermitted, resourceNotFound } from '../documentedErrors.ts'
import { ExternalOrganization, Platforms } from './externalOrganizations.ts'
import { json, listOperation, operation } from './operation.ts'
import { Organization } from './organizations.ts'

const profileSettings = {
  description: optional(nullable(string)),
  coverImageUrl: optional(nullable(string)),
  featuredOrganizations: optional(nullable(list(string))),
  highlightedSubscriptionTiers: optional(nullable(list(string))),
  links: optional(nullable(list(string))),
}

export const RepositoryProfileSettings = entity('RepositoryProfileSettings', profileSettings)
export interface RepositoryProfileSettings extends t.TypeOf<typeof RepositoryProfileSettings> {}

const repository = entity('Repository', {
  id: string,
  platform: Platforms,
  isPrivate: boolean,
  name: string,
  description: nullable(string),
  stars: nullable(integer),
  license: nullable(string),
  homepage: nullable(string),
  profileSettings: nullable(RepositoryProfileSettings),
  organization: ExternalOrganization,
  internalOrganization: nullable(Organization),
})
export interface Repository extends t.TypeOf<typeof repository> {}
export const Repository: Codec<Repository> = repository

export const RepositoryProfileSettingsUpdate = entity('RepositoryProfileSettingsUpdate', {
  setDescription: optional(nullable(boolean)),
  setCoverImageUrl: optional(nullable(boolean)),
  ...profileSettings,
})
/** Null removes a description or a cover image only if its `set` flag is true. */
export interface RepositoryProfileSettingsUpdate extends t.TypeOf<
  typeof RepositoryProfileSettingsUpdate
> {}

export const RepositoryUpdate = entity('RepositoryUpdate', {
  profileSettings: optional(nullable(RepositoryProfileSettingsUpdate)),
})
export interface RepositoryUpdate extends t.TypeOf<typeof RepositoryUpdate> {}

export const listRepositories = listOperation({
  name: 'repositories.list',
  summary: 'List repositories.',
  path: '/v1/repositories/',
  auth: 'accessToken',
  query: {
    platform: anyOf(Platforms),
    name: anyOf(string),
    externalOrganizationName: anyOf(string),
    isPrivate: filter(queryBoolean),
    organizationId: anyOf(string),
    sorting: sortedBy('created_at', 'name', 'stars'),
  },
  items: Repository,
  errors: [invalidRequest],
})

export const getRepository = operation({
  name: 'repositories.get',
  summary: 'Get a repository by its id.',
  method: 'GET',
  path: '/v1/repositories/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: Repository },
  errors: [resourceNotFound, invalidRequest],
})

export const updateRepository = operation({
  name: 'repositories.update',
  summary: 'Update a repository.',
  method: 'PATCH',
  path: '/v1/repositories/{id}',
  auth: 'accessToken',
  params: { id: segment },
  body: json(RepositoryUpdate, 'repositoryUpdate'),
  success: { 200: Repository },
  errors: [notPermitted, resourceNotFound, invalidRequest],
})
