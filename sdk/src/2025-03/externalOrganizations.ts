import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { nullable, openEnum } from '../codec/collections.ts'
import { entity } from '../codec/entity.ts'
import { boolean, string } from '../codec/primitives.ts'
import { anyOf, sortedBy } from '../codec/query.ts'
import { invalidRequest } from '../documentedErrors.ts'
import { listOperation } from './operation.ts'

export const Platforms = openEnum('github')
export type Platforms = t.TypeOf<typeof Platforms>

const externalOrganization = entity('ExternalOrganization', {
  id: string,
  platform: Platforms,
  name: string,
  avatarUrl: string,
  isPersonal: boolean,
  bio: nullable(string),
  prettyName: nullable(string),
  company: nullable(string),
  blog: nullable(string),
  location: nullable(string),
  email: nullable(string),
  twitterUsername: nullable(string),
  organizationId: nullable(string),
})
/** An organization on GitHub. */
export interface ExternalOrganization extends t.TypeOf<typeof externalOrganization> {}
export const ExternalOrganization: Codec<ExternalOrganization> = externalOrganization

export const listExternalOrganizations = listOperation({
  name: 'externalOrganizations.list',
  summary: 'List external organizations.',
  path: '/v1/external_organizations/',
  auth: 'accessToken',
  query: {
    platform: anyOf(Platforms),
    name: anyOf(string),
    organizationId: anyOf(string),
    sorting: sortedBy('created_at', 'name'),
  },
  items: ExternalOrganization,
  errors: [invalidRequest],
})
