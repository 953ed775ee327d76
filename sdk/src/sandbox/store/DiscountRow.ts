import type * as t from 'io-ts'
import { list, nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { metadata } from '../../codec/metadata.ts'
import { date, integer, string } from '../../codec/primitives.ts'
import { DiscountDuration, DiscountType } from '../../discounts.ts'
import { record } from '../../entities/record.ts'

/** A discount of any kind; what its kind does not have is null. */
export const DiscountRow = entity('DiscountRow', {
  ...record,
  metadata,
  name: string,
  code: nullable(string),
  /** The code in lower case: two discounts of an organisation never share it. */
  codeKey: nullable(string),
  type: DiscountType,
  /** What a fixed one takes off, in the currency's smallest unit. */
  amount: nullable(integer),
  currency: nullable(string),
  /** What a percentage takes off, in hundredths of a percent. */
  basisPoints: nullable(integer),
  duration: DiscountDuration,
  durationInMonths: nullable(integer),
  startsAt: nullable(date),
  endsAt: nullable(date),
  maxRedemptions: nullable(integer),
  redemptionsCount: integer,
  organizationId: string,
  /** The products that it is for; all when there are none. */
  productIds: list(string),
  /** Subscriptions and orders still name a deleted one, so the row stays. */
  deletedAt: nullable(date),
})
export interface DiscountRow extends t.TypeOf<typeof DiscountRow> {}
