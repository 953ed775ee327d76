import type * as t from 'io-ts'
import {
  BenefitDownloadablesCreateProperties,
  BenefitGitHubRepositoryCreateProperties,
  BenefitLicenseKeysCreateProperties,
} from './benefitParts.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { by, openUnion } from '../../codec/union.ts'
import { BenefitVisibility } from './enums.ts'

const benefitDiscordCreateProperties = entity('BenefitDiscordCreateProperties', {
  guildToken: string,
  roleId: string,
  kickMember: boolean,
})
export interface BenefitDiscordCreateProperties extends t.TypeOf<
  typeof benefitDiscordCreateProperties
> {}
export const BenefitDiscordCreateProperties: Codec<BenefitDiscordCreateProperties> =
  benefitDiscordCreateProperties

const benefitMeterCreditCreateProperties = entity('BenefitMeterCreditCreateProperties', {
  units: integer,
  rollover: boolean,
  meterId: string,
})
export interface BenefitMeterCreditCreateProperties extends t.TypeOf<
  typeof benefitMeterCreditCreateProperties
> {}
export const BenefitMeterCreditCreateProperties: Codec<BenefitMeterCreditCreateProperties> =
  benefitMeterCreditCreateProperties

const benefitSlackSharedChannelCreateProperties = entity(
  'BenefitSlackSharedChannelCreateProperties',
  {
    slackIntegrationId: string,
    channelNameTemplate: string,
    private: optional(boolean),
    welcomeMessage: optional(nullable(string)),
    archiveOnRevoke: optional(boolean),
    teamInvitees: optional(list(string)),
  },
)
export interface BenefitSlackSharedChannelCreateProperties extends t.TypeOf<
  typeof benefitSlackSharedChannelCreateProperties
> {}
export const BenefitSlackSharedChannelCreateProperties: Codec<BenefitSlackSharedChannelCreateProperties> =
  benefitSlackSharedChannelCreateProperties

const benefitCustomCreateProperties = entity('BenefitCustomCreateProperties', {
  note: optional(nullable(nullable(string))),
})
export interface BenefitCustomCreateProperties extends t.TypeOf<
  typeof benefitCustomCreateProperties
> {}
export const BenefitCustomCreateProperties: Codec<BenefitCustomCreateProperties> =
  benefitCustomCreateProperties

const benefitCreateFields = {
  metadata: optional(numericMetadata),
  description: string,
  organizationId: optional(nullable(string)),
  visibility: optional(nullable(BenefitVisibility)),
}

const benefitCustomCreate = entity('BenefitCustomCreate', {
  ...benefitCreateFields,
  type: literal('custom'),
  properties: BenefitCustomCreateProperties,
})
export interface BenefitCustomCreate extends t.TypeOf<typeof benefitCustomCreate> {}
export const BenefitCustomCreate: Codec<BenefitCustomCreate> = benefitCustomCreate

const benefitDiscordCreate = entity('BenefitDiscordCreate', {
  ...benefitCreateFields,
  type: literal('discord'),
  properties: BenefitDiscordCreateProperties,
})
export interface BenefitDiscordCreate extends t.TypeOf<typeof benefitDiscordCreate> {}
export const BenefitDiscordCreate: Codec<BenefitDiscordCreate> = benefitDiscordCreate

const benefitDownloadablesCreate = entity('BenefitDownloadablesCreate', {
  ...benefitCreateFields,
  type: literal('downloadables'),
  properties: BenefitDownloadablesCreateProperties,
})
export interface BenefitDownloadablesCreate extends t.TypeOf<typeof benefitDownloadablesCreate> {}
export const BenefitDownloadablesCreate: Codec<BenefitDownloadablesCreate> =
  benefitDownloadablesCreate

const benefitFeatureFlagCreateProperties = entity('BenefitFeatureFlagCreateProperties', {})
export interface BenefitFeatureFlagCreateProperties extends t.TypeOf<
  typeof benefitFeatureFlagCreateProperties
> {}
export const BenefitFeatureFlagCreateProperties: Codec<BenefitFeatureFlagCreateProperties> =
  benefitFeatureFlagCreateProperties

const benefitFeatureFlagCreate = entity('BenefitFeatureFlagCreate', {
  ...benefitCreateFields,
  type: literal('feature_flag'),
  properties: BenefitFeatureFlagCreateProperties,
})
export interface BenefitFeatureFlagCreate extends t.TypeOf<typeof benefitFeatureFlagCreate> {}
export const BenefitFeatureFlagCreate: Codec<BenefitFeatureFlagCreate> = benefitFeatureFlagCreate

const benefitGitHubRepositoryCreate = entity('BenefitGitHubRepositoryCreate', {
  ...benefitCreateFields,
  type: literal('github_repository'),
  properties: BenefitGitHubRepositoryCreateProperties,
})
export interface BenefitGitHubRepositoryCreate extends t.TypeOf<
  typeof benefitGitHubRepositoryCreate
> {}
export const BenefitGitHubRepositoryCreate: Codec<BenefitGitHubRepositoryCreate> =
  benefitGitHubRepositoryCreate

const benefitLicenseKeysCreate = entity('BenefitLicenseKeysCreate', {
  ...benefitCreateFields,
  type: literal('license_keys'),
  properties: BenefitLicenseKeysCreateProperties,
})
export interface BenefitLicenseKeysCreate extends t.TypeOf<typeof benefitLicenseKeysCreate> {}
export const BenefitLicenseKeysCreate: Codec<BenefitLicenseKeysCreate> = benefitLicenseKeysCreate

const benefitMeterCreditCreate = entity('BenefitMeterCreditCreate', {
  ...benefitCreateFields,
  type: literal('meter_credit'),
  properties: BenefitMeterCreditCreateProperties,
})
export interface BenefitMeterCreditCreate extends t.TypeOf<typeof benefitMeterCreditCreate> {}
export const BenefitMeterCreditCreate: Codec<BenefitMeterCreditCreate> = benefitMeterCreditCreate

const benefitSlackSharedChannelCreate = entity('BenefitSlackSharedChannelCreate', {
  ...benefitCreateFields,
  type: literal('slack_shared_channel'),
  properties: BenefitSlackSharedChannelCreateProperties,
})
export interface BenefitSlackSharedChannelCreate extends t.TypeOf<
  typeof benefitSlackSharedChannelCreate
> {}
export const BenefitSlackSharedChannelCreate: Codec<BenefitSlackSharedChannelCreate> =
  benefitSlackSharedChannelCreate

const benefitCreate = openUnion('BenefitCreate', by('type'), {
  custom: BenefitCustomCreate,
  discord: BenefitDiscordCreate,
  downloadables: BenefitDownloadablesCreate,
  feature_flag: BenefitFeatureFlagCreate,
  github_repository: BenefitGitHubRepositoryCreate,
  license_keys: BenefitLicenseKeysCreate,
  meter_credit: BenefitMeterCreditCreate,
  slack_shared_channel: BenefitSlackSharedChannelCreate,
})
export type BenefitCreate = t.TypeOf<typeof benefitCreate>
export const BenefitCreate: Codec<BenefitCreate> = benefitCreate
