import type * as t from 'io-ts'
import {
  BenefitLicenseKeyActivationProperties,
  BenefitLicenseKeyExpirationProperties,
} from './benefitParts.ts'
import {
  BenefitDiscordSubscriberProperties,
  BenefitDownloadablesSubscriberProperties,
  BenefitGitHubRepositorySubscriberProperties,
} from './portalBenefitGrantParts.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { SubscriptionProrationBehavior } from './enums.ts'

const benefitSubscriberOrganization = entity('BenefitSubscriberOrganization', {
  ...record,
  name: string,
  slug: string,
  avatarUrl: nullable(string),
  prorationBehavior: SubscriptionProrationBehavior,
  allowCustomerUpdates: boolean,
})
export interface BenefitSubscriberOrganization extends t.TypeOf<
  typeof benefitSubscriberOrganization
> {}
export const BenefitSubscriberOrganization: Codec<BenefitSubscriberOrganization> =
  benefitSubscriberOrganization

const benefitDiscordSubscriber = entity('BenefitDiscordSubscriber', {
  ...record,
  type: literal('discord'),
  description: string,
  selectable: boolean,
  deletable: boolean,
  isDeleted: boolean,
  organizationId: string,
  organization: BenefitSubscriberOrganization,
  properties: BenefitDiscordSubscriberProperties,
})
export interface BenefitDiscordSubscriber extends t.TypeOf<typeof benefitDiscordSubscriber> {}
export const BenefitDiscordSubscriber: Codec<BenefitDiscordSubscriber> = benefitDiscordSubscriber

const benefitGitHubRepositorySubscriber = entity('BenefitGitHubRepositorySubscriber', {
  ...record,
  type: literal('github_repository'),
  description: string,
  selectable: boolean,
  deletable: boolean,
  isDeleted: boolean,
  organizationId: string,
  organization: BenefitSubscriberOrganization,
  properties: BenefitGitHubRepositorySubscriberProperties,
})
export interface BenefitGitHubRepositorySubscriber extends t.TypeOf<
  typeof benefitGitHubRepositorySubscriber
> {}
export const BenefitGitHubRepositorySubscriber: Codec<BenefitGitHubRepositorySubscriber> =
  benefitGitHubRepositorySubscriber

const benefitDownloadablesSubscriber = entity('BenefitDownloadablesSubscriber', {
  ...record,
  type: literal('downloadables'),
  description: string,
  selectable: boolean,
  deletable: boolean,
  isDeleted: boolean,
  organizationId: string,
  organization: BenefitSubscriberOrganization,
  properties: BenefitDownloadablesSubscriberProperties,
})
export interface BenefitDownloadablesSubscriber extends t.TypeOf<
  typeof benefitDownloadablesSubscriber
> {}
export const BenefitDownloadablesSubscriber: Codec<BenefitDownloadablesSubscriber> =
  benefitDownloadablesSubscriber

const benefitLicenseKeysSubscriberProperties = entity('BenefitLicenseKeysSubscriberProperties', {
  prefix: nullable(string),
  expires: nullable(BenefitLicenseKeyExpirationProperties),
  activations: nullable(BenefitLicenseKeyActivationProperties),
  limitUsage: nullable(integer),
})
export interface BenefitLicenseKeysSubscriberProperties extends t.TypeOf<
  typeof benefitLicenseKeysSubscriberProperties
> {}
export const BenefitLicenseKeysSubscriberProperties: Codec<BenefitLicenseKeysSubscriberProperties> =
  benefitLicenseKeysSubscriberProperties

const benefitLicenseKeysSubscriber = entity('BenefitLicenseKeysSubscriber', {
  ...record,
  type: literal('license_keys'),
  description: string,
  selectable: boolean,
  deletable: boolean,
  isDeleted: boolean,
  organizationId: string,
  organization: BenefitSubscriberOrganization,
  properties: BenefitLicenseKeysSubscriberProperties,
})
export interface BenefitLicenseKeysSubscriber extends t.TypeOf<
  typeof benefitLicenseKeysSubscriber
> {}
export const BenefitLicenseKeysSubscriber: Codec<BenefitLicenseKeysSubscriber> =
  benefitLicenseKeysSubscriber

