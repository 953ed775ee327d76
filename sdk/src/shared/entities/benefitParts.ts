import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, map, nullable, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { RepositoryPermission } from './benefitGrantParts.ts'

export const BenefitDownloadablesProperties = entity('BenefitDownloadablesProperties', {
  archived: map(boolean),
  files: list(string),
})

/** The ids of the files, and which of them are archived. */
export interface BenefitDownloadablesProperties extends t.TypeOf<
  typeof BenefitDownloadablesProperties
> {}

export const BenefitLicenseKeyExpirationProperties = entity(
  'BenefitLicenseKeyExpirationProperties',
  { ttl: integer, timeframe: openEnum('year', 'month', 'day') },
)

/** How long a key is valid: `ttl` years, months or days, as `timeframe` says. */
export interface BenefitLicenseKeyExpirationProperties extends t.TypeOf<
  typeof BenefitLicenseKeyExpirationProperties
> {}

export const BenefitLicenseKeyActivationProperties = entity(
  'BenefitLicenseKeyActivationProperties',
  { limit: integer, enableCustomerAdmin: boolean },
)

export interface BenefitLicenseKeyActivationProperties extends t.TypeOf<
  typeof BenefitLicenseKeyActivationProperties
> {}

const benefitLicenseKeysProperties = entity('BenefitLicenseKeysProperties', {
  prefix: nullable(string),
  expires: nullable(BenefitLicenseKeyExpirationProperties),
  activations: nullable(BenefitLicenseKeyActivationProperties),
  limitUsage: nullable(integer),
})

export interface BenefitLicenseKeysProperties extends t.TypeOf<
  typeof benefitLicenseKeysProperties
> {}

export const BenefitLicenseKeysProperties: Codec<BenefitLicenseKeysProperties> =
  benefitLicenseKeysProperties

const benefitGitHubRepositoryCreateProperties = entity('BenefitGitHubRepositoryCreateProperties', {
  repositoryOwner: string,
  repositoryName: string,
  permission: RepositoryPermission,
})

export interface BenefitGitHubRepositoryCreateProperties extends t.TypeOf<
  typeof benefitGitHubRepositoryCreateProperties
> {}

export const BenefitGitHubRepositoryCreateProperties: Codec<BenefitGitHubRepositoryCreateProperties> =
  benefitGitHubRepositoryCreateProperties

const benefitDownloadablesCreateProperties = entity('BenefitDownloadablesCreateProperties', {
  archived: optional(map(boolean)),
  files: list(string),
})

export interface BenefitDownloadablesCreateProperties extends t.TypeOf<
  typeof benefitDownloadablesCreateProperties
> {}

export const BenefitDownloadablesCreateProperties: Codec<BenefitDownloadablesCreateProperties> =
  benefitDownloadablesCreateProperties

const benefitLicenseKeysCreateProperties = entity('BenefitLicenseKeysCreateProperties', {
  prefix: optional(nullable(string)),
  expires: optional(nullable(BenefitLicenseKeyExpirationProperties)),
  activations: optional(nullable(BenefitLicenseKeyActivationProperties)),
  limitUsage: optional(nullable(integer)),
})

export interface BenefitLicenseKeysCreateProperties extends t.TypeOf<
  typeof benefitLicenseKeysCreateProperties
> {}

export const BenefitLicenseKeysCreateProperties: Codec<BenefitLicenseKeysCreateProperties> =
  benefitLicenseKeysCreateProperties
