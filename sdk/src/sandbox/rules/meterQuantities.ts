import { listings } from '../listings.ts'
import { filtered } from '../lists.ts'
import { invalid } from '../Problem.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { MeterRow } from '../store/MeterRow.ts'
import type { World } from '../World.ts'
import { intervalsBetween } from './intervals.ts'
import { aggregate, fitsFilter } from './meters.ts'

/** The maximum number of quantities in one response. */
const MAX_QUANTITIES = 10_000

interface Range {
  readonly customerId?: string | readonly string[] | null | undefined
  readonly externalCustomerId?: string | readonly string[] | null | undefined
  readonly startTimestamp: Date
  readonly endTimestamp: Date
  readonly interval: Parameters<typeof intervalsBetween>[2]
}

/** The quantity of a meter in each interval of a range, and in all of it. */
export const quantitiesOf = (world: World, range: Range, meter: MeterRow) => {
  const { startTimestamp, endTimestamp, interval, customerId, externalCustomerId } = range
  if (endTimestamp < startTimestamp) {
    throw invalid(['query', 'end_timestamp'], 'The end must not come before the start.')
  }
  const spans = intervalsBetween(startTimestamp, endTimestamp, interval, MAX_QUANTITIES + 1)
  if (spans.length > MAX_QUANTITIES) {
    throw invalid(['query', 'interval'], `At most ${MAX_QUANTITIES} intervals can be requested.`)
  }
  const wanted = { startTimestamp, endTimestamp, customerId, externalCustomerId }
  const events = filtered(
    world,
    wanted,
    meteredEvents(world, meter),
    listings.events.filters,
  ).toSorted((one, other) => one.timestamp.getTime() - other.timestamp.getTime())
  let next = 0
  const quantities = spans.map(({ start, end }) => {
    const first = next
    while (next < events.length && isBefore(events[next], end)) next++
    return {
      timestamp: start,
      quantity: aggregate(meter.aggregation, events.slice(first, next)),
    }
  })
  return { quantities, total: aggregate(meter.aggregation, events) }
}

/** The events that a meter counts. */
export const meteredEvents = (world: World, { organizationId, filter }: MeterRow): EventRow[] =>
  world.state.events
    .where('organizationId', organizationId)
    .filter((event) => fitsFilter(filter, event))

const isBefore = (event: EventRow | undefined, end: Date): boolean =>
  event !== undefined && event.timestamp < end
