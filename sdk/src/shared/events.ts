import { EventSource } from './entities/eventSource.ts'
import { metadataQuery } from '../codec/metadata.ts'
import { date, string } from '../codec/primitives.ts'
import { anyOf, filter, queryInteger, sortedBy } from '../codec/query.ts'
import { invalidRequest } from '../documentedErrors.ts'
import * as endpoints from './endpoints/events.ts'
import { Event, EventName, EventsIngest, EventsIngestResponse } from './entities/event.ts'
import { json, listOperation, operation } from './operation.ts'

export { EventSource } from './entities/eventSource.ts'
export * from './entities/event.ts'

export const listEvents = listOperation({
  ...endpoints.listEvents,
  query: {
    filter: filter(string),
    startTimestamp: filter(date),
    endTimestamp: filter(date),
    organizationId: anyOf(string),
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
    meterId: filter(string),
    name: anyOf(string),
    source: anyOf(EventSource),
    query: filter(string),
    parentId: filter(string),
    depth: filter(queryInteger),
    sorting: sortedBy('timestamp'),
    metadata: filter(metadataQuery),
  },
  items: Event,
})

export const listEventNames = listOperation({
  name: 'events.listNames',
  summary: 'List event names.',
  path: '/v1/events/names',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
    source: anyOf(EventSource),
    query: filter(string),
    sorting: sortedBy('name', 'occurrences', 'first_seen', 'last_seen'),
  },
  items: EventName,
  errors: [invalidRequest],
})

export const getEvent = operation({
  ...endpoints.getEvent,
  success: { 200: Event },
})

export const ingestEvents = operation({
  ...endpoints.ingestEvents,
  body: json(EventsIngest),
  success: { 200: EventsIngestResponse },
})
