import type { Meter } from '../../../2025-03/meters.ts'
import type { MeterRow } from '../../store/MeterRow.ts'
import type { World } from '../../World.ts'

/** A meter as 2025-03 shows it: a count of unique values, which it lacks, is shown as a count of events. */
export const presentMeter = (_: World, { aggregation, ...row }: MeterRow): Meter => ({
  ...row,
  aggregation: aggregation.func === 'unique' ? { func: 'count' } : aggregation,
})
