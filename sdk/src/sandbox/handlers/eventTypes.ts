import type { EventTypeWithStats } from '../../shared/eventTypes.ts'
import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { filtered, listPage } from '../lists.ts'
import { owned } from '../ownership.ts'
import { invalid, notFound } from '../Problem.ts'
import { eventTypeOf } from '../rules/eventTypes.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { World } from '../World.ts'

export const eventTypes = {
  list: ({ world, request: { customerId, externalCustomerId, ...request }, principal }) => {
    const ofCustomer = { customerId, externalCustomerId }
    const counts = new Map<string, EventTypeWithStats>()
    const events = owned(world.state.events, principal)
    for (const event of filtered(world, ofCustomer, events, listings.events.filters)) {
      const key = `${event.organizationId} ${event.name}`
      counts.set(key, counted(world, counts.get(key), event))
    }
    return listPage(world, request, [...counts.values()], listings.eventTypes)
  },

  update: ({ world, request: { id, eventTypeUpdate }, principal }) => {
    const previous = world.state.eventTypes.get(id)
    if (!previous || !principal.organizationIds.includes(previous.organizationId)) throw notFound()
    const { label, labelPropertySelector } = eventTypeUpdate
    if (label.trim() === '') throw invalid(['body', 'label'], 'A label is required.')
    return world.state.eventTypes.update(previous, {
      modifiedAt: world.now(),
      label,
      labelPropertySelector:
        labelPropertySelector === undefined
          ? previous.labelPropertySelector
          : labelPropertySelector,
    })
  },
} satisfies Rules<typeof operations.eventTypes>

/** The statistics of an event type after one more event. */
const counted = (
  world: World,
  previous: EventTypeWithStats | undefined,
  event: EventRow,
): EventTypeWithStats => {
  const { name, organizationId, timestamp, source } = event
  if (!previous) {
    const known = eventTypeOf(world, event)
    const stats = { occurrences: 1, firstSeen: timestamp, lastSeen: timestamp }
    return { label: name, ...known, name, organizationId, source, ...stats }
  }
  return {
    ...previous,
    occurrences: previous.occurrences + 1,
    firstSeen: previous.firstSeen < timestamp ? previous.firstSeen : timestamp,
    lastSeen: previous.lastSeen > timestamp ? previous.lastSeen : timestamp,
  }
}
