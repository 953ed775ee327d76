import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, literal, nullable } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { metadata, metadataQuery } from '../codec/metadata.ts'
import { date, segment, string } from '../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../codec/query.ts'
import { by, closedUnion, openUnion } from '../codec/union.ts'
import { invalidRequest, resourceNotFound } from '../documentedErrors.ts'
import * as endpoints from '../shared/endpoints/meters.ts'
import { record } from '../shared/entities/record.ts'
import { TimeInterval } from '../shared/entities/timeInterval.ts'
import { Event } from './events.ts'
import { json, listOperation, operation } from './operation.ts'
import { Filter, MeterQuantity, PropertyAggregation } from '../shared/entities/meterParts.ts'

export {
  Filter,
  FilterConjunction,
  FilterClause,
  FilterOperator,
  MeterQuantity,
  PropertyAggregation,
} from '../shared/entities/meterParts.ts'

export const CountAggregation = entity('CountAggregation', { func: literal('count') })
export interface CountAggregation extends t.TypeOf<typeof CountAggregation> {}

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
