import type { operations } from '../../../../2026-10/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { listPage } from '../../../lists.ts'
import { related } from '../../../store/related.ts'
import type { Buyer } from '../../../Principal.ts'
import { invalid, notFound } from '../../../Problem.ts'
import type { SeatHolder } from '../../../rules/seatHolders.ts'
import { holderOf } from '../../../rules/seatHolders.ts'
import { assignSeat, inviteAgain, revokeSeat } from '../../../rules/seats.ts'
import type { CustomerSeatRow } from '../../../store/CustomerSeatRow.ts'
import type { World } from '../../../World.ts'
import { presentCustomerSeat } from '../../present/presentCustomerSeat.ts'
import { presentCustomerSubscription } from '../../present/presentSubscription.ts'
import type { NamedHolder } from '../customerSeats.ts'
import { seatsList } from '../customerSeats.ts'

/** The seats that a customer pays for, and the subscriptions in which the customer has claimed a seat. */
export const seats: Handlers<typeof operations.customerPortal.seats> = {
  listSeats: ({ world, request, principal }) =>
    seatsList(world, ownHolder(world, request, principal, 'query')),

  assignSeat: ({ world, request, principal }) => {
    const holder = ownHolder(world, request, principal, 'body')
    return presentCustomerSeat(world, assignSeat(world, holder, request))
  },

  revokeSeat: ({ world, request: { seatId }, principal }) =>
    presentCustomerSeat(world, revokeSeat(world, ownSeat(world, seatId, principal))),

  resendInvitation: ({ world, request: { seatId }, principal }) =>
    presentCustomerSeat(world, inviteAgain(world, ownSeat(world, seatId, principal))),

  listClaimedSubscriptions: ({ world, request, principal }) =>
    listPage(request, {
      rows: world.state.customerSeats
        .where('customerId', principal.customerId)
        .flatMap(({ status, subscriptionId }) =>
          status === 'claimed' && subscriptionId !== null
            ? related(world, 'subscriptions', subscriptionId)
            : [],
        ),
      present: (subscription) => presentCustomerSubscription(world, subscription),
    }),
}

/** The customer's purchase that the request names, by its own id or by the id of its checkout. */
const ownHolder = (
  world: World,
  {
    subscriptionId,
    orderId,
    checkoutId,
  }: NamedHolder & { readonly checkoutId?: string | null | undefined },
  { customerId }: Buyer,
  place: 'body' | 'query',
): SeatHolder => {
  const { subscriptions, orders } = world.state
  const [name, id] =
    orderId != null
      ? ['order', orderId]
      : checkoutId != null
        ? ['checkout', checkoutId]
        : ['subscription', subscriptionId]
  const row = [
    ...subscriptions.where('customerId', customerId),
    ...orders.where('customerId', customerId),
  ].find((bought) => (name === 'checkout' ? bought.checkoutId : bought.id) === id)
  if (row) return row
  throw invalid([place, `${name}_id`], `There is no such ${name}.`)
}

const ownSeat = (world: World, id: string, { customerId }: Buyer): CustomerSeatRow => {
  const seat = world.state.customerSeats.get(id)
  if (!seat || holderOf(world, seat).customerId !== customerId) throw notFound()
  return seat
}
