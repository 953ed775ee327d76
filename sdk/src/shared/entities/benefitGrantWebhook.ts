import type * as t from 'io-ts'
import {
  BenefitGrantCustomProperties,
  BenefitGrantDownloadablesProperties,
} from './benefitGrantParts.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, date, string } from '../../codec/primitives.ts'
import { byNested, openUnion } from '../../codec/union.ts'
import {
  BenefitCustom,
  BenefitDiscord,
  BenefitDownloadables,
  BenefitFeatureFlag,
  BenefitGitHubRepository,
  BenefitLicenseKeys,
  BenefitMeterCredit,
  BenefitSlackSharedChannel,
} from './benefit.ts'
import {
  BenefitGrantDiscordProperties,
  BenefitGrantError,
  BenefitGrantFeatureFlagProperties,
  BenefitGrantGitHubRepositoryProperties,
  BenefitGrantLicenseKeysProperties,
  BenefitGrantMeterCreditProperties,
  BenefitGrantSlackSharedChannelProperties,
} from './benefitGrant.ts'
import { Customer } from './customer.ts'
import { Member } from './member.ts'

const benefitGrantWebhookFields = {
  grantedAt: optional(nullable(date)),
  isGranted: boolean,
  revokedAt: optional(nullable(date)),
  isRevoked: boolean,
  subscriptionId: nullable(string),
  orderId: nullable(string),
  customerId: string,
  memberId: optional(nullable(string)),
  benefitId: string,
  error: optional(nullable(BenefitGrantError)),
  customer: Customer,
  member: optional(nullable(Member)),
}

const benefitGrantDiscordWebhook = entity('BenefitGrantDiscordWebhook', {
  ...record,
  ...benefitGrantWebhookFields,
  benefit: BenefitDiscord,
  properties: BenefitGrantDiscordProperties,
  previousProperties: optional(nullable(BenefitGrantDiscordProperties)),
})
export interface BenefitGrantDiscordWebhook extends t.TypeOf<typeof benefitGrantDiscordWebhook> {}
export const BenefitGrantDiscordWebhook: Codec<BenefitGrantDiscordWebhook> =
  benefitGrantDiscordWebhook

const benefitGrantCustomWebhook = entity('BenefitGrantCustomWebhook', {
  ...record,
  ...benefitGrantWebhookFields,
  benefit: BenefitCustom,
  properties: BenefitGrantCustomProperties,
  previousProperties: optional(nullable(BenefitGrantCustomProperties)),
})
export interface BenefitGrantCustomWebhook extends t.TypeOf<typeof benefitGrantCustomWebhook> {}
export const BenefitGrantCustomWebhook: Codec<BenefitGrantCustomWebhook> = benefitGrantCustomWebhook

const benefitGrantGitHubRepositoryWebhook = entity('BenefitGrantGitHubRepositoryWebhook', {
  ...record,
  ...benefitGrantWebhookFields,
  benefit: BenefitGitHubRepository,
  properties: BenefitGrantGitHubRepositoryProperties,
  previousProperties: optional(nullable(BenefitGrantGitHubRepositoryProperties)),
})
export interface BenefitGrantGitHubRepositoryWebhook extends t.TypeOf<
  typeof benefitGrantGitHubRepositoryWebhook
> {}
export const BenefitGrantGitHubRepositoryWebhook: Codec<BenefitGrantGitHubRepositoryWebhook> =
  benefitGrantGitHubRepositoryWebhook

const benefitGrantDownloadablesWebhook = entity('BenefitGrantDownloadablesWebhook', {
  ...record,
  ...benefitGrantWebhookFields,
  benefit: BenefitDownloadables,
  properties: BenefitGrantDownloadablesProperties,
  previousProperties: optional(nullable(BenefitGrantDownloadablesProperties)),
})
export interface BenefitGrantDownloadablesWebhook extends t.TypeOf<
  typeof benefitGrantDownloadablesWebhook
> {}
export const BenefitGrantDownloadablesWebhook: Codec<BenefitGrantDownloadablesWebhook> =
  benefitGrantDownloadablesWebhook

const benefitGrantLicenseKeysWebhook = entity('BenefitGrantLicenseKeysWebhook', {
  ...record,
  ...benefitGrantWebhookFields,
  benefit: BenefitLicenseKeys,
  properties: BenefitGrantLicenseKeysProperties,
  previousProperties: optional(nullable(BenefitGrantLicenseKeysProperties)),
})
export interface BenefitGrantLicenseKeysWebhook extends t.TypeOf<
  typeof benefitGrantLicenseKeysWebhook
> {}
export const BenefitGrantLicenseKeysWebhook: Codec<BenefitGrantLicenseKeysWebhook> =
  benefitGrantLicenseKeysWebhook

const benefitGrantMeterCreditWebhook = entity('BenefitGrantMeterCreditWebhook', {
  ...record,
  ...benefitGrantWebhookFields,
  benefit: BenefitMeterCredit,
  properties: BenefitGrantMeterCreditProperties,
  previousProperties: optional(nullable(BenefitGrantMeterCreditProperties)),
})
export interface BenefitGrantMeterCreditWebhook extends t.TypeOf<
  typeof benefitGrantMeterCreditWebhook
> {}
export const BenefitGrantMeterCreditWebhook: Codec<BenefitGrantMeterCreditWebhook> =
  benefitGrantMeterCreditWebhook

const benefitGrantFeatureFlagWebhook = entity('BenefitGrantFeatureFlagWebhook', {
  ...record,
  ...benefitGrantWebhookFields,
  benefit: BenefitFeatureFlag,
  properties: BenefitGrantFeatureFlagProperties,
  previousProperties: optional(nullable(BenefitGrantFeatureFlagProperties)),
})
export interface BenefitGrantFeatureFlagWebhook extends t.TypeOf<
  typeof benefitGrantFeatureFlagWebhook
> {}
export const BenefitGrantFeatureFlagWebhook: Codec<BenefitGrantFeatureFlagWebhook> =
  benefitGrantFeatureFlagWebhook

const benefitGrantSlackSharedChannelWebhook = entity('BenefitGrantSlackSharedChannelWebhook', {
  ...record,
  ...benefitGrantWebhookFields,
  benefit: BenefitSlackSharedChannel,
  properties: BenefitGrantSlackSharedChannelProperties,
  previousProperties: optional(nullable(BenefitGrantSlackSharedChannelProperties)),
})
export interface BenefitGrantSlackSharedChannelWebhook extends t.TypeOf<
  typeof benefitGrantSlackSharedChannelWebhook
> {}
export const BenefitGrantSlackSharedChannelWebhook: Codec<BenefitGrantSlackSharedChannelWebhook> =
  benefitGrantSlackSharedChannelWebhook

const benefitGrantWebhook = openUnion('BenefitGrantWebhook', byNested('benefit', 'type'), {
  discord: BenefitGrantDiscordWebhook,
  custom: BenefitGrantCustomWebhook,
  github_repository: BenefitGrantGitHubRepositoryWebhook,
  downloadables: BenefitGrantDownloadablesWebhook,
  license_keys: BenefitGrantLicenseKeysWebhook,
  meter_credit: BenefitGrantMeterCreditWebhook,
  feature_flag: BenefitGrantFeatureFlagWebhook,
  slack_shared_channel: BenefitGrantSlackSharedChannelWebhook,
})
export type BenefitGrantWebhook = t.TypeOf<typeof benefitGrantWebhook>
export const BenefitGrantWebhook: Codec<BenefitGrantWebhook> = benefitGrantWebhook
