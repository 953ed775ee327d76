import type { EventRow } from '../store/EventRow.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { customerByExternalId } from './customers.ts'

/** The customer of an event; undefined if no customer has its external id yet. */
export const eventCustomer = (world: World, row: EventRow): CustomerRow | undefined => {
  if (row.customerId !== null) return world.state.customers.get(row.customerId)
  return row.externalCustomerId === null
    ? undefined
    : customerByExternalId(world, row.organizationId, row.externalCustomerId)
}
