import type * as t from 'io-ts'
import { nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { Platforms } from '../../2025-03/externalOrganizations.ts'
import { RepositoryProfileSettings } from '../../2025-03/repositories.ts'

/** An organization on GitHub that a merchant has connected. */
export const ExternalOrganizationRow = entity('ExternalOrganizationRow', {
  id: string,
  createdAt: date,
  platform: Platforms,
  name: string,
  isPersonal: boolean,
  organizationId: string,
})
export interface ExternalOrganizationRow extends t.TypeOf<typeof ExternalOrganizationRow> {}

/** A repository of such an organization. */
export const RepositoryRow = entity('RepositoryRow', {
  id: string,
  createdAt: date,
  name: string,
  isPrivate: boolean,
  description: nullable(string),
  stars: integer,
  license: nullable(string),
  homepage: nullable(string),
  profileSettings: nullable(RepositoryProfileSettings),
  externalOrganizationId: string,
  organizationId: string,
})
export interface RepositoryRow extends t.TypeOf<typeof RepositoryRow> {}
