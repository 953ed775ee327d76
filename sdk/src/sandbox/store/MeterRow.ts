import type * as t from 'io-ts'
import { literal, nullable } from '../../codec/collections.ts'
import { entity, withDefault } from '../../codec/entity.ts'
import { numericMetadata as metadata } from '../../codec/metadata.ts'
import { date, integer, string } from '../../codec/primitives.ts'
import { by, closedUnion } from '../../codec/union.ts'
import { record } from '../../shared/entities/record.ts'
import { CountAggregation, Filter, PropertyAggregation } from '../../2025-03/meters.ts'
import { MeterUnit } from '../../shared/entities/enums.ts'

/** Counts the distinct values of a property. */
const UniqueAggregation = entity('UniqueAggregation', {
  func: literal('unique'),
  property: string,
})

const MeterAggregation = closedUnion('MeterAggregation', by('func'), {
  count: CountAggregation,
  sum: PropertyAggregation,
  max: PropertyAggregation,
  min: PropertyAggregation,
  avg: PropertyAggregation,
  unique: UniqueAggregation,
})
export type MeterAggregation = t.TypeOf<typeof MeterAggregation>

export const MeterRow = entity('MeterRow', {
  ...record,
  metadata,
  name: string,
  unit: withDefault(MeterUnit, 'scalar'),
  customLabel: withDefault(nullable(string), null),
  customMultiplier: withDefault(nullable(integer), null),
  filter: Filter,
  aggregation: MeterAggregation,
  organizationId: string,
  archivedAt: withDefault(nullable(date), null),
})
export interface MeterRow extends t.TypeOf<typeof MeterRow> {}
