import { DAY } from '../calendar.ts'
import { related } from '../store/related.ts'
import type { Location } from '../Problem.ts'
import { badRequest, invalid } from '../Problem.ts'
import type { CustomerSeatRow } from '../store/CustomerSeatRow.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { grantBenefits, revokeOwnBenefits } from './benefitGrants.ts'
import { customerByEmail, customerByExternalId, newCustomer, newSecret } from './customers.ts'
import type { SeatHolder } from './seatHolders.ts'
import { holderOf, isInForce, isOrder, seatsOf, sourceOf } from './seatHolders.ts'

/** How long an invitation to a seat can be accepted, in milliseconds. */
const INVITATION_DURATION = DAY

/** The person to give a seat to, identified by exactly one of these fields. */
interface Invitee {
  readonly email?: string | null | undefined
  readonly customerId?: string | null | undefined
  readonly externalCustomerId?: string | null | undefined
}

/** A new seat: who is invited, and whether they have it without accepting. */
export interface NewSeat extends Invitee {
  readonly metadata?: Readonly<Record<string, unknown>> | null | undefined
  readonly immediateClaim?: boolean | undefined
}

/** The number of seats that somebody has or has been invited to. */
export const takenSeats = (world: World, holder: SeatHolder): number =>
  seatsOf(world, holder).filter(isTaken).length

/** Invites somebody to a free seat of a subscription or an order. */
export const assignSeat = (
  world: World,
  holder: SeatHolder,
  { metadata, immediateClaim = false, ...invitee }: NewSeat,
): CustomerSeatRow => {
  const { seats, id, organizationId } = holder
  const kind = isOrder(holder) ? 'order' : 'subscription'
  const loc = ['body', `${kind}_id`]
  if (seats == null) throw invalid(loc, `The ${kind} has no seats.`)
  if (!isInForce(holder)) throw invalid(loc, `The ${kind} is not active.`)
  if (takenSeats(world, holder) >= seats) throw badRequest('No seats are available.')
  const customer = customerFor(world, organizationId, invitee)
  const isSeated = seatsOf(world, holder).some(
    (seat) => isTaken(seat) && seat.customerId === customer.id,
  )
  if (isSeated) throw badRequest('This customer already has a seat.')
  const seat = world.state.customerSeats.put({
    ...world.record(),
    organizationId,
    subscriptionId: isOrder(holder) ? null : id,
    orderId: isOrder(holder) ? id : null,
    status: 'pending',
    customerId: customer.id,
    ...newInvitation(world),
    claimedAt: null,
    revokedAt: null,
    seatMetadata: metadata ? { ...metadata } : null,
  })
  world.emit(organizationId, 'customer_seat.assigned', seat)
  return immediateClaim ? claim(world, seat) : seat
}

/** Accepts an invitation: the customer has the seat, and the benefits of its product. */
export const claimSeat = (world: World, invitationToken: string): CustomerSeatRow => {
  const seat = invitationOf(world, invitationToken)
  if (!seat || !isOpen(world, seat)) {
    throw invalid(['body', 'invitation_token'], 'The invitation is unknown or has expired.')
  }
  return claim(world, seat)
}

/** The seat of an invitation. */
export const invitationOf = (world: World, token: string): CustomerSeatRow | undefined =>
  world.state.customerSeats.where('invitationToken', token)[0]

/** Whether an invitation can still be accepted. */
export const isOpen = (world: World, seat: CustomerSeatRow): boolean =>
  seat.status === 'pending' &&
  (seat.invitationTokenExpiresAt ?? world.now()) > world.now() &&
  isInForce(holderOf(world, seat))

/** Revokes a seat and the benefits of its product. */
export const revokeSeat = (world: World, previous: CustomerSeatRow): CustomerSeatRow => {
  if (previous.status === 'revoked') throw badRequest('The seat is already revoked.')
  const { customerId } = previous
  if (customerId !== null) {
    revokeOwnBenefits(world, { ...sourceOf(holderOf(world, previous)), customerId })
  }
  const after = world.state.customerSeats.update(previous, {
    modifiedAt: world.now(),
    status: 'revoked',
    customerId: null,
    invitationToken: null,
    invitationTokenExpiresAt: null,
    revokedAt: world.now(),
  })
  world.emit(after.organizationId, 'customer_seat.revoked', after)
  return after
}

/** Sends an invitation again, with a new token. */
export const inviteAgain = (world: World, previous: CustomerSeatRow): CustomerSeatRow => {
  if (previous.status !== 'pending') throw badRequest('The seat has no pending invitation.')
  return world.state.customerSeats.update(previous, {
    modifiedAt: world.now(),
    ...newInvitation(world),
  })
}

const isTaken = ({ status }: CustomerSeatRow): boolean => status !== 'revoked'

const newInvitation = (world: World) => ({
  invitationToken: newSecret('sandbox_seat'),
  invitationTokenExpiresAt: world.later(INVITATION_DURATION),
})

const claim = (world: World, previous: CustomerSeatRow): CustomerSeatRow => {
  const after = world.state.customerSeats.update(previous, {
    modifiedAt: world.now(),
    status: 'claimed',
    claimedAt: world.now(),
    invitationToken: null,
    invitationTokenExpiresAt: null,
  })
  const holder = holderOf(world, after)
  const { customerId } = after
  if (customerId !== null) {
    const product = related(world, 'products', holder.productId)
    grantBenefits(world, product, { ...sourceOf(holder), customerId })
  }
  world.emit(after.organizationId, 'customer_seat.claimed', after)
  return after
}

const customerFor = (
  world: World,
  organizationId: string,
  { email, customerId, externalCustomerId }: Invitee,
): CustomerRow => {
  const given = [email, customerId, externalCustomerId].filter((value) => value != null)
  if (given.length !== 1) {
    throw invalid(['body'], 'Send exactly one of email, customer_id and external_customer_id.')
  }
  if (email != null) {
    return (
      customerByEmail(world, organizationId, email) ?? newCustomer(world, organizationId, { email })
    )
  }
  const loc: Location = ['body', customerId == null ? 'external_customer_id' : 'customer_id']
  const customer =
    customerId == null
      ? customerByExternalId(world, organizationId, externalCustomerId ?? '')
      : world.state.customers.get(customerId)
  if (customer?.organizationId !== organizationId || customer.deletedAt) {
    throw invalid(loc, 'Customer does not exist.')
  }
  return customer
}
