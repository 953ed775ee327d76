import type * as t from 'io-ts'
import {
  BenefitGrantCustomProperties,
  BenefitGrantDownloadablesProperties,
} from './benefitGrantParts.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, nullable, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { bestMatchUnion } from '../../codec/union.ts'
import { Benefit, BenefitGrantMetadata } from './benefit.ts'
import { Customer } from './customer.ts'
import { systemEventFields } from './eventFields.ts'
import { Member } from './member.ts'

const benefitGrantError = entity('BenefitGrantError', {
  message: string,
  type: string,
  timestamp: string,
})
export interface BenefitGrantError extends t.TypeOf<typeof benefitGrantError> {}
export const BenefitGrantError: Codec<BenefitGrantError> = benefitGrantError

const benefitGrantDiscordProperties = entity('BenefitGrantDiscordProperties', {
  accountId: optional(nullable(string)),
  guildId: optional(string),
  roleId: optional(string),
  grantedAccountId: optional(string),
})
export interface BenefitGrantDiscordProperties extends t.TypeOf<
  typeof benefitGrantDiscordProperties
> {}
export const BenefitGrantDiscordProperties: Codec<BenefitGrantDiscordProperties> =
  benefitGrantDiscordProperties

const benefitGrantGitHubRepositoryProperties = entity('BenefitGrantGitHubRepositoryProperties', {
  accountId: optional(nullable(string)),
  repositoryOwner: optional(string),
  repositoryName: optional(string),
  permission: optional(openEnum('pull', 'triage', 'push', 'maintain', 'admin')),
  grantedAccountId: optional(string),
})
export interface BenefitGrantGitHubRepositoryProperties extends t.TypeOf<
  typeof benefitGrantGitHubRepositoryProperties
> {}
export const BenefitGrantGitHubRepositoryProperties: Codec<BenefitGrantGitHubRepositoryProperties> =
  benefitGrantGitHubRepositoryProperties

const benefitGrantLicenseKeysProperties = entity('BenefitGrantLicenseKeysProperties', {
  userProvidedKey: optional(string),
  licenseKeyId: optional(string),
  displayKey: optional(string),
})
export interface BenefitGrantLicenseKeysProperties extends t.TypeOf<
  typeof benefitGrantLicenseKeysProperties
> {}
export const BenefitGrantLicenseKeysProperties: Codec<BenefitGrantLicenseKeysProperties> =
  benefitGrantLicenseKeysProperties

const benefitGrantFeatureFlagProperties = entity('BenefitGrantFeatureFlagProperties', {})
export interface BenefitGrantFeatureFlagProperties extends t.TypeOf<
  typeof benefitGrantFeatureFlagProperties
> {}
export const BenefitGrantFeatureFlagProperties: Codec<BenefitGrantFeatureFlagProperties> =
  benefitGrantFeatureFlagProperties

const benefitGrantSlackSharedChannelProperties = entity(
  'BenefitGrantSlackSharedChannelProperties',
  {
    invitedEmail: optional(string),
    channelId: optional(string),
    channelName: optional(string),
    inviteId: optional(string),
    inviteUrl: optional(string),
    connectedTeamId: optional(string),
  },
)
export interface BenefitGrantSlackSharedChannelProperties extends t.TypeOf<
  typeof benefitGrantSlackSharedChannelProperties
> {}
export const BenefitGrantSlackSharedChannelProperties: Codec<BenefitGrantSlackSharedChannelProperties> =
  benefitGrantSlackSharedChannelProperties

const benefitGrantProperties = bestMatchUnion('BenefitGrantProperties', {
  BenefitGrantDiscordProperties: BenefitGrantDiscordProperties,
  BenefitGrantGitHubRepositoryProperties: BenefitGrantGitHubRepositoryProperties,
  BenefitGrantDownloadablesProperties: BenefitGrantDownloadablesProperties,
  BenefitGrantLicenseKeysProperties: BenefitGrantLicenseKeysProperties,
  BenefitGrantCustomProperties: BenefitGrantCustomProperties,
  BenefitGrantFeatureFlagProperties: BenefitGrantFeatureFlagProperties,
  BenefitGrantSlackSharedChannelProperties: BenefitGrantSlackSharedChannelProperties,
})
// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- a custom benefit has none
export type BenefitGrantProperties = t.TypeOf<typeof benefitGrantProperties>
export const BenefitGrantProperties: Codec<BenefitGrantProperties> = benefitGrantProperties

const benefitGrant = entity('BenefitGrant', {
  ...record,
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
  benefit: Benefit,
  properties: BenefitGrantProperties,
})
export interface BenefitGrant extends t.TypeOf<typeof benefitGrant> {}
export const BenefitGrant: Codec<BenefitGrant> = benefitGrant

const benefitGrantMeterCreditProperties = entity('BenefitGrantMeterCreditProperties', {
  lastCreditedMeterId: optional(string),
  lastCreditedUnits: optional(integer),
  lastCreditedAt: optional(string),
})
export interface BenefitGrantMeterCreditProperties extends t.TypeOf<
  typeof benefitGrantMeterCreditProperties
> {}
export const BenefitGrantMeterCreditProperties: Codec<BenefitGrantMeterCreditProperties> =
  benefitGrantMeterCreditProperties

const benefitGrantedEvent = entity('BenefitGrantedEvent', {
  ...systemEventFields,
  name: literal('benefit.granted'),
  metadata: BenefitGrantMetadata,
})
export interface BenefitGrantedEvent extends t.TypeOf<typeof benefitGrantedEvent> {}
export const BenefitGrantedEvent: Codec<BenefitGrantedEvent> = benefitGrantedEvent
