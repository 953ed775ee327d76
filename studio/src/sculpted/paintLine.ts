import type { SculptContext } from './SculptContext.ts'
import type { Vector } from './vector.ts'

/** The color of a scar. */
export const SCAR: Vector = [0.34, 0.1, 0.085]

/** Paints a line on the skin through points in the plane of the face. */
export const line = (
  { tape, skin }: SculptContext,
  points: readonly (readonly [number, number])[],
  width: number,
  color: Vector,
  { opacity = 0.75, mirrored = false } = {},
): void => {
  points.slice(1).forEach((end, i) => {
    const start = points[i] ?? end
    const center: Vector = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 0.6]
    const radius = Math.hypot(end[0] - start[0], end[1] - start[1]) / 2 + width * 2
    tape.paint(skin, 'stroke', {
      center,
      radii: [radius, radius, 0.7],
      color,
      opacity,
      mirrored,
      parameters: [...start, ...end, width],
    })
  })
}
