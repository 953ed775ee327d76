import type { operations } from '../../2025-03/operations.ts'
import type { Handlers } from '../Handlers.ts'
import { contains, hasMetadata, listPage, matches } from '../lists.ts'
import { organizationFor, owned, ownedRow } from '../ownership.ts'
import { presentEvent } from '../present/presentEvent.ts'
import { invalid } from '../Problem.ts'
import { isOfCustomer } from '../rules/events.ts'
import { intervalsBetween } from '../rules/intervals.ts'
import { aggregate, fitsFilter } from '../rules/meters.ts'
import { checkedName } from '../rules/names.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { MeterRow } from '../store/MeterRow.ts'
import type { World } from '../World.ts'

/** The maximum number of quantities in one response. */
const MAX_QUANTITIES = 10_000

export const meters: Handlers<typeof operations.meters> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.meters, principal),
      where: [
        matches(request.organizationId, ({ organizationId }) => organizationId),
        contains(request.query, ({ name }) => [name]),
        hasMetadata(request.metadata),
      ],
      by: { created_at: ({ createdAt }) => createdAt, name: ({ name }) => name },
      order: ['name'],
      present: (row) => row,
    }),

  create: ({ world, request, principal }) => {
    const organizationId = organizationFor(world, principal, request.organizationId)
    return world.state.meters.put({
      ...world.record(),
      metadata: request.metadata ?? {},
      name: checkedName(request.name),
      filter: request.filter,
      aggregation: request.aggregation,
      organizationId,
    })
  },

  get: ({ world, request: { id }, principal }) => ownedRow(world.state.meters, id, principal),

  update: ({ world, request: { id, meterUpdate }, principal }) => {
    const before = ownedRow(world.state.meters, id, principal)
    return world.state.meters.update(before, {
      modifiedAt: world.now(),
      metadata: meterUpdate.metadata ?? before.metadata,
      name: meterUpdate.name == null ? before.name : checkedName(meterUpdate.name),
      filter: meterUpdate.filter ?? before.filter,
      aggregation: meterUpdate.aggregation ?? before.aggregation,
    })
  },

  events: ({ world, request, principal }) => {
    const meter = ownedRow(world.state.meters, request.id, principal)
    return listPage(request, {
      rows: eventsOf(world, meter).toSorted(
        (one, other) => other.timestamp.getTime() - one.timestamp.getTime(),
      ),
      where: [],
      by: {},
      present: (row) => presentEvent(world, row),
    })
  },

  quantities: ({ world, request, principal }) => {
    const { startTimestamp, endTimestamp, interval } = request
    const meter = ownedRow(world.state.meters, request.id, principal)
    if (endTimestamp < startTimestamp) {
      throw invalid(['query', 'end_timestamp'], 'The end must not come before the start.')
    }
    const spans = intervalsBetween(startTimestamp, endTimestamp, interval, MAX_QUANTITIES + 1)
    if (spans.length > MAX_QUANTITIES) {
      throw invalid(['query', 'interval'], `At most ${MAX_QUANTITIES} intervals can be requested.`)
    }
    const isWanted = isOfCustomer(world, request)
    const events = eventsOf(world, meter)
      .filter((event) => event.timestamp >= startTimestamp && event.timestamp <= endTimestamp)
      .filter(isWanted)
      .toSorted((one, other) => one.timestamp.getTime() - other.timestamp.getTime())
    let next = 0
    const quantities = spans.map(({ start, end }) => {
      const first = next
      while (next < events.length && isBefore(events[next], end)) next++
      return {
        timestamp: start,
        quantity: aggregate(meter.aggregation, events.slice(first, next)),
      }
    })
    return { quantities }
  },
}

const eventsOf = (world: World, { organizationId, filter }: MeterRow): EventRow[] =>
  world.state.events
    .where('organizationId', organizationId)
    .filter((event) => fitsFilter(filter, event))

const isBefore = (event: EventRow | undefined, end: Date): boolean =>
  event !== undefined && event.timestamp < end
