import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'

const benefitDiscordSubscriberProperties = entity('BenefitDiscordSubscriberProperties', {
  guildId: string,
})

export interface BenefitDiscordSubscriberProperties extends t.TypeOf<
  typeof benefitDiscordSubscriberProperties
> {}

export const BenefitDiscordSubscriberProperties: Codec<BenefitDiscordSubscriberProperties> =
  benefitDiscordSubscriberProperties

const benefitGitHubRepositorySubscriberProperties = entity(
  'BenefitGitHubRepositorySubscriberProperties',
  {
    repositoryOwner: string,
    repositoryName: string,
  },
)

export interface BenefitGitHubRepositorySubscriberProperties extends t.TypeOf<
  typeof benefitGitHubRepositorySubscriberProperties
> {}

export const BenefitGitHubRepositorySubscriberProperties: Codec<BenefitGitHubRepositorySubscriberProperties> =
  benefitGitHubRepositorySubscriberProperties

const benefitDownloadablesSubscriberProperties = entity(
  'BenefitDownloadablesSubscriberProperties',
  {
    activeFiles: list(string),
  },
)

export interface BenefitDownloadablesSubscriberProperties extends t.TypeOf<
  typeof benefitDownloadablesSubscriberProperties
> {}

export const BenefitDownloadablesSubscriberProperties: Codec<BenefitDownloadablesSubscriberProperties> =
  benefitDownloadablesSubscriberProperties

const customerBenefitGrantDownloadablesUpdate = entity('CustomerBenefitGrantDownloadablesUpdate', {
  benefitType: literal('downloadables'),
})

export interface CustomerBenefitGrantDownloadablesUpdate extends t.TypeOf<
  typeof customerBenefitGrantDownloadablesUpdate
> {}

export const CustomerBenefitGrantDownloadablesUpdate: Codec<CustomerBenefitGrantDownloadablesUpdate> =
  customerBenefitGrantDownloadablesUpdate

const customerBenefitGrantLicenseKeysUpdate = entity('CustomerBenefitGrantLicenseKeysUpdate', {
  benefitType: literal('license_keys'),
})

export interface CustomerBenefitGrantLicenseKeysUpdate extends t.TypeOf<
  typeof customerBenefitGrantLicenseKeysUpdate
> {}

export const CustomerBenefitGrantLicenseKeysUpdate: Codec<CustomerBenefitGrantLicenseKeysUpdate> =
  customerBenefitGrantLicenseKeysUpdate

const customerBenefitGrantCustomUpdate = entity('CustomerBenefitGrantCustomUpdate', {
  benefitType: literal('custom'),
})

export interface CustomerBenefitGrantCustomUpdate extends t.TypeOf<
  typeof customerBenefitGrantCustomUpdate
> {}

export const CustomerBenefitGrantCustomUpdate: Codec<CustomerBenefitGrantCustomUpdate> =
  customerBenefitGrantCustomUpdate
