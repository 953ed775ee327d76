import type { CustomerSeat, SeatClaimInfo, SeatsList } from '../../shared/entities/customerSeat.ts'
import type { SeatHolder } from '../rules/seatHolders.ts'
import { holderOf, seatsOf } from '../rules/seatHolders.ts'
import { isOpen, takenSeats } from '../rules/seats.ts'
import { related } from '../store/related.ts'
import type { CustomerSeatRow } from '../store/CustomerSeatRow.ts'
import type { World } from '../World.ts'

/** A seat as the merchant and the customer who pays for it see it. */
export const presentCustomerSeat = (world: World, row: CustomerSeatRow): CustomerSeat => {
  const email =
    row.customerId === null ? null : (world.state.customers.get(row.customerId)?.email ?? null)
  return { ...row, memberId: null, member: null, email, customerEmail: email }
}

/** The seats of a subscription or an order that have not been revoked, and how many are free. */
export const presentSeats = (world: World, holder: SeatHolder): SeatsList => {
  const totalSeats = holder.seats ?? 0
  return {
    seats: seatsOf(world, holder)
      .filter(({ status }) => status !== 'revoked')
      .map((seat) => presentCustomerSeat(world, seat)),
    availableSeats: Math.max(0, totalSeats - takenSeats(world, holder)),
    totalSeats,
  }
}

/** A seat as whoever has its invitation sees it. */
export const presentInvitation = (world: World, seat: CustomerSeatRow): SeatClaimInfo => {
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
}

/** A seat that has just been claimed, with a session for its holder. */
export const presentClaimedSeat = (
  world: World,
  { seat, ...session }: { readonly seat: CustomerSeatRow; readonly customerSessionToken: string },
) => ({ ...session, seat: presentCustomerSeat(world, seat) })
