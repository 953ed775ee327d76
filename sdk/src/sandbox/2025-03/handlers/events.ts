import type { EventCreate } from '../../../2025-03/events.ts'
import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { hasMetadata, listPage } from '../../lists.ts'
import { organizationFor, owned, ownedRow, referredRow } from '../../ownership.ts'
import { presentEvent } from '../present/presentEvent.ts'
import type { Merchant } from '../../Principal.ts'
import { invalid } from '../../Problem.ts'
import { isOfCustomer } from '../../rules/events.ts'
import { noteEventType } from '../../rules/eventTypes.ts'
import type { EventRow } from '../../store/EventRow.ts'
import type { World } from '../../World.ts'

export const events: Handlers<typeof operations.events> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.events, principal),
      equal: ['organizationId', 'source'],
      where: [
        ({ timestamp }) => !request.startTimestamp || timestamp >= request.startTimestamp,
        ({ timestamp }) => !request.endTimestamp || timestamp <= request.endTimestamp,
        isOfCustomer(world, request),
        hasMetadata(request.metadata),
      ],
      order: ['-timestamp'],
      present: (row) => presentEvent(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentEvent(world, ownedRow(world.state.events, id, principal)),

  ingest: ({ world, request, principal }) => {
    for (const [index, event] of request.events.entries()) {
      const row = newEvent(world, principal, event, ['body', 'events', index])
      noteEventType(world, world.state.events.put(row))
    }
    return { inserted: request.events.length }
  },
}

const newEvent = (
  world: World,
  principal: Merchant,
  event: EventCreate,
  loc: readonly (string | number)[],
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
    metadata: event.metadata ?? {},
    organizationId,
    customerId,
    externalCustomerId: 'externalCustomerId' in event ? event.externalCustomerId : null,
  }
}
