import type { operations } from '../../../2026-10/operations.ts'
import type { Rules } from '../../Handlers.ts'
import { pageOf } from '../../lists.ts'
import { related } from '../../store/related.ts'
import type { Buyer } from '../../Principal.ts'
import { invalid, notFound } from '../../Problem.ts'
import type { SeatHolder } from '../../rules/seatHolders.ts'
import { holderOf } from '../../rules/seatHolders.ts'
import { assignSeat, inviteAgain, revokeSeat } from '../../rules/seats.ts'
import type { CustomerSeatRow } from '../../store/CustomerSeatRow.ts'
import type { World } from '../../World.ts'
import type { NamedHolder } from '../customerSeats.ts'

/** The seats that a customer pays for, and the subscriptions in which the customer has claimed a seat. */
export const seats = {
  listSeats: ({ world, request, principal }) => ownHolder(world, request, principal, 'query'),

  assignSeat: ({ world, request, principal }) =>
    assignSeat(world, ownHolder(world, request, principal, 'body'), request),

  revokeSeat: ({ world, request: { seatId }, principal }) =>
    revokeSeat(world, ownSeat(world, seatId, principal)),

  resendInvitation: ({ world, request: { seatId }, principal }) =>
    inviteAgain(world, ownSeat(world, seatId, principal)),

  listClaimedSubscriptions: ({ world, request, principal }) =>
    pageOf(
      world,
      request,
      world.state.customerSeats
        .where('customerId', principal.customerId)
        .flatMap(({ status, subscriptionId }) =>
          status === 'claimed' && subscriptionId !== null
            ? related(world, 'subscriptions', subscriptionId)
            : [],
        ),
    ),
} satisfies Rules<typeof operations.customerPortal.seats>

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
