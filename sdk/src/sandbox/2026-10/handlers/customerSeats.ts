import type { SeatsList } from '../../../2026-10/entities/customerSeat.ts'
import type { operations } from '../../../2026-10/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { referredRow } from '../../ownership.ts'
import { related } from '../../present/related.ts'
import type { Merchant } from '../../Principal.ts'
import { invalid, notFound } from '../../Problem.ts'
import { newCustomerSession } from '../../rules/customers.ts'
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
import type { SubscriptionRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { presentCustomerSeat } from '../present/presentCustomerSeat.ts'

export const customerSeats: Handlers<typeof operations.customerSeats> = {
  listSeats: ({ world, request: { subscriptionId }, principal }) =>
    seatsList(world, subscriptionFor(world, subscriptionId, principal, 'query')),

  assignSeat: ({ world, request: { subscriptionId, ...seat }, principal }) => {
    const subscription = subscriptionFor(world, subscriptionId, principal, 'body')
    return presentCustomerSeat(world, assignSeat(world, subscription, seat))
  },

  revokeSeat: ({ world, request: { seatId }, principal }) =>
    presentCustomerSeat(world, revokeSeat(world, seatFor(world, seatId, principal))),

  resendInvitation: ({ world, request: { seatId }, principal }) =>
    presentCustomerSeat(world, inviteAgain(world, seatFor(world, seatId, principal))),

  getClaimInfo: ({ world, request: { invitationToken } }) => {
    const seat = invitationOf(world, invitationToken)
    if (!seat) throw notFound()
    const { productId } = related(world, 'subscriptions', seat.subscriptionId)
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

/** The seats of a subscription that are not revoked, and how many are free. */
export const seatsList = (world: World, subscription: SubscriptionRow): SeatsList => {
  const totalSeats = subscription.seats ?? 0
  return {
    seats: world.state.customerSeats
      .where('subscriptionId', subscription.id)
      .filter(({ status }) => status !== 'revoked')
      .map((seat) => presentCustomerSeat(world, seat)),
    availableSeats: Math.max(0, totalSeats - takenSeats(world, subscription)),
    totalSeats,
  }
}

const subscriptionFor = (
  world: World,
  id: string | null | undefined,
  principal: Merchant,
  place: 'body' | 'query',
): SubscriptionRow => {
  const loc = [place, 'subscription_id']
  if (id == null) throw invalid(loc, 'The sandbox has seats of subscriptions only.', 'missing')
  return referredRow(world.state.subscriptions, id, principal, loc)
}

const seatFor = (world: World, id: string, { organizationIds }: Merchant): CustomerSeatRow => {
  const seat = world.state.customerSeats.get(id)
  if (!seat || !organizationIds.includes(seat.organizationId)) throw notFound()
  return seat
}
