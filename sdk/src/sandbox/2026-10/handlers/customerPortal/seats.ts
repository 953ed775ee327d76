import type { operations } from '../../../../2026-10/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { listPage } from '../../../lists.ts'
import { related } from '../../../present/related.ts'
import type { Buyer } from '../../../Principal.ts'
import { invalid, notFound } from '../../../Problem.ts'
import { assignSeat, inviteAgain, revokeSeat } from '../../../rules/seats.ts'
import type { CustomerSeatRow } from '../../../store/CustomerSeatRow.ts'
import type { SubscriptionRow } from '../../../store/rows.ts'
import type { World } from '../../../World.ts'
import { presentCustomerSeat } from '../../present/presentCustomerSeat.ts'
import { presentCustomerSubscription } from '../../present/presentSubscription.ts'
import { seatsList } from '../customerSeats.ts'

/** What the customer who pays for seats does with them. */
export const seats: Handlers<typeof operations.customerPortal.seats> = {
  listSeats: ({ world, request: { subscriptionId }, principal }) =>
    seatsList(world, ownSubscription(world, subscriptionId, principal, 'query')),

  assignSeat: ({ world, request: { subscriptionId, ...seat }, principal }) => {
    const subscription = ownSubscription(world, subscriptionId, principal, 'body')
    return presentCustomerSeat(world, assignSeat(world, subscription, seat))
  },

  revokeSeat: ({ world, request: { seatId }, principal }) =>
    presentCustomerSeat(world, revokeSeat(world, ownSeat(world, seatId, principal))),

  resendInvitation: ({ world, request: { seatId }, principal }) =>
    presentCustomerSeat(world, inviteAgain(world, ownSeat(world, seatId, principal))),

  listClaimedSubscriptions: ({ world, request, principal }) =>
    listPage(request, {
      rows: world.state.customerSeats.where('customerId', principal.customerId),
      where: [({ status }) => status === 'claimed'],
      by: {},
      present: ({ subscriptionId }) =>
        presentCustomerSubscription(world, related(world, 'subscriptions', subscriptionId)),
    }),
}

const ownSubscription = (
  world: World,
  id: string | null | undefined,
  { customerId }: Buyer,
  place: 'body' | 'query',
): SubscriptionRow => {
  const row = id == null ? undefined : world.state.subscriptions.get(id)
  if (row?.customerId !== customerId) {
    throw invalid([place, 'subscription_id'], 'Subscription does not exist.')
  }
  return row
}

const ownSeat = (world: World, id: string, { customerId }: Buyer): CustomerSeatRow => {
  const seat = world.state.customerSeats.get(id)
  if (!seat || related(world, 'subscriptions', seat.subscriptionId).customerId !== customerId) {
    throw notFound()
  }
  return seat
}
