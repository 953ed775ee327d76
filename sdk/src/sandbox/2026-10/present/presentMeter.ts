import type { Meter } from '../../../2026-10/entities/meter.ts'
import type { MeterRow } from '../../store/MeterRow.ts'

/** A meter as its merchant sees it. */
export const presentMeter = (row: MeterRow): Meter => ({
  ...row,
  unit: 'scalar',
  customLabel: null,
  customMultiplier: null,
  archivedAt: null,
})
