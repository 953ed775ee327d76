import type { Event } from '../../shared/events.ts'
import { eventCustomer } from '../rules/eventCustomer.ts'
import { eventTypeOf } from '../rules/eventTypes.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { World } from '../World.ts'
import { presentCustomer } from './presentCustomer.ts'

/** An event with its customer, who may have been created after it. */
export const presentEvent = (world: World, row: EventRow): Event => {
  const customer = eventCustomer(world, row)
  return {
    ...row,
    source: 'user',
    label: eventTypeOf(world, row)?.label ?? row.name,
    childCount: 0,
    parentId: null,
    customerId: customer?.id ?? row.customerId,
    customer: customer ? presentCustomer(world, customer) : null,
  }
}