const benefitCustomSubscriberProperties = entity('BenefitCustomSubscriberProperties', {
  note: nullable(nullable(string)),
})
export interface BenefitCustomSubscriberProperties extends t.TypeOf<
  typeof benefitCustomSubscriberProperties
> {}
export const BenefitCustomSubscriberProperties: Codec<BenefitCustomSubscriberProperties> =
  benefitCustomSubscriberProperties

const benefitCustomSubscriber = entity('BenefitCustomSubscriber', {
  ...record,
  type: literal('custom'),
  description: string,
  selectable: boolean,
  deletable: boolean,
  isDeleted: boolean,
  organizationId: string,
  organization: BenefitSubscriberOrganization,
  properties: BenefitCustomSubscriberProperties,
})
export interface BenefitCustomSubscriber extends t.TypeOf<typeof benefitCustomSubscriber> {}
export const BenefitCustomSubscriber: Codec<BenefitCustomSubscriber> = benefitCustomSubscriber

const benefitMeterCreditSubscriberProperties = entity('BenefitMeterCreditSubscriberProperties', {
  units: integer,
  rollover: boolean,
  meterId: string,
})
export interface BenefitMeterCreditSubscriberProperties extends t.TypeOf<
  typeof benefitMeterCreditSubscriberProperties
> {}
export const BenefitMeterCreditSubscriberProperties: Codec<BenefitMeterCreditSubscriberProperties> =
  benefitMeterCreditSubscriberProperties

const benefitMeterCreditSubscriber = entity('BenefitMeterCreditSubscriber', {
  ...record,
  type: literal('meter_credit'),
  description: string,
  selectable: boolean,
  deletable: boolean,
  isDeleted: boolean,
  organizationId: string,
  organization: BenefitSubscriberOrganization,
  properties: BenefitMeterCreditSubscriberProperties,
})
export interface BenefitMeterCreditSubscriber extends t.TypeOf<
  typeof benefitMeterCreditSubscriber
> {}
export const BenefitMeterCreditSubscriber: Codec<BenefitMeterCreditSubscriber> =
  benefitMeterCreditSubscriber

const benefitFeatureFlagSubscriberProperties = entity('BenefitFeatureFlagSubscriberProperties', {})
export interface BenefitFeatureFlagSubscriberProperties extends t.TypeOf<
  typeof benefitFeatureFlagSubscriberProperties
> {}
export const BenefitFeatureFlagSubscriberProperties: Codec<BenefitFeatureFlagSubscriberProperties> =
  benefitFeatureFlagSubscriberProperties

const benefitFeatureFlagSubscriber = entity('BenefitFeatureFlagSubscriber', {
  ...record,
  type: literal('feature_flag'),
  description: string,
  selectable: boolean,
  deletable: boolean,
  isDeleted: boolean,
  organizationId: string,
  organization: BenefitSubscriberOrganization,
  properties: BenefitFeatureFlagSubscriberProperties,
})
export interface BenefitFeatureFlagSubscriber extends t.TypeOf<
  typeof benefitFeatureFlagSubscriber
> {}
export const BenefitFeatureFlagSubscriber: Codec<BenefitFeatureFlagSubscriber> =
  benefitFeatureFlagSubscriber

const benefitSlackSharedChannelSubscriberProperties = entity(
  'BenefitSlackSharedChannelSubscriberProperties',
  {},
)
export interface BenefitSlackSharedChannelSubscriberProperties extends t.TypeOf<
  typeof benefitSlackSharedChannelSubscriberProperties
> {}
export const BenefitSlackSharedChannelSubscriberProperties: Codec<BenefitSlackSharedChannelSubscriberProperties> =
  benefitSlackSharedChannelSubscriberProperties

const benefitSlackSharedChannelSubscriber = entity('BenefitSlackSharedChannelSubscriber', {
  ...record,
  type: literal('slack_shared_channel'),
  description: string,
  selectable: boolean,
  deletable: boolean,
  isDeleted: boolean,
  organizationId: string,
  organization: BenefitSubscriberOrganization,
  properties: BenefitSlackSharedChannelSubscriberProperties,
})
export interface BenefitSlackSharedChannelSubscriber extends t.TypeOf<
  typeof benefitSlackSharedChannelSubscriber
> {}
export const BenefitSlackSharedChannelSubscriber: Codec<BenefitSlackSharedChannelSubscriber> =
  benefitSlackSharedChannelSubscriber
