import type { SeatsList } from '../../../shared/entities/customerSeat.ts'
import type { operations } from '../../../2026-10/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { referredRow } from '../../ownership.ts'
import { related } from '../../store/related.ts'
import type { Merchant } from '../../Principal.ts'
import { invalid, notFound } from '../../Problem.ts'
import { newCustomerSession } from '../../rules/customers.ts'
import type { SeatHolder } from '../../rules/seatHolders.ts'
import { holderOf, seatsOf } from '../../rules/seatHolders.ts'
import {
  assignSeat,
  claimSeat,
  invitationOf,
  inviteAgain,
  isOpen,
  revokeSeat,
  takenSeats,
} from '../../rules/seats.ts'
import type { CustomerSeatRow } from '../../store/CustomerSeatRow.ts'
import type { World } from '../../World.ts'
import { presentCustomerSeat } from '../present/presentCustomerSeat.ts'

export const customerSeats: Handlers<typeof operations.customerSeats> = {
  listSeats: ({ world, request, principal }) =>
    seatsList(world, holderFor(world, request, principal, 'query')),

  assignSeat: ({ world, request, principal }) => {
    const holder = holderFor(world, request, principal, 'body')
    return presentCustomerSeat(world, assignSeat(world, holder, request))
  },

  revokeSeat: ({ world, request: { seatId }, principal }) =>
    presentCustomerSeat(world, revokeSeat(world, seatFor(world, seatId, principal))),

  resendInvitation: ({ world, request: { seatId }, principal }) =>
    presentCustomerSeat(world, inviteAgain(world, seatFor(world, seatId, principal))),

  getClaimInfo: ({ world, request: { invitationToken } }) => {
    const seat = invitationOf(world, invitationToken)
    if (!seat) throw notFound()
    const { productId } = holderOf(world, seat)
    const organization = related(world, 'organizations', seat.organizationId)
    return {
      productName: related(world, 'products', productId).name,
      productId,
      organizationName: organization.name,
      organizationSlug: organization.slug,
      customerEmail: presentCustomerSeat(world, seat).customerEmail ?? '',
      canClaim: isOpen(world, seat),
    }
  },

  claimSeat: ({ world, request: { invitationToken } }) => {
    const seat = claimSeat(world, invitationToken)
    const customer = related(world, 'customers', seat.customerId ?? '')
    return {
      seat: presentCustomerSeat(world, seat),
      customerSessionToken: newCustomerSession(world, customer).token,
    }
  },
}

/** The seats of a subscription or an order that have not been revoked, and how many are free. */
export const seatsList = (world: World, holder: SeatHolder): SeatsList => {
  const totalSeats = holder.seats ?? 0
  return {
    seats: seatsOf(world, holder)
      .filter(({ status }) => status !== 'revoked')
      .map((seat) => presentCustomerSeat(world, seat)),
    availableSeats: Math.max(0, totalSeats - takenSeats(world, holder)),
    totalSeats,
  }
}

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
