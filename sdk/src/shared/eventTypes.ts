import { EventSource } from './entities/eventSource.ts'
import { optional } from '../codec/entity.ts'
import { segment, string } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import { invalidRequest } from '../documentedErrors.ts'
import { EventType, EventTypeUpdate, EventTypeWithStats } from './entities/event.ts'
import { json, listOperation, operation } from './operation.ts'

export { EventSource } from './entities/eventSource.ts'
export * from './entities/event.ts'

export const listEventTypes = listOperation({
  name: 'eventTypes.list',
  summary: 'List event types with their counts.',
  path: '/v1/event-types/',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
    query: filter(string),
    rootEvents: optional(queryBoolean),
    parentId: filter(string),
    source: filter(EventSource),
    sorting: sortedBy('name', 'label', 'occurrences', 'first_seen', 'last_seen'),
  },
  items: EventTypeWithStats,
  errors: [invalidRequest],
})

export const updateEventType = operation({
  name: 'eventTypes.update',
  summary: "Update an event type's label.",
  method: 'PATCH',
  path: '/v1/event-types/{id}',
  auth: 'accessToken',
  params: { id: segment },
  body: json(EventTypeUpdate, 'eventTypeUpdate'),
  success: { 200: EventType },
  errors: [invalidRequest],
})
