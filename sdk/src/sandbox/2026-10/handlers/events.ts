import type { EventCreate, EventName } from '../../../shared/events.ts'
import type { operations } from '../../../2026-10/operations.ts'
import { events as legacy } from '../../2025-03/handlers/events.ts'
import type { Handlers } from '../../Handlers.ts'
import { contains, hasMetadata, isWithin, listPage, matches } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import type { Location } from '../../Problem.ts'
import { invalid } from '../../Problem.ts'
import { isOfCustomer, readFilter } from '../../rules/events.ts'
import { fitsFilter } from '../../rules/meters.ts'
import type { EventRow } from '../../store/EventRow.ts'
import { presentEvent } from '../present/presentEvent.ts'

export const events: Handlers<typeof operations.events> = {
  list: ({ world, request, principal }) => {
    const filter = request.filter == null ? undefined : readFilter(request.filter)
    const meter =
      request.meterId == null ? undefined : ownedRow(world.state.meters, request.meterId, principal)
    return listPage(request, {
      rows: owned(world.state.events, principal),
      equal: ['organizationId', 'name', 'source'],
      where: [
        isWithin(request.startTimestamp, request.endTimestamp, ({ timestamp }) => timestamp),
        isOfCustomer(world, request),
        contains(request.query, ({ name }) => [name]),
        matches<EventRow, string | null>(request.parentId, () => null),
        (event) => !meter || fitsFilter(meter.filter, event),
        (event) => !filter || fitsFilter(filter, event),
        hasMetadata(request.metadata),
      ],
      order: ['-timestamp'],
      present: (row) => presentEvent(world, row),
    })
  },

  listNames: ({ world, request, principal }) => {
    const isWanted = isOfCustomer(world, request)
    const ofOrganization = matches(
      request.organizationId,
      ({ organizationId }: EventRow) => organizationId,
    )
    const names = new Map<string, EventName>()
    for (const event of owned(world.state.events, principal)) {
      if (isWanted(event) && ofOrganization(event)) {
        names.set(event.name, counted(names.get(event.name), event))
      }
    }
    return listPage(request, {
      rows: [...names.values()],
      equal: ['source'],
      where: [contains(request.query, ({ name }) => [name])],
      order: ['-last_seen'],
      present: (row) => row,
    })
  },

  get: ({ world, request: { id }, principal }) =>
    presentEvent(world, ownedRow(world.state.events, id, principal)),

  ingest: ({ world, request, principal }) => {
    const wanted = request.events.map((event, index) => ({
      ...event,
      metadata: plainMetadata(event, ['body', 'events', index, 'metadata']),
    }))
    return legacy.ingest({ world, request: { events: wanted }, principal })
  },
}

/** The metadata of an event. Throws a 422 for a nested value, which the sandbox does not support. */
const plainMetadata = ({ metadata = {} }: EventCreate, loc: Location) =>
  Object.fromEntries(
    Object.entries(metadata).map(([key, value]): [string, string | number | boolean] => {
      if (typeof value === 'string' || typeof value === 'boolean') return [key, value]
      if (typeof value === 'number') return [key, value]
      throw invalid([...loc, key], 'The sandbox accepts only strings, numbers and booleans.')
    }),
  )

/** The statistics of an event name after one more event. */
const counted = (previous: EventName | undefined, { name, timestamp }: EventRow): EventName => ({
  name,
  label: name,
  source: 'user',
  occurrences: (previous?.occurrences ?? 0) + 1,
  firstSeen: previous && previous.firstSeen < timestamp ? previous.firstSeen : timestamp,
  lastSeen: previous && previous.lastSeen > timestamp ? previous.lastSeen : timestamp,
})
