import type { Event } from '../../events.ts'
import { customerByExternalId } from '../rules/customers.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { presentCustomer } from './presentCustomer.ts'

/** An event with its customer, who may have been created after it. */
export const presentEvent = (world: World, row: EventRow): Event => {
  const customer = customerOf(world, row)
  return {
    ...row,
    customerId: customer?.id ?? row.customerId,
    customer: customer ? presentCustomer(world, customer) : null,
  }
}

/** The customer of an event, unless its external id belongs to no customer yet. */
export const customerOf = (world: World, row: EventRow): CustomerRow | undefined => {
  if (row.customerId !== null) return world.state.customers.get(row.customerId)
  return row.externalCustomerId === null
    ? undefined
    : customerByExternalId(world, row.organizationId, row.externalCustomerId)
}
