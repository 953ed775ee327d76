import { segment, string } from '../../codec/primitives.ts'
import { filter } from '../../codec/query.ts'
import { invalidRequest } from '../../documentedErrors.ts'
import { CustomerSeat, CustomerSeatAssign, SeatsList } from '../entities/customerSeat.ts'
import { CustomerSubscription } from '../entities/portalSubscription.ts'
import { json, listOperation, operation } from '../operation.ts'

export * from '../entities/customerSeat.ts'
export * from '../entities/portalSubscription.ts'

export const revokePortalSeat = operation({
  name: 'customerPortal.seats.revokeSeat',
  summary: 'Revoke a seat.',
  method: 'DELETE',
  path: '/v1/customer-portal/seats/{seat_id}',
  auth: 'customerSession',
  params: { seatId: segment },
  success: { 200: CustomerSeat },
  errors: [invalidRequest],
})

export const listPortalSeats = operation({
  name: 'customerPortal.seats.listSeats',
  summary: 'List the seats of a subscription or order.',
  method: 'GET',
  path: '/v1/customer-portal/seats',
  auth: 'customerSession',
  query: {
    subscriptionId: filter(string),
    orderId: filter(string),
  },
  success: { 200: SeatsList },
  errors: [invalidRequest],
})

export const listClaimedSubscriptions = listOperation({
  name: 'customerPortal.seats.listClaimedSubscriptions',
  summary: 'List the subscriptions in which the customer has a seat.',
  path: '/v1/customer-portal/seats/subscriptions',
  auth: 'customerSession',
  items: CustomerSubscription,
  errors: [invalidRequest],
})

export const assignPortalSeat = operation({
  name: 'customerPortal.seats.assignSeat',
  summary: 'Assign a seat.',
  method: 'POST',
  path: '/v1/customer-portal/seats',
  auth: 'customerSession',
  body: json(CustomerSeatAssign),
  success: { 200: CustomerSeat },
  errors: [invalidRequest],
})

export const resendPortalInvitation = operation({
  name: 'customerPortal.seats.resendInvitation',
  summary: 'Resend a seat invitation.',
  method: 'POST',
  path: '/v1/customer-portal/seats/{seat_id}/resend',
  auth: 'customerSession',
  params: { seatId: segment },
  success: { 200: CustomerSeat },
  errors: [invalidRequest],
})
