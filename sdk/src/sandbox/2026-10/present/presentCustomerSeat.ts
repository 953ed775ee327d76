import type { CustomerSeat } from '../../../shared/entities/customerSeat.ts'
import type { CustomerSeatRow } from '../../store/CustomerSeatRow.ts'
import type { World } from '../../World.ts'

/** A seat as the merchant and the customer who pays for it see it. */
export const presentCustomerSeat = (world: World, row: CustomerSeatRow): CustomerSeat => {
  const email =
    row.customerId === null ? null : (world.state.customers.get(row.customerId)?.email ?? null)
  return { ...row, memberId: null, member: null, email, customerEmail: email }
}
