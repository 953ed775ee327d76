import type { Vector } from '../../kernel/vector.ts'

/** One range of land: everything below an uneven line, fading with distance and lit from the left. */
export interface Land {
  readonly level: number
  readonly height: number
  readonly frequency: number
  /** 0 for rolling, 1 for jagged. */
  readonly jagged: number
  readonly color: Vector
  readonly haze: number
  readonly snow?: number
}
