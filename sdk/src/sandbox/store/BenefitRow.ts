import type * as t from 'io-ts'
import {
  BenefitCustom,
  BenefitDiscord,
  BenefitDownloadables,
  BenefitGitHubRepository,
  BenefitLicenseKeys,
} from '../../2025-03/benefits.ts'
import { benefitFields } from '../../2025-03/entities/benefit.ts'
import {
  BenefitFeatureFlagProperties,
  BenefitMeterCreditProperties,
} from '../../2026-10/entities/benefitProperties.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable } from '../../codec/collections.ts'
import { entity, presumed } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { date, integer, string } from '../../codec/primitives.ts'
import { by, closedUnion } from '../../codec/union.ts'
import { record } from '../../2025-03/entities/record.ts'

const meterCredit = entity('MeterCreditRow', {
  ...benefitFields,
  type: literal('meter_credit'),
  properties: BenefitMeterCreditProperties,
})
export interface MeterCreditRow extends t.TypeOf<typeof meterCredit> {}
export const MeterCreditRow: Codec<MeterCreditRow> = meterCredit

const featureFlag = entity('FeatureFlagRow', {
  ...benefitFields,
  type: literal('feature_flag'),
  metadata: numericMetadata,
  properties: BenefitFeatureFlagProperties,
})
export interface FeatureFlagRow extends t.TypeOf<typeof featureFlag> {}
export const FeatureFlagRow: Codec<FeatureFlagRow> = featureFlag

const row = closedUnion('BenefitRow', by('type'), {
  custom: BenefitCustom,
  discord: BenefitDiscord,
  github_repository: BenefitGitHubRepository,
  downloadables: BenefitDownloadables,
  license_keys: BenefitLicenseKeys,
  meter_credit: MeterCreditRow,
  feature_flag: FeatureFlagRow,
})
/** A benefit of a type that the sandbox has. */
export type BenefitRow = t.TypeOf<typeof row>
export const BenefitRow: Codec<BenefitRow> = row

/** A benefit that a customer has, or had, through one subscription or order. */
export const BenefitGrantRow = entity('BenefitGrantRow', {
  ...record,
  /** Null while the benefit has no account yet, and after it has been revoked. */
  grantedAt: nullable(date),
  revokedAt: nullable(date),
  subscriptionId: nullable(string),
  orderId: nullable(string),
  customerId: string,
  benefitId: string,
  /** The customer's account id on Discord or GitHub. */
  accountId: nullable(string),
  licenseKeyId: nullable(string),
  fileIds: list(string),
  /** What a meter credit gave last. */
  creditedUnits: presumed(nullable(integer), null),
  creditedAt: presumed(nullable(date), null),
})
export interface BenefitGrantRow extends t.TypeOf<typeof BenefitGrantRow> {}
