import { TimeInterval } from './entities/timeInterval.ts'
import { optional } from '../codec/entity.ts'
import { metadataQuery } from '../codec/metadata.ts'
import { date, string } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import * as endpoints from './endpoints/meters.ts'
import { AggregationFunction } from './entities/enums.ts'
import { Meter, MeterCreate, MeterQuantities, MeterUpdate } from './entities/meter.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/meter.ts'
export { TimeInterval } from './entities/timeInterval.ts'
export * from './entities/enums.ts'

export const listMeters = listOperation({
  ...endpoints.listMeters,
  query: {
    organizationId: anyOf(string),
    query: filter(string),
    isArchived: filter(queryBoolean),
    sorting: sortedBy('created_at', 'name'),
    metadata: filter(metadataQuery),
  },
  items: Meter,
})

export const getMeter = operation({
  ...endpoints.getMeter,
  success: { 200: Meter },
})

export const getMeterQuantities = operation({
  ...endpoints.getMeterQuantities,
  query: {
    startTimestamp: date,
    endTimestamp: date,
    interval: TimeInterval,
    timezone: optional(string),
    customerId: anyOf(string),
    externalCustomerId: anyOf(string),
    customerAggregationFunction: filter(AggregationFunction),
    metadata: filter(metadataQuery),
  },
  success: { 200: MeterQuantities },
})

export const updateMeter = operation({
  ...endpoints.updateMeter,
  body: json(MeterUpdate, 'meterUpdate'),
  success: { 200: Meter },
})

export const createMeter = operation({
  ...endpoints.createMeter,
  body: json(MeterCreate),
  success: { 201: Meter },
})
