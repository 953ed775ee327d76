import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { referredRow } from '../ownership.ts'
import { related } from '../store/related.ts'
import type { Merchant } from '../Principal.ts'
import { invalid, notFound } from '../Problem.ts'
import { newCustomerSession } from '../rules/customers.ts'
import type { SeatHolder } from '../rules/seatHolders.ts'
import { assignSeat, claimSeat, invitationOf, inviteAgain, revokeSeat } from '../rules/seats.ts'
import type { CustomerSeatRow } from '../store/CustomerSeatRow.ts'
import type { World } from '../World.ts'

export const customerSeats = {
  listSeats: ({ world, request, principal }) => holderFor(world, request, principal, 'query'),

  assignSeat: ({ world, request, principal }) =>
    assignSeat(world, holderFor(world, request, principal, 'body'), request),

  revokeSeat: ({ world, request: { seatId }, principal }) =>
    revokeSeat(world, seatFor(world, seatId, principal)),

  resendInvitation: ({ world, request: { seatId }, principal }) =>
    inviteAgain(world, seatFor(world, seatId, principal)),

  getClaimInfo: ({ world, request: { invitationToken } }) => {
    const seat = invitationOf(world, invitationToken)
    if (!seat) throw notFound()
    return seat
  },

  claimSeat: ({ world, request: { invitationToken } }) => {
    const seat = claimSeat(world, invitationToken)
    const customer = related(world, 'customers', seat.customerId ?? '')
    return { seat, customerSessionToken: newCustomerSession(world, customer).token }
  },
} satisfies Rules<typeof operations.customerSeats>

/** The subscription or order that a request names. */
export interface NamedHolder {
  readonly subscriptionId?: string | null | undefined
  readonly orderId?: string | null | undefined
}

const holderFor = (
  world: World,
  { subscriptionId, orderId }: NamedHolder,
  principal: Merchant,
  place: 'body' | 'query',
): SeatHolder => {
  if (orderId != null) {
    return referredRow(world.state.orders, orderId, principal, [place, 'order_id'])
  }
  const loc = [place, 'subscription_id']
  if (subscriptionId == null) throw invalid(loc, 'Send subscription_id or order_id.', 'missing')
  return referredRow(world.state.subscriptions, subscriptionId, principal, loc)
}

const seatFor = (world: World, id: string, { organizationIds }: Merchant): CustomerSeatRow => {
  const seat = world.state.customerSeats.get(id)
  if (!seat || !organizationIds.includes(seat.organizationId)) throw notFound()
  return seat
}
