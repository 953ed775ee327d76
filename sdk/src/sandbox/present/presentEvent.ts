import type { Event } from '../../2025-03/events.ts'
import type { Metadata } from '../../codec/metadata.ts'
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
    metadata: wholeMetadata(row.metadata),
    customerId: customer?.id ?? row.customerId,
    customer: customer ? presentCustomer(world, customer) : null,
  }
}

/** Metadata as 2025-03 shows it: with numbers rounded to integers. */
const wholeMetadata = (metadata: Metadata): Metadata =>
  Object.fromEntries(
    Object.entries(metadata).map(([key, value]) => [
      key,
      typeof value === 'number' ? Math.round(value) : value,
    ]),
  )

/** The customer of an event; undefined if no customer has its external id yet. */
export const customerOf = (world: World, row: EventRow): CustomerRow | undefined => {
  if (row.customerId !== null) return world.state.customers.get(row.customerId)
  return row.externalCustomerId === null
    ? undefined
    : customerByExternalId(world, row.organizationId, row.externalCustomerId)
}
