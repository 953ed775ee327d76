import type * as t from 'io-ts'
import { record } from '../../shared/entities/record.ts'
import { SeatStatus } from '../../shared/entities/statuses.ts'
import { map, nullable } from '../../codec/collections.ts'
import { entity, withDefault } from '../../codec/entity.ts'
import { date, string, unknown } from '../../codec/primitives.ts'

/** A seat of a subscription or an order that somebody has been invited to, has, or had. */
export const CustomerSeatRow = entity('CustomerSeatRow', {
  ...record,
  organizationId: string,
  subscriptionId: nullable(string),
  orderId: withDefault(nullable(string), null),
  status: SeatStatus,
  /** The person invited; null once the seat is revoked. */
  customerId: nullable(string),
  /** The secret of the invitation; null once it is claimed or revoked. */
  invitationToken: nullable(string),
  invitationTokenExpiresAt: nullable(date),
  claimedAt: nullable(date),
  revokedAt: nullable(date),
  seatMetadata: nullable(map(unknown)),
})
export interface CustomerSeatRow extends t.TypeOf<typeof CustomerSeatRow> {}
