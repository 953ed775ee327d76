import { segment, string } from '../codec/primitives.ts'
import { filter } from '../codec/query.ts'
import { invalidRequest } from '../documentedErrors.ts'
import {
  CustomerSeat,
  CustomerSeatClaimResponse,
  SeatAssign,
  SeatClaim,
  SeatClaimInfo,
  SeatsList,
} from './entities/customerSeat.ts'
import { json, operation } from './operation.ts'

export * from './entities/customerSeat.ts'

export const revokeSeat = operation({
  name: 'customerSeats.revokeSeat',
  summary: 'Revoke a seat.',
  method: 'DELETE',
  path: '/v1/customer-seats/{seat_id}',
  auth: 'accessToken',
  params: { seatId: segment },
  success: { 200: CustomerSeat },
  errors: [invalidRequest],
})

export const listSeats = operation({
  name: 'customerSeats.listSeats',
  summary: 'List the seats of a subscription or order.',
  method: 'GET',
  path: '/v1/customer-seats',
  auth: 'accessToken',
  query: {
    subscriptionId: filter(string),
    orderId: filter(string),
  },
  success: { 200: SeatsList },
  errors: [invalidRequest],
})

export const getClaimInfo = operation({
  name: 'customerSeats.getClaimInfo',
  summary: 'Get the details of a seat invitation.',
  method: 'GET',
  path: '/v1/customer-seats/claim/{invitation_token}',
  auth: 'none',
  params: { invitationToken: segment },
  success: { 200: SeatClaimInfo },
  errors: [invalidRequest],
})

export const assignSeat = operation({
  name: 'customerSeats.assignSeat',
  summary: 'Assign a seat.',
  method: 'POST',
  path: '/v1/customer-seats',
  auth: 'accessToken',
  body: json(SeatAssign),
  success: { 200: CustomerSeat },
  errors: [invalidRequest],
})

export const claimSeat = operation({
  name: 'customerSeats.claimSeat',
  summary: 'Claim a seat.',
  method: 'POST',
  path: '/v1/customer-seats/claim',
  auth: 'none',
  body: json(SeatClaim),
  success: { 200: CustomerSeatClaimResponse },
  errors: [invalidRequest],
})

export const resendInvitation = operation({
  name: 'customerSeats.resendInvitation',
  summary: 'Resend a seat invitation.',
  method: 'POST',
  path: '/v1/customer-seats/{seat_id}/resend',
  auth: 'accessToken',
  params: { seatId: segment },
  success: { 200: CustomerSeat },
  errors: [invalidRequest],
})
