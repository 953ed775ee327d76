import type * as t from 'io-ts'
import {
  CustomerBenefitGrantCustomUpdate,
  CustomerBenefitGrantDownloadablesUpdate,
  CustomerBenefitGrantLicenseKeysUpdate,
} from './portalBenefitGrantParts.ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'
import { by, openUnion } from '../../codec/union.ts'

const customerBenefitGrantDiscordPropertiesUpdate = entity(
  'CustomerBenefitGrantDiscordPropertiesUpdate',
  { accountId: nullable(string) },
)
export interface CustomerBenefitGrantDiscordPropertiesUpdate extends t.TypeOf<
  typeof customerBenefitGrantDiscordPropertiesUpdate
> {}
export const CustomerBenefitGrantDiscordPropertiesUpdate: Codec<CustomerBenefitGrantDiscordPropertiesUpdate> =
  customerBenefitGrantDiscordPropertiesUpdate

const customerBenefitGrantDiscordUpdate = entity('CustomerBenefitGrantDiscordUpdate', {
  benefitType: literal('discord'),
  properties: CustomerBenefitGrantDiscordPropertiesUpdate,
})
export interface CustomerBenefitGrantDiscordUpdate extends t.TypeOf<
  typeof customerBenefitGrantDiscordUpdate
> {}
export const CustomerBenefitGrantDiscordUpdate: Codec<CustomerBenefitGrantDiscordUpdate> =
  customerBenefitGrantDiscordUpdate

const customerBenefitGrantFeatureFlagUpdate = entity('CustomerBenefitGrantFeatureFlagUpdate', {
  benefitType: literal('feature_flag'),
})
export interface CustomerBenefitGrantFeatureFlagUpdate extends t.TypeOf<
  typeof customerBenefitGrantFeatureFlagUpdate
> {}
export const CustomerBenefitGrantFeatureFlagUpdate: Codec<CustomerBenefitGrantFeatureFlagUpdate> =
  customerBenefitGrantFeatureFlagUpdate

const customerBenefitGrantGitHubRepositoryPropertiesUpdate = entity(
  'CustomerBenefitGrantGitHubRepositoryPropertiesUpdate',
  { accountId: nullable(string) },
)
export interface CustomerBenefitGrantGitHubRepositoryPropertiesUpdate extends t.TypeOf<
  typeof customerBenefitGrantGitHubRepositoryPropertiesUpdate
> {}
export const CustomerBenefitGrantGitHubRepositoryPropertiesUpdate: Codec<CustomerBenefitGrantGitHubRepositoryPropertiesUpdate> =
  customerBenefitGrantGitHubRepositoryPropertiesUpdate

const customerBenefitGrantGitHubRepositoryUpdate = entity(
  'CustomerBenefitGrantGitHubRepositoryUpdate',
  {
    benefitType: literal('github_repository'),
    properties: CustomerBenefitGrantGitHubRepositoryPropertiesUpdate,
  },
)
export interface CustomerBenefitGrantGitHubRepositoryUpdate extends t.TypeOf<
  typeof customerBenefitGrantGitHubRepositoryUpdate
> {}
export const CustomerBenefitGrantGitHubRepositoryUpdate: Codec<CustomerBenefitGrantGitHubRepositoryUpdate> =
  customerBenefitGrantGitHubRepositoryUpdate

const customerBenefitGrantMeterCreditUpdate = entity('CustomerBenefitGrantMeterCreditUpdate', {
  benefitType: literal('meter_credit'),
})
export interface CustomerBenefitGrantMeterCreditUpdate extends t.TypeOf<
  typeof customerBenefitGrantMeterCreditUpdate
> {}
export const CustomerBenefitGrantMeterCreditUpdate: Codec<CustomerBenefitGrantMeterCreditUpdate> =
  customerBenefitGrantMeterCreditUpdate

const customerBenefitGrantSlackSharedChannelPropertiesUpdate = entity(
  'CustomerBenefitGrantSlackSharedChannelPropertiesUpdate',
  { invitedEmail: string },
)
export interface CustomerBenefitGrantSlackSharedChannelPropertiesUpdate extends t.TypeOf<
  typeof customerBenefitGrantSlackSharedChannelPropertiesUpdate
> {}
export const CustomerBenefitGrantSlackSharedChannelPropertiesUpdate: Codec<CustomerBenefitGrantSlackSharedChannelPropertiesUpdate> =
  customerBenefitGrantSlackSharedChannelPropertiesUpdate

const customerBenefitGrantSlackSharedChannelUpdate = entity(
  'CustomerBenefitGrantSlackSharedChannelUpdate',
  {
    benefitType: literal('slack_shared_channel'),
    properties: CustomerBenefitGrantSlackSharedChannelPropertiesUpdate,
  },
)
export interface CustomerBenefitGrantSlackSharedChannelUpdate extends t.TypeOf<
  typeof customerBenefitGrantSlackSharedChannelUpdate
> {}
export const CustomerBenefitGrantSlackSharedChannelUpdate: Codec<CustomerBenefitGrantSlackSharedChannelUpdate> =
  customerBenefitGrantSlackSharedChannelUpdate

const customerBenefitGrantUpdate = openUnion('CustomerBenefitGrantUpdate', by('benefitType'), {
  custom: CustomerBenefitGrantCustomUpdate,
  discord: CustomerBenefitGrantDiscordUpdate,
  downloadables: CustomerBenefitGrantDownloadablesUpdate,
  feature_flag: CustomerBenefitGrantFeatureFlagUpdate,
  github_repository: CustomerBenefitGrantGitHubRepositoryUpdate,
  license_keys: CustomerBenefitGrantLicenseKeysUpdate,
  meter_credit: CustomerBenefitGrantMeterCreditUpdate,
  slack_shared_channel: CustomerBenefitGrantSlackSharedChannelUpdate,
})
export type CustomerBenefitGrantUpdate = t.TypeOf<typeof customerBenefitGrantUpdate>
export const CustomerBenefitGrantUpdate: Codec<CustomerBenefitGrantUpdate> =
  customerBenefitGrantUpdate
