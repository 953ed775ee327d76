import type * as t from 'io-ts'
import { BenefitDownloadablesProperties, BenefitLicenseKeysProperties } from './benefitParts.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, nullable, openLiteral } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { by, openUnion } from '../../codec/union.ts'
import {
  BenefitCustomProperties,
  BenefitDiscordProperties,
  BenefitFeatureFlagProperties,
  BenefitGitHubRepositoryProperties,
  BenefitMeterCreditProperties,
  BenefitSlackSharedChannelProperties,
} from './benefitProperties.ts'
import { BenefitType, BenefitVisibility } from './enums.ts'
import { systemEventFields } from './eventFields.ts'

const benefitPublic = entity('BenefitPublic', {
  ...record,
  type: BenefitType,
  description: string,
  selectable: boolean,
  deletable: boolean,
  isDeleted: boolean,
  organizationId: string,
})
export interface BenefitPublic extends t.TypeOf<typeof benefitPublic> {}
export const BenefitPublic: Codec<BenefitPublic> = benefitPublic

const benefitFields = {
  description: string,
  selectable: boolean,
  deletable: boolean,
  isDeleted: boolean,
  organizationId: string,
  metadata: numericMetadata,
  visibility: BenefitVisibility,
  visibilityConfigurable: boolean,
}

const benefitCustom = entity('BenefitCustom', {
  ...record,
  ...benefitFields,
  type: literal('custom'),
  properties: BenefitCustomProperties,
})
export interface BenefitCustom extends t.TypeOf<typeof benefitCustom> {}
export const BenefitCustom: Codec<BenefitCustom> = benefitCustom

const benefitDiscord = entity('BenefitDiscord', {
  ...record,
  ...benefitFields,
  type: literal('discord'),
  properties: BenefitDiscordProperties,
})
export interface BenefitDiscord extends t.TypeOf<typeof benefitDiscord> {}
export const BenefitDiscord: Codec<BenefitDiscord> = benefitDiscord

const benefitDownloadables = entity('BenefitDownloadables', {
  ...record,
  ...benefitFields,
  type: literal('downloadables'),
  properties: BenefitDownloadablesProperties,
})
export interface BenefitDownloadables extends t.TypeOf<typeof benefitDownloadables> {}
export const BenefitDownloadables: Codec<BenefitDownloadables> = benefitDownloadables

const benefitFeatureFlag = entity('BenefitFeatureFlag', {
  ...record,
  ...benefitFields,
  type: literal('feature_flag'),
  properties: BenefitFeatureFlagProperties,
})
export interface BenefitFeatureFlag extends t.TypeOf<typeof benefitFeatureFlag> {}
export const BenefitFeatureFlag: Codec<BenefitFeatureFlag> = benefitFeatureFlag

const benefitGitHubRepository = entity('BenefitGitHubRepository', {
  ...record,
  ...benefitFields,
  type: literal('github_repository'),
  properties: BenefitGitHubRepositoryProperties,
})
export interface BenefitGitHubRepository extends t.TypeOf<typeof benefitGitHubRepository> {}
export const BenefitGitHubRepository: Codec<BenefitGitHubRepository> = benefitGitHubRepository

const benefitLicenseKeys = entity('BenefitLicenseKeys', {
  ...record,
  ...benefitFields,
  type: literal('license_keys'),
  properties: BenefitLicenseKeysProperties,
})
export interface BenefitLicenseKeys extends t.TypeOf<typeof benefitLicenseKeys> {}
export const BenefitLicenseKeys: Codec<BenefitLicenseKeys> = benefitLicenseKeys

const benefitMeterCredit = entity('BenefitMeterCredit', {
  ...record,
  ...benefitFields,
  type: literal('meter_credit'),
  properties: BenefitMeterCreditProperties,
})
export interface BenefitMeterCredit extends t.TypeOf<typeof benefitMeterCredit> {}
export const BenefitMeterCredit: Codec<BenefitMeterCredit> = benefitMeterCredit

const benefitSlackSharedChannel = entity('BenefitSlackSharedChannel', {
  ...record,
  ...benefitFields,
  type: literal('slack_shared_channel'),
  properties: BenefitSlackSharedChannelProperties,
})
export interface BenefitSlackSharedChannel extends t.TypeOf<typeof benefitSlackSharedChannel> {}
export const BenefitSlackSharedChannel: Codec<BenefitSlackSharedChannel> = benefitSlackSharedChannel

const benefit = openUnion('Benefit', by('type'), {
  custom: BenefitCustom,
  discord: BenefitDiscord,
  downloadables: BenefitDownloadables,
  feature_flag: BenefitFeatureFlag,
  github_repository: BenefitGitHubRepository,
  license_keys: BenefitLicenseKeys,
  meter_credit: BenefitMeterCredit,
  slack_shared_channel: BenefitSlackSharedChannel,
})
export type Benefit = t.TypeOf<typeof benefit>
export const Benefit: Codec<Benefit> = benefit

const benefitDownloadableFile = entity('BenefitDownloadableFile', {
  id: string,
  organizationId: string,
  name: string,
  path: string,
  mimeType: string,
  size: integer,
  storageVersion: nullable(string),
  checksumEtag: nullable(string),
  checksumSha256Base64: nullable(string),
  checksumSha256Hex: nullable(string),
  lastModifiedAt: nullable(date),
  version: nullable(string),
  service: openLiteral('downloadable'),
  isUploaded: boolean,
  createdAt: date,
  flaggedMaliciousAt: nullable(date),
  downloaders: integer,
  downloads: integer,
  sizeReadable: string,
})
export interface BenefitDownloadableFile extends t.TypeOf<typeof benefitDownloadableFile> {}
export const BenefitDownloadableFile: Codec<BenefitDownloadableFile> = benefitDownloadableFile

const benefitGrantMetadata = entity('BenefitGrantMetadata', {
  benefitId: string,
  benefitGrantId: string,
  benefitType: BenefitType,
  memberId: optional(string),
})
export interface BenefitGrantMetadata extends t.TypeOf<typeof benefitGrantMetadata> {}
export const BenefitGrantMetadata: Codec<BenefitGrantMetadata> = benefitGrantMetadata

const benefitCycledEvent = entity('BenefitCycledEvent', {
  ...systemEventFields,
  name: literal('benefit.cycled'),
  metadata: BenefitGrantMetadata,
})
export interface BenefitCycledEvent extends t.TypeOf<typeof benefitCycledEvent> {}
export const BenefitCycledEvent: Codec<BenefitCycledEvent> = benefitCycledEvent

const benefitRevokedEvent = entity('BenefitRevokedEvent', {
  ...systemEventFields,
  name: literal('benefit.revoked'),
  metadata: BenefitGrantMetadata,
})
export interface BenefitRevokedEvent extends t.TypeOf<typeof benefitRevokedEvent> {}
export const BenefitRevokedEvent: Codec<BenefitRevokedEvent> = benefitRevokedEvent
