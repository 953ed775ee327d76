import type * as t from 'io-ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, map, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, date, integer, string, unknown } from '../../codec/primitives.ts'
import { bestMatchUnion } from '../../codec/union.ts'
import { Customer } from './customer.ts'
import { Member } from './member.ts'
import { SeatStatus } from './statuses.ts'

const customerSeat = entity('CustomerSeat', {
  ...record,
  subscriptionId: nullable(string),
  orderId: nullable(string),
  status: SeatStatus,
  customerId: nullable(string),
  memberId: nullable(string),
  member: nullable(Member),
  email: nullable(string),
  customerEmail: nullable(string),
  invitationTokenExpiresAt: nullable(date),
  claimedAt: nullable(date),
  revokedAt: nullable(date),
  seatMetadata: nullable(map(unknown)),
})
export interface CustomerSeat extends t.TypeOf<typeof customerSeat> {}
export const CustomerSeat: Codec<CustomerSeat> = customerSeat

const seatsList = entity('SeatsList', {
  seats: list(CustomerSeat),
  availableSeats: integer,
  totalSeats: integer,
})
export interface SeatsList extends t.TypeOf<typeof seatsList> {}
export const SeatsList: Codec<SeatsList> = seatsList

const seatClaimInfo = entity('SeatClaimInfo', {
  productName: string,
  productId: string,
  organizationName: string,
  organizationSlug: string,
  customerEmail: string,
  canClaim: boolean,
})
export interface SeatClaimInfo extends t.TypeOf<typeof seatClaimInfo> {}
export const SeatClaimInfo: Codec<SeatClaimInfo> = seatClaimInfo

const customerSeatAssign = entity('CustomerSeatAssign', {
  subscriptionId: optional(nullable(string)),
  orderId: optional(nullable(string)),
  email: optional(nullable(string)),
  externalCustomerId: optional(nullable(string)),
  customerId: optional(nullable(string)),
  externalMemberId: optional(nullable(string)),
  memberId: optional(nullable(string)),
  metadata: optional(nullable(map(unknown))),
  immediateClaim: optional(boolean),
  checkoutId: optional(nullable(string)),
})
export interface CustomerSeatAssign extends t.TypeOf<typeof customerSeatAssign> {}
export const CustomerSeatAssign: Codec<CustomerSeatAssign> = customerSeatAssign

const seatAssign = entity('SeatAssign', {
  subscriptionId: optional(nullable(string)),
  orderId: optional(nullable(string)),
  email: optional(nullable(string)),
  externalCustomerId: optional(nullable(string)),
  customerId: optional(nullable(string)),
  externalMemberId: optional(nullable(string)),
  memberId: optional(nullable(string)),
  metadata: optional(nullable(map(unknown))),
  immediateClaim: optional(boolean),
})
export interface SeatAssign extends t.TypeOf<typeof seatAssign> {}
export const SeatAssign: Codec<SeatAssign> = seatAssign

const seatClaim = entity('SeatClaim', { invitationToken: string })
export interface SeatClaim extends t.TypeOf<typeof seatClaim> {}
export const SeatClaim: Codec<SeatClaim> = seatClaim

const customerSeatClaimResponse = entity('CustomerSeatClaimResponse', {
  seat: CustomerSeat,
  customerSessionToken: string,
})
export interface CustomerSeatClaimResponse extends t.TypeOf<typeof customerSeatClaimResponse> {}
export const CustomerSeatClaimResponse: Codec<CustomerSeatClaimResponse> = customerSeatClaimResponse

const customerSessionCreateFields = {
  memberId: optional(nullable(string)),
  externalMemberId: optional(nullable(string)),
  returnUrl: optional(nullable(string)),
}

const customerSessionCustomerIDCreate = entity('CustomerSessionCustomerIDCreate', {
  ...customerSessionCreateFields,
  customerId: string,
})
export interface CustomerSessionCustomerIDCreate extends t.TypeOf<
  typeof customerSessionCustomerIDCreate
> {}
export const CustomerSessionCustomerIDCreate: Codec<CustomerSessionCustomerIDCreate> =
  customerSessionCustomerIDCreate

const customerSessionCustomerExternalIDCreate = entity('CustomerSessionCustomerExternalIDCreate', {
  ...customerSessionCreateFields,
  externalCustomerId: string,
})
export interface CustomerSessionCustomerExternalIDCreate extends t.TypeOf<
  typeof customerSessionCustomerExternalIDCreate
> {}
export const CustomerSessionCustomerExternalIDCreate: Codec<CustomerSessionCustomerExternalIDCreate> =
  customerSessionCustomerExternalIDCreate

const customerSessionCreate = bestMatchUnion('CustomerSessionCreate', {
  CustomerSessionCustomerIDCreate: CustomerSessionCustomerIDCreate,
  CustomerSessionCustomerExternalIDCreate: CustomerSessionCustomerExternalIDCreate,
})
export type CustomerSessionCreate = t.TypeOf<typeof customerSessionCreate>
export const CustomerSessionCreate: Codec<CustomerSessionCreate> = customerSessionCreate

const customerSession = entity('CustomerSession', {
  ...record,
  token: string,
  expiresAt: date,
  returnUrl: nullable(string),
  customerPortalUrl: string,
  customerId: string,
  customer: Customer,
})
export interface CustomerSession extends t.TypeOf<typeof customerSession> {}
export const CustomerSession: Codec<CustomerSession> = customerSession
