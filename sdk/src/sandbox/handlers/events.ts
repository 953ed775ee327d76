import type { EventCreate, EventName } from '../../shared/events.ts'
import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { filtered, listPage } from '../lists.ts'
import { organizationFor, owned, ownedRow, referredRow } from '../ownership.ts'
import type { Merchant } from '../Principal.ts'
import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import { noteEventType } from '../rules/eventTypes.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { World } from '../World.ts'

export const events = {
  list: ({ world, request, principal }) => {
    if (request.meterId != null) ownedRow(world.state.meters, request.meterId, principal)
    return listPage(world, request, owned(world.state.events, principal), listings.events)
  },

  listNames: ({ world, request, principal }) => {
    const { organizationId, customerId, externalCustomerId, ...rest } = request
    const wanted = { organizationId, customerId, externalCustomerId }
    const all = owned(world.state.events, principal)
    const names = new Map<string, EventName>()
    for (const event of filtered(world, wanted, all, listings.events.filters)) {
      names.set(event.name, counted(names.get(event.name), event))
    }
    return listPage(world, rest, [...names.values()], listings.eventNames)
  },

  get: ({ world, request: { id }, principal }) => ownedRow(world.state.events, id, principal),

  ingest: ({ world, request, principal }) => {
    for (const [index, event] of request.events.entries()) {
      const row = newEvent(world, principal, event, ['body', 'events', index])
      noteEventType(world, world.state.events.put(row))
    }
    return { inserted: request.events.length }
  },
} satisfies Rules<typeof operations.events>

const newEvent = (
  world: World,
  principal: Merchant,
  event: EventCreate,
  loc: Location,
): EventRow => {
  const organizationId = organizationFor(world, principal, event.organizationId, loc)
  const timestamp = event.timestamp ?? world.now()
  if (timestamp > world.now()) {
    throw invalid([...loc, 'timestamp'], 'Timestamp must be in the past.')
  }
  if (event.name === '') {
    throw invalid([...loc, 'name'], 'String should have at least 1 character', 'string_too_short')
  }
  const customerId = 'customerId' in event ? event.customerId : null
  if (customerId !== null) {
    referredRow(
      world.state.customers,
      customerId,
      { ...principal, organizationIds: [organizationId] },
      [...loc, 'customer_id'],
    )
  }
  return {
    id: world.newId(),
    timestamp,
    name: event.name,
    source: 'user',
    metadata: plainMetadata(event, [...loc, 'metadata']),
    organizationId,
    customerId,
    externalCustomerId: 'externalCustomerId' in event ? event.externalCustomerId : null,
  }
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
