import type * as t from 'io-ts'
import { nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { date, integer, string } from '../../codec/primitives.ts'
import { record } from '../../shared/entities/record.ts'

/** The current period of a customer's meter, and the units credited to the customer in it. */
export const MeterPeriodRow = entity('MeterPeriodRow', {
  ...record,
  customerId: string,
  meterId: string,
  /** Null if it counts all events: nothing has reset it yet. */
  startedAt: nullable(date),
  creditedUnits: integer,
  rolloverUnits: integer,
})
export interface MeterPeriodRow extends t.TypeOf<typeof MeterPeriodRow> {}
