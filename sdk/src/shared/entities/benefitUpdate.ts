import type * as t from 'io-ts'
import {
  BenefitDownloadablesCreateProperties,
  BenefitGitHubRepositoryCreateProperties,
  BenefitLicenseKeysCreateProperties,
} from './benefitParts.ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { string } from '../../codec/primitives.ts'
import { openBestMatchUnion } from '../../codec/union.ts'
import { BenefitGrantMetadata } from './benefit.ts'
import {
  BenefitDiscordCreateProperties,
  BenefitMeterCreditCreateProperties,
  BenefitSlackSharedChannelCreateProperties,
} from './benefitCreate.ts'
import { BenefitCustomProperties, BenefitFeatureFlagProperties } from './benefitProperties.ts'
import { BenefitVisibility } from './enums.ts'
import { systemEventFields } from './eventFields.ts'

const benefitUpdatedEvent = entity('BenefitUpdatedEvent', {
  ...systemEventFields,
  name: literal('benefit.updated'),
  metadata: BenefitGrantMetadata,
})
export interface BenefitUpdatedEvent extends t.TypeOf<typeof benefitUpdatedEvent> {}
export const BenefitUpdatedEvent: Codec<BenefitUpdatedEvent> = benefitUpdatedEvent

const benefitUpdateFields = {
  metadata: optional(numericMetadata),
  description: optional(nullable(string)),
}

const benefitCustomUpdate = entity('BenefitCustomUpdate', {
  ...benefitUpdateFields,
  visibility: optional(nullable(BenefitVisibility)),
  type: literal('custom'),
  properties: optional(nullable(BenefitCustomProperties)),
})
export interface BenefitCustomUpdate extends t.TypeOf<typeof benefitCustomUpdate> {}
export const BenefitCustomUpdate: Codec<BenefitCustomUpdate> = benefitCustomUpdate

const benefitDiscordUpdate = entity('BenefitDiscordUpdate', {
  ...benefitUpdateFields,
  type: literal('discord'),
  properties: optional(nullable(BenefitDiscordCreateProperties)),
})
export interface BenefitDiscordUpdate extends t.TypeOf<typeof benefitDiscordUpdate> {}
export const BenefitDiscordUpdate: Codec<BenefitDiscordUpdate> = benefitDiscordUpdate

const benefitGitHubRepositoryUpdate = entity('BenefitGitHubRepositoryUpdate', {
  ...benefitUpdateFields,
  type: literal('github_repository'),
  properties: optional(nullable(BenefitGitHubRepositoryCreateProperties)),
})
export interface BenefitGitHubRepositoryUpdate extends t.TypeOf<
  typeof benefitGitHubRepositoryUpdate
> {}
export const BenefitGitHubRepositoryUpdate: Codec<BenefitGitHubRepositoryUpdate> =
  benefitGitHubRepositoryUpdate

const benefitDownloadablesUpdate = entity('BenefitDownloadablesUpdate', {
  ...benefitUpdateFields,
  type: literal('downloadables'),
  properties: optional(nullable(BenefitDownloadablesCreateProperties)),
})
export interface BenefitDownloadablesUpdate extends t.TypeOf<typeof benefitDownloadablesUpdate> {}
export const BenefitDownloadablesUpdate: Codec<BenefitDownloadablesUpdate> =
  benefitDownloadablesUpdate

const benefitLicenseKeysUpdate = entity('BenefitLicenseKeysUpdate', {
  ...benefitUpdateFields,
  visibility: optional(nullable(BenefitVisibility)),
  type: literal('license_keys'),
  properties: optional(nullable(BenefitLicenseKeysCreateProperties)),
})
export interface BenefitLicenseKeysUpdate extends t.TypeOf<typeof benefitLicenseKeysUpdate> {}
export const BenefitLicenseKeysUpdate: Codec<BenefitLicenseKeysUpdate> = benefitLicenseKeysUpdate

const benefitMeterCreditUpdate = entity('BenefitMeterCreditUpdate', {
  ...benefitUpdateFields,
  visibility: optional(nullable(BenefitVisibility)),
  type: literal('meter_credit'),
  properties: optional(nullable(BenefitMeterCreditCreateProperties)),
})
export interface BenefitMeterCreditUpdate extends t.TypeOf<typeof benefitMeterCreditUpdate> {}
export const BenefitMeterCreditUpdate: Codec<BenefitMeterCreditUpdate> = benefitMeterCreditUpdate

const benefitFeatureFlagUpdate = entity('BenefitFeatureFlagUpdate', {
  ...benefitUpdateFields,
  visibility: optional(nullable(BenefitVisibility)),
  type: literal('feature_flag'),
  properties: optional(nullable(BenefitFeatureFlagProperties)),
})
export interface BenefitFeatureFlagUpdate extends t.TypeOf<typeof benefitFeatureFlagUpdate> {}
export const BenefitFeatureFlagUpdate: Codec<BenefitFeatureFlagUpdate> = benefitFeatureFlagUpdate

const benefitSlackSharedChannelUpdate = entity('BenefitSlackSharedChannelUpdate', {
  ...benefitUpdateFields,
  type: literal('slack_shared_channel'),
  properties: optional(nullable(BenefitSlackSharedChannelCreateProperties)),
})
export interface BenefitSlackSharedChannelUpdate extends t.TypeOf<
  typeof benefitSlackSharedChannelUpdate
> {}
export const BenefitSlackSharedChannelUpdate: Codec<BenefitSlackSharedChannelUpdate> =
  benefitSlackSharedChannelUpdate

const benefitUpdate = openBestMatchUnion('BenefitUpdate', 'type', {
  BenefitCustomUpdate: BenefitCustomUpdate,
  BenefitDiscordUpdate: BenefitDiscordUpdate,
  BenefitGitHubRepositoryUpdate: BenefitGitHubRepositoryUpdate,
  BenefitDownloadablesUpdate: BenefitDownloadablesUpdate,
  BenefitLicenseKeysUpdate: BenefitLicenseKeysUpdate,
  BenefitMeterCreditUpdate: BenefitMeterCreditUpdate,
  BenefitFeatureFlagUpdate: BenefitFeatureFlagUpdate,
  BenefitSlackSharedChannelUpdate: BenefitSlackSharedChannelUpdate,
})
export type BenefitUpdate = t.TypeOf<typeof benefitUpdate>
export const BenefitUpdate: Codec<BenefitUpdate> = benefitUpdate
