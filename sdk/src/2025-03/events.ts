import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, nullable, openEnum } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { metadata, metadataQuery } from '../codec/metadata.ts'
import { date, integer, string } from '../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../codec/query.ts'
import { byPresence, closedUnion } from '../codec/union.ts'
import * as endpoints from './endpoints/events.ts'
import { Customer } from './customers.ts'
import { json, listOperation, operation } from './operation.ts'

/** Who created an event: the platform or the merchant. */
export const EventSource = openEnum('system', 'user')
export type EventSource = t.TypeOf<typeof EventSource>

const event = entity('Event', {
  id: string,
  timestamp: date,
  name: string,
  source: EventSource,
  metadata,
  organizationId: string,
  customerId: nullable(string),
  customer: nullable(Customer),
  externalCustomerId: nullable(string),
})
/** Something a customer did, for meters to count. */
export interface Event extends t.TypeOf<typeof event> {}
export const Event: Codec<Event> = event

const creation = {
  name: string,
  timestamp: optional(date),
  metadata: optional(metadata),
  organizationId: optional(nullable(string)),
}

const eventCreateCustomer = entity('EventCreateCustomer', { ...creation, customerId: string })
export interface EventCreateCustomer extends t.TypeOf<typeof eventCreateCustomer> {}
export const EventCreateCustomer: Codec<EventCreateCustomer> = eventCreateCustomer

const eventCreateExternalCustomer = entity('EventCreateExternalCustomer', {
  ...creation,
  externalCustomerId: string,
})
export interface EventCreateExternalCustomer extends t.TypeOf<typeof eventCreateExternalCustomer> {}
export const EventCreateExternalCustomer: Codec<EventCreateExternalCustomer> =
  eventCreateExternalCustomer

const eventCreate = closedUnion('EventCreate', byPresence('customerId', 'externalCustomerId'), {
  customerId: EventCreateCustomer,
  externalCustomerId: EventCreateExternalCustomer,
})
/** A customer's event, with either the platform's id of the customer or the merchant's own. */
export type EventCreate = t.TypeOf<typeof eventCreate>
export const EventCreate: Codec<EventCreate> = eventCreate

export const EventsIngest = entity('EventsIngest', { events: list(EventCreate) })
export interface EventsIngest extends t.TypeOf<typeof EventsIngest> {}

export const EventsIngestResponse = entity('EventsIngestResponse', { inserted: integer })
export interface EventsIngestResponse extends t.TypeOf<typeof EventsIngestResponse> {}

export const listEvents = listOperation({
  ...endpoints.listEvents,
  query: {
    startTimestamp: filter(date),
    endTimestamp: filter(date),
    organizationId: anyOf(string),
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
    source: anyOf(EventSource),
    sorting: sortedBy('timestamp'),
    metadata: filter(metadataQuery),
  },
  items: Event,
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
