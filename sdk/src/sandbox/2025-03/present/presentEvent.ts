import type { Event } from '../../../2025-03/events.ts'
import { eventCustomer } from '../../rules/eventCustomer.ts'
import type { EventRow } from '../../store/EventRow.ts'
import type { World } from '../../World.ts'
import { presentCustomer } from './presentCustomer.ts'

/** An event with its customer, who may have been created after it. */
export const presentEvent = (world: World, row: EventRow): Event => {
  const customer = eventCustomer(world, row)
  return {
    ...row,
    customerId: customer?.id ?? row.customerId,
    customer: customer ? presentCustomer(world, customer) : null,
  }
}
