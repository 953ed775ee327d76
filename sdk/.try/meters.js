import { closedEnum, list, literal, nullable, openEnum, recursive } from "./codec/collections.js";
import { entity, optional } from "./codec/entity.js";
import { metadata, metadataQuery } from "./codec/metadata.js";
import { date, number, scalar, segment, string } from "./codec/primitives.js";
import { anyOf, filter, sortedBy } from "./codec/query.js";
import { by, closedUnion, openUnion } from "./codec/union.js";
import { invalidRequest, resourceNotFound } from "./documentedErrors.js";
import { record } from "./entities/record.js";
import { TimeInterval } from "./entities/timeInterval.js";
import { Event } from "./events.js";
import { json, listOperation, operation } from "./operation.js";
export const FilterConjunction = /* @__PURE__ */ (() => (openEnum('and', 'or')))();
export const FilterOperator = /* @__PURE__ */ (() => (openEnum('eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'like', 'not_like')))();
export const FilterClause = /* @__PURE__ */ (() => (entity('FilterClause', {
    property: string,
    operator: FilterOperator,
    value: scalar,
})))();
export const Filter = /* @__PURE__ */ (() => (recursive('Filter', () => group)))();
const clause = /* @__PURE__ */ (() => (closedUnion('Filter or FilterClause', {
    expected: () => 'an object with conjunction and clauses, or with property, operator and value',
    select: (property) => property('clauses') === undefined && property('conjunction') === undefined
        ? 'clause'
        : 'group',
}, { group: Filter, clause: FilterClause })))();
const group = /* @__PURE__ */ (() => (entity('Filter', {
    conjunction: FilterConjunction,
    clauses: list(clause),
})))();
export const CountAggregation = /* @__PURE__ */ (() => (entity('CountAggregation', { func: literal('count') })))();
export const PropertyAggregation = /* @__PURE__ */ (() => (entity('PropertyAggregation', {
    func: closedEnum('sum', 'max', 'min', 'avg'),
    property: string,
})))();
const branches = {
    count: CountAggregation,
    sum: PropertyAggregation,
    max: PropertyAggregation,
    min: PropertyAggregation,
    avg: PropertyAggregation,
};
const aggregation = /* @__PURE__ */ (() => (openUnion('Aggregation', by('func'), branches)))();
export const Aggregation = aggregation;
const aggregationCreate = /* @__PURE__ */ (() => (closedUnion('Aggregation', by('func'), branches)))();
export const AggregationCreate = aggregationCreate;
const meter = /* @__PURE__ */ (() => (entity('Meter', {
    ...record,
    metadata,
    name: string,
    filter: Filter,
    aggregation: Aggregation,
    organizationId: string,
})))();
export const Meter = meter;
const meterCreate = /* @__PURE__ */ (() => (entity('MeterCreate', {
    metadata: optional(metadata),
    name: string,
    filter: Filter,
    aggregation: AggregationCreate,
    organizationId: optional(nullable(string)),
})))();
export const MeterCreate = meterCreate;
const meterUpdate = /* @__PURE__ */ (() => (entity('MeterUpdate', {
    metadata: optional(nullable(metadata)),
    name: optional(nullable(string)),
    filter: optional(nullable(Filter)),
    aggregation: optional(nullable(AggregationCreate)),
})))();
export const MeterUpdate = meterUpdate;
export const MeterQuantities = /* @__PURE__ */ (() => (entity('MeterQuantities', {
    quantities: list(entity('MeterQuantity', { timestamp: date, quantity: number })),
})))();
export const listMeters = /* @__PURE__ */ (() => (listOperation({
    name: 'meters.list',
    summary: 'List meters.',
    path: '/v1/meters/',
    auth: 'accessToken',
    query: {
        organizationId: anyOf(string),
        query: filter(string),
        sorting: sortedBy('created_at', 'name'),
        metadata: filter(metadataQuery),
    },
    items: Meter,
    errors: [invalidRequest],
})))();
export const createMeter = /* @__PURE__ */ (() => (operation({
    name: 'meters.create',
    summary: 'Create a meter.',
    method: 'POST',
    path: '/v1/meters/',
    auth: 'accessToken',
    body: json(MeterCreate),
    success: { 201: Meter },
    errors: [invalidRequest],
})))();
export const getMeter = /* @__PURE__ */ (() => (operation({
    name: 'meters.get',
    summary: 'Get a meter by its id.',
    method: 'GET',
    path: '/v1/meters/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Meter },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateMeter = /* @__PURE__ */ (() => (operation({
    name: 'meters.update',
    summary: 'Change what is given of a meter.',
    method: 'PATCH',
    path: '/v1/meters/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(MeterUpdate, 'meterUpdate'),
    success: { 200: Meter },
    errors: [resourceNotFound, invalidRequest],
})))();
export const listMeterEvents = /* @__PURE__ */ (() => (listOperation({
    name: 'meters.events',
    summary: 'List the events that a meter counts.',
    path: '/v1/meters/{id}/events',
    auth: 'accessToken',
    params: { id: segment },
    items: Event,
    errors: [resourceNotFound, invalidRequest],
})))();
export const getMeterQuantities = /* @__PURE__ */ (() => (operation({
    name: 'meters.quantities',
    summary: 'Get the quantities of a meter over a time, by interval.',
    method: 'GET',
    path: '/v1/meters/{id}/quantities',
    auth: 'accessToken',
    params: { id: segment },
    query: {
        startTimestamp: date,
        endTimestamp: date,
        interval: TimeInterval,
        customerId: anyOf(string),
        externalCustomerId: anyOf(string),
    },
    success: { 200: MeterQuantities },
    errors: [resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=meters.js.map