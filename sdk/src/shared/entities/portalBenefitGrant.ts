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
  BenefitGrantDiscordProperties,
  BenefitGrantError,
  BenefitGrantFeatureFlagProperties,
  BenefitGrantGitHubRepositoryProperties,
  BenefitGrantLicenseKeysProperties,
  BenefitGrantMeterCreditProperties,
  BenefitGrantSlackSharedChannelProperties,
} from './benefitGrant.ts'
import {
  BenefitCustomSubscriber,
  BenefitDiscordSubscriber,
  BenefitDownloadablesSubscriber,
  BenefitFeatureFlagSubscriber,
  BenefitGitHubRepositorySubscriber,
  BenefitLicenseKeysSubscriber,
  BenefitMeterCreditSubscriber,
  BenefitSlackSharedChannelSubscriber,
} from './benefitSubscriber.ts'
import { CustomerPortalCustomer } from './portalCustomer.ts'

const customerBenefitGrantFields = {
  grantedAt: nullable(date),
  revokedAt: nullable(date),
  customerId: string,
  memberId: optional(nullable(string)),
  benefitId: string,
  subscriptionId: nullable(string),
  orderId: nullable(string),
  isGranted: boolean,
  isRevoked: boolean,
  error: optional(nullable(BenefitGrantError)),
  customer: CustomerPortalCustomer,
}

const customerBenefitGrantDiscord = entity('CustomerBenefitGrantDiscord', {
  ...record,
  ...customerBenefitGrantFields,
  benefit: BenefitDiscordSubscriber,
  properties: BenefitGrantDiscordProperties,
})
export interface CustomerBenefitGrantDiscord extends t.TypeOf<typeof customerBenefitGrantDiscord> {}
export const CustomerBenefitGrantDiscord: Codec<CustomerBenefitGrantDiscord> =
  customerBenefitGrantDiscord

const customerBenefitGrantGitHubRepository = entity('CustomerBenefitGrantGitHubRepository', {
  ...record,
  ...customerBenefitGrantFields,
  benefit: BenefitGitHubRepositorySubscriber,
  properties: BenefitGrantGitHubRepositoryProperties,
})
export interface CustomerBenefitGrantGitHubRepository extends t.TypeOf<
  typeof customerBenefitGrantGitHubRepository
> {}
export const CustomerBenefitGrantGitHubRepository: Codec<CustomerBenefitGrantGitHubRepository> =
  customerBenefitGrantGitHubRepository

const customerBenefitGrantDownloadables = entity('CustomerBenefitGrantDownloadables', {
  ...record,
  ...customerBenefitGrantFields,
  benefit: BenefitDownloadablesSubscriber,
  properties: BenefitGrantDownloadablesProperties,
})
export interface CustomerBenefitGrantDownloadables extends t.TypeOf<
  typeof customerBenefitGrantDownloadables
> {}
export const CustomerBenefitGrantDownloadables: Codec<CustomerBenefitGrantDownloadables> =
  customerBenefitGrantDownloadables

const customerBenefitGrantLicenseKeys = entity('CustomerBenefitGrantLicenseKeys', {
  ...record,
  ...customerBenefitGrantFields,
  benefit: BenefitLicenseKeysSubscriber,
  properties: BenefitGrantLicenseKeysProperties,
})
export interface CustomerBenefitGrantLicenseKeys extends t.TypeOf<
  typeof customerBenefitGrantLicenseKeys
> {}
export const CustomerBenefitGrantLicenseKeys: Codec<CustomerBenefitGrantLicenseKeys> =
  customerBenefitGrantLicenseKeys

const customerBenefitGrantCustom = entity('CustomerBenefitGrantCustom', {
  ...record,
  ...customerBenefitGrantFields,
  benefit: BenefitCustomSubscriber,
  properties: BenefitGrantCustomProperties,
})
export interface CustomerBenefitGrantCustom extends t.TypeOf<typeof customerBenefitGrantCustom> {}
export const CustomerBenefitGrantCustom: Codec<CustomerBenefitGrantCustom> =
  customerBenefitGrantCustom

const customerBenefitGrantMeterCredit = entity('CustomerBenefitGrantMeterCredit', {
  ...record,
  ...customerBenefitGrantFields,
  benefit: BenefitMeterCreditSubscriber,
  properties: BenefitGrantMeterCreditProperties,
})
export interface CustomerBenefitGrantMeterCredit extends t.TypeOf<
  typeof customerBenefitGrantMeterCredit
> {}
export const CustomerBenefitGrantMeterCredit: Codec<CustomerBenefitGrantMeterCredit> =
  customerBenefitGrantMeterCredit

const customerBenefitGrantFeatureFlag = entity('CustomerBenefitGrantFeatureFlag', {
  ...record,
  ...customerBenefitGrantFields,
  benefit: BenefitFeatureFlagSubscriber,
  properties: BenefitGrantFeatureFlagProperties,
})
export interface CustomerBenefitGrantFeatureFlag extends t.TypeOf<
  typeof customerBenefitGrantFeatureFlag
> {}
export const CustomerBenefitGrantFeatureFlag: Codec<CustomerBenefitGrantFeatureFlag> =
  customerBenefitGrantFeatureFlag

const customerBenefitGrantSlackSharedChannel = entity('CustomerBenefitGrantSlackSharedChannel', {
  ...record,
  ...customerBenefitGrantFields,
  benefit: BenefitSlackSharedChannelSubscriber,
  properties: BenefitGrantSlackSharedChannelProperties,
})
export interface CustomerBenefitGrantSlackSharedChannel extends t.TypeOf<
  typeof customerBenefitGrantSlackSharedChannel
> {}
export const CustomerBenefitGrantSlackSharedChannel: Codec<CustomerBenefitGrantSlackSharedChannel> =
  customerBenefitGrantSlackSharedChannel

const customerBenefitGrant = openUnion('CustomerBenefitGrant', byNested('benefit', 'type'), {
  discord: CustomerBenefitGrantDiscord,
  github_repository: CustomerBenefitGrantGitHubRepository,
  downloadables: CustomerBenefitGrantDownloadables,
  license_keys: CustomerBenefitGrantLicenseKeys,
  custom: CustomerBenefitGrantCustom,
  meter_credit: CustomerBenefitGrantMeterCredit,
  feature_flag: CustomerBenefitGrantFeatureFlag,
  slack_shared_channel: CustomerBenefitGrantSlackSharedChannel,
})
export type CustomerBenefitGrant = t.TypeOf<typeof customerBenefitGrant>
export const CustomerBenefitGrant: Codec<CustomerBenefitGrant> = customerBenefitGrant
