import type { SculptContext } from './SculptContext.ts'
import type { Vector } from '../kernel/vector.ts'

/** The colors of a garment or headwear, linear. */
export interface Dyes {
  readonly color: Vector
  readonly trim: Vector
}

/** Adds one kind of garment or headwear to the tape. */
export type WearSculptor = (context: SculptContext, dyes: Dyes) => void
