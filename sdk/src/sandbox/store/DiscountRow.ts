import type * as t from 'io-ts'
import { list, map, nullable } from '../../codec/collections.ts'
import { entity, withDefault } from '../../codec/entity.ts'
import { numericMetadata as metadata } from '../../codec/metadata.ts'
import { date, integer, string } from '../../codec/primitives.ts'
import { DiscountDuration, DiscountType } from '../../2025-03/discounts.ts'
import { record } from '../../shared/entities/record.ts'

/** A discount of any kind; the fields of other kinds are null. */
export const DiscountRow = entity('DiscountRow', {
  ...record,
  metadata,
  name: string,
  code: nullable(string),
  /** The code in lower case, unique within an organization. */
  codeKey: nullable(string),
  type: DiscountType,
  /** For a fixed discount, in the currency's smallest unit. */
  amount: nullable(integer),
  currency: nullable(string),
  /** For a percentage, in hundredths of a percent. */
  basisPoints: nullable(integer),
  duration: DiscountDuration,
  durationInMonths: nullable(integer),
  startsAt: nullable(date),
  endsAt: nullable(date),
  maxRedemptions: nullable(integer),
  redemptionsCount: integer,
  maxRedemptionsPerCustomer: withDefault(nullable(integer), null),
  /** How many times each customer has redeemed it, by customer id. */
  redemptionsByCustomer: withDefault(map(integer), {}),
  organizationId: string,
  /** The products it applies to; empty for all. */
  productIds: list(string),
  /** Subscriptions and orders may refer to a deleted discount, so the row is kept. */
  deletedAt: nullable(date),
})
export interface DiscountRow extends t.TypeOf<typeof DiscountRow> {}
