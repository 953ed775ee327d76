import { matches } from '../lists.ts'
import { customerOf } from '../present/presentEvent.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { World } from '../World.ts'

/** A filter by customer: one id, several, or none for all customers. */
interface Wanted {
  readonly customerId?: string | readonly string[] | null | undefined
  readonly externalCustomerId?: string | readonly string[] | null | undefined
}

/** Whether an event belongs to one of the customers, by either of the two ids. */
export const isOfCustomer = (
  world: World,
  { customerId, externalCustomerId }: Wanted,
): ((event: EventRow) => boolean) => {
  const fitsId = matches<EventRow, string | null | undefined>(
    customerId,
    (event) => customerOf(world, event)?.id ?? event.customerId,
  )
  const fitsExternalId = matches<EventRow, string | null | undefined>(
    externalCustomerId,
    (event) => event.externalCustomerId ?? customerOf(world, event)?.externalId,
  )
  return (event) => fitsId(event) && fitsExternalId(event)
}
