import type * as t from 'io-ts'
import {
  BenefitCustomProperties,
  BenefitDiscordProperties,
  BenefitDownloadablesProperties,
  BenefitGitHubRepositoryProperties,
  BenefitLicenseKeysProperties,
} from '../../2025-03/benefits.ts'
import { benefitFields } from '../../2025-03/entities/benefit.ts'
import { record } from '../../shared/entities/record.ts'
import {
  BenefitFeatureFlagProperties,
  BenefitMeterCreditProperties,
  BenefitSlackSharedChannelProperties,
} from '../../shared/entities/benefitProperties.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable } from '../../codec/collections.ts'
import { entity, withDefault } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { date, integer, string } from '../../codec/primitives.ts'
import { by, closedUnion } from '../../codec/union.ts'

const rowOf = <const Type extends string, Properties>(type: Type, properties: Codec<Properties>) =>
  entity(`BenefitRow ${type}`, {
    ...benefitFields,
    type: literal(type),
    metadata: withDefault(numericMetadata, {}),
    properties,
  })

const meterCredit = rowOf('meter_credit', BenefitMeterCreditProperties)
export type MeterCreditRow = t.TypeOf<typeof meterCredit>

const slackChannel = rowOf('slack_shared_channel', BenefitSlackSharedChannelProperties)
export type SlackChannelRow = t.TypeOf<typeof slackChannel>

const row = closedUnion('BenefitRow', by('type'), {
  custom: rowOf('custom', BenefitCustomProperties),
  discord: rowOf('discord', BenefitDiscordProperties),
  github_repository: rowOf('github_repository', BenefitGitHubRepositoryProperties),
  downloadables: rowOf('downloadables', BenefitDownloadablesProperties),
  license_keys: rowOf('license_keys', BenefitLicenseKeysProperties),
  meter_credit: meterCredit,
  feature_flag: rowOf('feature_flag', BenefitFeatureFlagProperties),
  slack_shared_channel: slackChannel,
})
export type BenefitRow = t.TypeOf<typeof row>
export const BenefitRow: Codec<BenefitRow> = row

/** A benefit that a customer has, or had, through one subscription or order. */
export const BenefitGrantRow = entity('BenefitGrantRow', {
  ...record,
  /** Null until the customer has named an account, if the benefit needs one, and after it has been revoked. */
  grantedAt: nullable(date),
  revokedAt: nullable(date),
  subscriptionId: nullable(string),
  orderId: nullable(string),
  customerId: string,
  benefitId: string,
  /** The customer's account id on Discord or GitHub, or the email address invited to a Slack channel. */
  accountId: nullable(string),
  licenseKeyId: nullable(string),
  fileIds: list(string),
  /** The last credit of a meter-credit benefit. */
  creditedUnits: withDefault(nullable(integer), null),
  creditedAt: withDefault(nullable(date), null),
})
export interface BenefitGrantRow extends t.TypeOf<typeof BenefitGrantRow> {}
