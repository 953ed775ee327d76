import { Filter } from '../../2025-03/meters.ts'
import { run, sentence } from '../../codec/Run.ts'
import { matches } from '../lists.ts'
import { eventCustomer } from './eventCustomer.ts'
import { invalid } from '../Problem.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { World } from '../World.ts'

/** A filter by customer: one id, several, or none for all customers. An event must match both filters. */
interface Wanted {
  readonly customerId?: string | readonly string[] | null | undefined
  readonly externalCustomerId?: string | readonly string[] | null | undefined
}

/** Returns a predicate for the events of the customers that the filter names. */
export const isOfCustomer = (
  world: World,
  { customerId, externalCustomerId }: Wanted,
): ((event: EventRow) => boolean) => {
  const fitsId = matches<EventRow, string | null | undefined>(
    customerId,
    (event) => eventCustomer(world, event)?.id ?? event.customerId,
  )
  const fitsExternalId = matches<EventRow, string | null | undefined>(
    externalCustomerId,
    (event) => event.externalCustomerId ?? eventCustomer(world, event)?.externalId,
  )
  return (event) => fitsId(event) && fitsExternalId(event)
}

/** Parses the filter in a query: JSON with the structure of a meter's filter. Throws a 422 if it is invalid. */
export const readFilter = (json: string): Filter => {
  const pass = run(true)
  const filter = Filter.read(parsed(json), pass)
  const [issue] = pass.issues
  if (issue) throw invalid(['query', 'filter'], `Must be a filter as JSON: ${sentence(issue)}.`)
  return filter
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
