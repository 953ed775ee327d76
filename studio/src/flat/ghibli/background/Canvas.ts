import type { Hex } from '../../../spec/CharacterSpec.ts'
import { mix } from '../../palette.ts'
import type { Random } from '../../../spec/random.ts'
import type { Svg } from '../../svg.ts'
import type { Air } from '../sky.ts'

export interface Canvas {
  readonly width: number
  readonly height: number
  /** The shorter side, in pixels. */
  readonly unit: number
  readonly random: Random
  readonly air: Air
}

/** A color as seen at `distance` (0 near, 1 at the horizon): it fades into the haze. */
export const far = (color: Hex, { haze, tint }: Air, distance: number): Hex =>
  mix(mix(color, tint, tint === '#ffffff' ? 0 : 0.12), haze, distance)

/** Draws one kind of scene over the whole canvas. */
export type SceneDrawing = (canvas: Canvas) => Svg
