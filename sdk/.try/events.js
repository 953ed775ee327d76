import { list, nullable, openEnum } from "./codec/collections.js";
import { entity, optional } from "./codec/entity.js";
import { metadata, metadataQuery } from "./codec/metadata.js";
import { date, integer, segment, string } from "./codec/primitives.js";
import { anyOf, filter, sortedBy } from "./codec/query.js";
import { byPresence, closedUnion } from "./codec/union.js";
import { Customer } from "./customers.js";
import { invalidRequest, resourceNotFound } from "./documentedErrors.js";
import { json, listOperation, operation } from "./operation.js";
/** Who made an event: the platform, or the merchant. */
export const EventSource = /* @__PURE__ */ (() => (openEnum('system', 'user')))();
const event = /* @__PURE__ */ (() => (entity('Event', {
    id: string,
    timestamp: date,
    name: string,
    source: EventSource,
    metadata,
    organizationId: string,
    customerId: nullable(string),
    customer: nullable(Customer),
    externalCustomerId: nullable(string),
})))();
export const Event = event;
const creation = /* @__PURE__ */ (() => ({
    name: string,
    timestamp: optional(date),
    metadata: optional(metadata),
    organizationId: optional(nullable(string)),
}))();
const eventCreate = /* @__PURE__ */ (() => (closedUnion('EventCreate', byPresence('customerId', 'externalCustomerId'), {
    customerId: entity('EventCreateCustomer', { ...creation, customerId: string }),
    externalCustomerId: entity('EventCreateExternalCustomer', {
        ...creation,
        externalCustomerId: string,
    }),
})))();
export const EventCreate = eventCreate;
export const EventsIngest = /* @__PURE__ */ (() => (entity('EventsIngest', { events: list(EventCreate) })))();
export const EventsIngestResponse = /* @__PURE__ */ (() => (entity('EventsIngestResponse', { inserted: integer })))();
export const listEvents = /* @__PURE__ */ (() => (listOperation({
    name: 'events.list',
    summary: 'List events.',
    path: '/v1/events/',
    auth: 'accessToken',
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
    errors: [invalidRequest],
})))();
export const getEvent = /* @__PURE__ */ (() => (operation({
    name: 'events.get',
    summary: 'Get an event by its id.',
    method: 'GET',
    path: '/v1/events/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Event },
    errors: [resourceNotFound, invalidRequest],
})))();
export const ingestEvents = /* @__PURE__ */ (() => (operation({
    name: 'events.ingest',
    summary: 'Send events.',
    method: 'POST',
    path: '/v1/events/ingest',
    auth: 'accessToken',
    body: json(EventsIngest),
    success: { 200: EventsIngestResponse },
    errors: [invalidRequest],
})))();
//# sourceMappingURL=events.js.map