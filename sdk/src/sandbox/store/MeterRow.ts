import type * as t from 'io-ts'
import { entity } from '../../codec/entity.ts'
import { metadata } from '../../codec/metadata.ts'
import { string } from '../../codec/primitives.ts'
import { record } from '../../entities/record.ts'
import { AggregationCreate, Filter } from '../../meters.ts'

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
