import type * as t from 'io-ts'
import { record } from './record.ts'
import { Filter, MeterQuantity, PropertyAggregation } from './meterParts.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { boolean, date, integer, number, string } from '../../codec/primitives.ts'
import { by, openUnion } from '../../codec/union.ts'
import { MeterUnit } from './enums.ts'

const countAggregation = entity('CountAggregation', { func: optional(literal('count')) })
export interface CountAggregation extends t.TypeOf<typeof countAggregation> {}
export const CountAggregation: Codec<CountAggregation> = countAggregation

const uniqueAggregation = entity('UniqueAggregation', {
  func: optional(literal('unique')),
  property: string,
})
export interface UniqueAggregation extends t.TypeOf<typeof uniqueAggregation> {}
export const UniqueAggregation: Codec<UniqueAggregation> = uniqueAggregation

const aggregation = openUnion('Aggregation', by('func'), {
  avg: PropertyAggregation,
  count: CountAggregation,
  max: PropertyAggregation,
  min: PropertyAggregation,
  sum: PropertyAggregation,
  unique: UniqueAggregation,
})
export type Aggregation = t.TypeOf<typeof aggregation>
export const Aggregation: Codec<Aggregation> = aggregation

const meter = entity('Meter', {
  ...record,
  metadata: numericMetadata,
  name: string,
  unit: MeterUnit,
  customLabel: optional(nullable(string)),
  customMultiplier: optional(nullable(integer)),
  filter: Filter,
  aggregation: Aggregation,
  organizationId: string,
  archivedAt: optional(nullable(date)),
})
export interface Meter extends t.TypeOf<typeof meter> {}
export const Meter: Codec<Meter> = meter

const meterQuantities = entity('MeterQuantities', {
  quantities: list(MeterQuantity),
  total: number,
})
export interface MeterQuantities extends t.TypeOf<typeof meterQuantities> {}
export const MeterQuantities: Codec<MeterQuantities> = meterQuantities

const meterUpdate = entity('MeterUpdate', {
  metadata: optional(numericMetadata),
  name: optional(nullable(string)),
  unit: optional(nullable(MeterUnit)),
  customLabel: optional(nullable(string)),
  customMultiplier: optional(nullable(integer)),
  filter: optional(nullable(Filter)),
  aggregation: optional(nullable(Aggregation)),
  isArchived: optional(nullable(boolean)),
})
export interface MeterUpdate extends t.TypeOf<typeof meterUpdate> {}
export const MeterUpdate: Codec<MeterUpdate> = meterUpdate

const meterCreate = entity('MeterCreate', {
  metadata: optional(numericMetadata),
  name: string,
  unit: optional(MeterUnit),
  customLabel: optional(nullable(string)),
  customMultiplier: optional(nullable(integer)),
  filter: Filter,
  aggregation: Aggregation,
  organizationId: optional(nullable(string)),
})
export interface MeterCreate extends t.TypeOf<typeof meterCreate> {}
export const MeterCreate: Codec<MeterCreate> = meterCreate
