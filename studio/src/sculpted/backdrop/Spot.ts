import type { Vector } from '../vector.ts'
import type { Palette } from './palette.ts'

/** A point of the backdrop: x from the middle, y up from the middle, both in picture heights. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly seed: number
  readonly palette: Palette
}

export const tinted = (color: Vector, { palette }: Spot): Vector => [
  color[0] * palette.light[0],
  color[1] * palette.light[1],
  color[2] * palette.light[2],
]

/** The linear color of a scene at a point. */
export type SpotPainter = (spot: Spot) => Vector
