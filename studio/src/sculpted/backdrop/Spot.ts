import type { Vector } from '../../kernel/vector.ts'
import type { Land } from './Land.ts'
import type { Palette } from './palette.ts'

/** A point of the backdrop: x to the right and y up from the middle, both in picture heights. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly seed: number
  readonly palette: Palette
  /** The outlines computed so far for this backdrop, by range of land and x. */
  readonly outlines: Map<Land, Map<number, Outline>>
}

/** The height of a range of land at an x, and how steeply it rises there. */
export interface Outline {
  readonly crest: number
  readonly slope: number
}

export const tinted = (color: Vector, { palette }: Spot): Vector => [
  color[0] * palette.light[0],
  color[1] * palette.light[1],
  color[2] * palette.light[2],
]

/** The linear color of a scene at a point. */
export type SpotPainter = (spot: Spot) => Vector
