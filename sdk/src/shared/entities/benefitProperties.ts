import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, nullable, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'

const benefitCustomProperties = entity('BenefitCustomProperties', {
  note: nullable(nullable(string)),
})
export interface BenefitCustomProperties extends t.TypeOf<typeof benefitCustomProperties> {}
export const BenefitCustomProperties: Codec<BenefitCustomProperties> = benefitCustomProperties

const benefitDiscordProperties = entity('BenefitDiscordProperties', {
  guildId: string,
  roleId: string,
  kickMember: boolean,
  guildToken: string,
})
export interface BenefitDiscordProperties extends t.TypeOf<typeof benefitDiscordProperties> {}
export const BenefitDiscordProperties: Codec<BenefitDiscordProperties> = benefitDiscordProperties

const benefitFeatureFlagProperties = entity('BenefitFeatureFlagProperties', {})
export interface BenefitFeatureFlagProperties extends t.TypeOf<
  typeof benefitFeatureFlagProperties
> {}
export const BenefitFeatureFlagProperties: Codec<BenefitFeatureFlagProperties> =
  benefitFeatureFlagProperties

const benefitGitHubRepositoryProperties = entity('BenefitGitHubRepositoryProperties', {
  repositoryOwner: string,
  repositoryName: string,
  permission: openEnum('pull', 'triage', 'push', 'maintain', 'admin'),
})
export interface BenefitGitHubRepositoryProperties extends t.TypeOf<
  typeof benefitGitHubRepositoryProperties
> {}
export const BenefitGitHubRepositoryProperties: Codec<BenefitGitHubRepositoryProperties> =
  benefitGitHubRepositoryProperties

const benefitMeterCreditProperties = entity('BenefitMeterCreditProperties', {
  units: integer,
  rollover: boolean,
  meterId: string,
})
export interface BenefitMeterCreditProperties extends t.TypeOf<
  typeof benefitMeterCreditProperties
> {}
export const BenefitMeterCreditProperties: Codec<BenefitMeterCreditProperties> =
  benefitMeterCreditProperties

const benefitSlackSharedChannelProperties = entity('BenefitSlackSharedChannelProperties', {
  slackIntegrationId: string,
  channelNameTemplate: string,
  private: optional(boolean),
  welcomeMessage: optional(nullable(string)),
  archiveOnRevoke: optional(boolean),
  teamInvitees: optional(list(string)),
})
export interface BenefitSlackSharedChannelProperties extends t.TypeOf<
  typeof benefitSlackSharedChannelProperties
> {}
export const BenefitSlackSharedChannelProperties: Codec<BenefitSlackSharedChannelProperties> =
  benefitSlackSharedChannelProperties
