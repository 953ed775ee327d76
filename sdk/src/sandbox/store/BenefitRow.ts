import type * as t from 'io-ts'
import {
  BenefitCustom,
  BenefitDiscord,
  BenefitDownloadables,
  BenefitGitHubRepository,
  BenefitLicenseKeys,
} from '../../benefits.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { date, string } from '../../codec/primitives.ts'
import { by, closedUnion } from '../../codec/union.ts'
import { record } from '../../entities/record.ts'

const row = closedUnion('BenefitRow', by('type'), {
  custom: BenefitCustom,
  discord: BenefitDiscord,
  github_repository: BenefitGitHubRepository,
  downloadables: BenefitDownloadables,
  license_keys: BenefitLicenseKeys,
})
/** A benefit of a type that this version knows. */
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
})
export interface BenefitGrantRow extends t.TypeOf<typeof BenefitGrantRow> {}
