import type * as t from 'io-ts'
import { entity } from '../../codec/entity.ts'
import { numericMetadata as metadata } from '../../codec/metadata.ts'
import { string } from '../../codec/primitives.ts'
import { record } from '../../2025-03/entities/record.ts'
import { AggregationCreate, Filter } from '../../2025-03/meters.ts'

/** A meter with an aggregation that this version knows. */
export const MeterRow = entity('MeterRow', {
  ...record,
  metadata,
  name: string,
  filter: Filter,
  aggregation: AggregationCreate,
  organizationId: string,
})
export interface MeterRow extends t.TypeOf<typeof MeterRow> {}
