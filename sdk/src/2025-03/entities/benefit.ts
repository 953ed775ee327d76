import type * as t from 'io-ts'
import { list, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, string } from '../../codec/primitives.ts'
import { closedUnion } from '../../codec/union.ts'
import { record } from './record.ts'

export const BenefitType = openEnum(
  'custom',
  'discord',
  'github_repository',
  'downloadables',
  'license_keys',
)
export type BenefitType = t.TypeOf<typeof BenefitType>

/** The permission of a collaborator in a GitHub repository. */
export const RepositoryPermission = openEnum('pull', 'triage', 'push', 'maintain', 'admin')
export type RepositoryPermission = t.TypeOf<typeof RepositoryPermission>

export const benefitFields = {
  ...record,
  type: BenefitType,
  description: string,
  selectable: boolean,
  deletable: boolean,
  organizationId: string,
}

/** A benefit without the properties of its type, as products list it. */
export const BenefitBase = entity('BenefitBase', benefitFields)
export interface BenefitBase extends t.TypeOf<typeof BenefitBase> {}

export const BenefitGrantDiscordProperties = entity('BenefitGrantDiscordProperties', {
  accountId: optional(string),
  guildId: optional(string),
  roleId: optional(string),
})
export interface BenefitGrantDiscordProperties extends t.TypeOf<
  typeof BenefitGrantDiscordProperties
> {}

export const BenefitGrantGitHubRepositoryProperties = entity(
  'BenefitGrantGitHubRepositoryProperties',
  {
    accountId: optional(string),
    repositoryOwner: optional(string),
    repositoryName: optional(string),
    permission: optional(RepositoryPermission),
  },
)
export interface BenefitGrantGitHubRepositoryProperties extends t.TypeOf<
  typeof BenefitGrantGitHubRepositoryProperties
> {}

export const BenefitGrantDownloadablesProperties = entity('BenefitGrantDownloadablesProperties', {
  files: optional(list(string)),
})
export interface BenefitGrantDownloadablesProperties extends t.TypeOf<
  typeof BenefitGrantDownloadablesProperties
> {}

export const BenefitGrantLicenseKeysProperties = entity('BenefitGrantLicenseKeysProperties', {
  licenseKeyId: optional(string),
  displayKey: optional(string),
})
export interface BenefitGrantLicenseKeysProperties extends t.TypeOf<
  typeof BenefitGrantLicenseKeysProperties
> {}

export const BenefitGrantCustomProperties = entity('BenefitGrantCustomProperties', {})
export interface BenefitGrantCustomProperties extends t.TypeOf<
  typeof BenefitGrantCustomProperties
> {}

/**
 * The properties of a grant, by the type of the benefit. The platform does not send the type here and
 * every property is optional, so the type is inferred from a property that only one type has.
 */
export const BenefitGrantProperties = closedUnion(
  'BenefitGrantProperties',
  {
    expected: () => 'an object with the properties of a benefit grant',
    select: (property) => {
      const has = (...names: string[]) => names.some((name) => property(name) !== undefined)
      if (has('licenseKeyId', 'displayKey')) return 'license_keys'
      if (has('files')) return 'downloadables'
      if (has('repositoryOwner', 'repositoryName', 'permission')) return 'github_repository'
      return has('accountId', 'guildId', 'roleId') ? 'discord' : 'custom'
    },
  },
  {
    custom: BenefitGrantCustomProperties,
    discord: BenefitGrantDiscordProperties,
    github_repository: BenefitGrantGitHubRepositoryProperties,
    downloadables: BenefitGrantDownloadablesProperties,
    license_keys: BenefitGrantLicenseKeysProperties,
  },
)
// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- a custom benefit has none
export type BenefitGrantProperties = t.TypeOf<typeof BenefitGrantProperties>
