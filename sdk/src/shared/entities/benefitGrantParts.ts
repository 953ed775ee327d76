import type * as t from 'io-ts'
import { list, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'

/** The permission of a collaborator in a GitHub repository. */
export const RepositoryPermission = openEnum('pull', 'triage', 'push', 'maintain', 'admin')

export type RepositoryPermission = t.TypeOf<typeof RepositoryPermission>

export const BenefitGrantDownloadablesProperties = entity('BenefitGrantDownloadablesProperties', {
  files: optional(list(string)),
})

export interface BenefitGrantDownloadablesProperties extends t.TypeOf<
  typeof BenefitGrantDownloadablesProperties
> {}

export const BenefitGrantCustomProperties = entity('BenefitGrantCustomProperties', {})

export interface BenefitGrantCustomProperties extends t.TypeOf<
  typeof BenefitGrantCustomProperties
> {}
