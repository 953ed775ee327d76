import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { closedEnum, list, literal, nullable, openEnum, recursive } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { metadata, metadataQuery } from '../codec/metadata.ts'
import { date, number, scalar, segment, string } from '../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../codec/query.ts'
import { by, closedUnion, openUnion } from '../codec/union.ts'
import { invalidRequest, resourceNotFound } from '../documentedErrors.ts'
import * as endpoints from './endpoints/meters.ts'
import { record } from './entities/record.ts'
import { TimeInterval } from './entities/timeInterval.ts'
import { Event } from './events.ts'
import { json, listOperation, operation } from './operation.ts'

export const FilterConjunction = openEnum('and', 'or')
export type FilterConjunction = t.TypeOf<typeof FilterConjunction>

export const FilterOperator = openEnum('eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'like', 'not_like')
export type FilterOperator = t.TypeOf<typeof FilterOperator>

export const FilterClause = entity('FilterClause', {
  property: string,
  operator: FilterOperator,
  value: scalar,
})
/** A condition on one property of an event. */
export interface FilterClause extends t.TypeOf<typeof FilterClause> {}

/** Conditions, all or at least one of which must be met. */
export interface Filter {
  conjunction: FilterConjunction
  clauses: (Filter | FilterClause)[]
}

export const Filter: Codec<Filter> = recursive('Filter', () => group)

const clause: Codec<Filter | FilterClause> = closedUnion(
  'Filter or FilterClause',
  {
    expected: () => 'an object with conjunction and clauses, or with property, operator and value',
    select: (property) =>
      property('clauses') === undefined && property('conjunction') === undefined
        ? 'clause'
        : 'group',
  },
  { group: Filter, clause: FilterClause },
)

const group: Codec<Filter> = entity('Filter', {
  conjunction: FilterConjunction,
  clauses: list(clause),
})

export const CountAggregation = entity('CountAggregation', { func: literal('count') })
export interface CountAggregation extends t.TypeOf<typeof CountAggregation> {}

export const PropertyAggregation = entity('PropertyAggregation', {
  func: closedEnum('sum', 'max', 'min', 'avg'),
  property: string,
})
export interface PropertyAggregation extends t.TypeOf<typeof PropertyAggregation> {}

const branches = {
  count: CountAggregation,
  sum: PropertyAggregation,
  max: PropertyAggregation,
  min: PropertyAggregation,
  avg: PropertyAggregation,
}

const aggregation = openUnion('Aggregation', by('func'), branches)
/** How the events of a meter add up to a quantity: by count, or by one property. */
export type Aggregation = t.TypeOf<typeof aggregation>
export const Aggregation: Codec<Aggregation> = aggregation

const aggregationCreate = closedUnion('Aggregation', by('func'), branches)
export type AggregationCreate = t.TypeOf<typeof aggregationCreate>
export const AggregationCreate: Codec<AggregationCreate> = aggregationCreate

const meter = entity('Meter', {
  ...record,
  metadata,
  name: string,
  filter: Filter,
  aggregation: Aggregation,
  organizationId: string,
})
export interface Meter extends t.TypeOf<typeof meter> {}
export const Meter: Codec<Meter> = meter

const meterCreate = entity('MeterCreate', {
  metadata: optional(metadata),
  name: string,
  filter: Filter,
  aggregation: AggregationCreate,
  organizationId: optional(nullable(string)),
})
export interface MeterCreate extends t.TypeOf<typeof meterCreate> {}
export const MeterCreate: Codec<MeterCreate> = meterCreate

const meterUpdate = entity('MeterUpdate', {
  metadata: optional(nullable(metadata)),
  name: optional(nullable(string)),
  filter: optional(nullable(Filter)),
  aggregation: optional(nullable(AggregationCreate)),
})
export interface MeterUpdate extends t.TypeOf<typeof meterUpdate> {}
export const MeterUpdate: Codec<MeterUpdate> = meterUpdate

const meterQuantity = entity('MeterQuantity', { timestamp: date, quantity: number })
export interface MeterQuantity extends t.TypeOf<typeof meterQuantity> {}
export const MeterQuantity: Codec<MeterQuantity> = meterQuantity

export const MeterQuantities = entity('MeterQuantities', {
  quantities: list(MeterQuantity),
})
/** The quantity of a meter in each interval, by the start of the interval. */
export interface MeterQuantities extends t.TypeOf<typeof MeterQuantities> {}

export const listMeters = listOperation({
  ...endpoints.listMeters,
  query: {
    organizationId: anyOf(string),
    query: filter(string),
    sorting: sortedBy('created_at', 'name'),
    metadata: filter(metadataQuery),
  },
  items: Meter,
})

export const createMeter = operation({
  ...endpoints.createMeter,
  body: json(MeterCreate),
  success: { 201: Meter },
})

export const getMeter = operation({
  ...endpoints.getMeter,
  success: { 200: Meter },
})

export const updateMeter = operation({
  ...endpoints.updateMeter,
  body: json(MeterUpdate, 'meterUpdate'),
  success: { 200: Meter },
})

export const listMeterEvents = listOperation({
  name: 'meters.events',
  summary: "List a meter's events.",
  path: '/v1/meters/{id}/events',
  auth: 'accessToken',
  params: { id: segment },
  items: Event,
  errors: [resourceNotFound, invalidRequest],
})

export const getMeterQuantities = operation({
  ...endpoints.getMeterQuantities,
  query: {
    startTimestamp: date,
    endTimestamp: date,
    interval: TimeInterval,
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
  },
  success: { 200: MeterQuantities },
})
