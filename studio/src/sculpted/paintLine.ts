import type { SculptContext } from './SculptContext.ts'
import type { Vector } from '../kernel/vector.ts'

/** The color of a scar. */
export const SCAR: Vector = [0.34, 0.1, 0.085]

type Points = readonly (readonly [number, number])[]

interface LineOptions {
  readonly width: number
  readonly color: Vector
  readonly depth: number
  readonly opacity?: number
  readonly mirrored?: boolean
  /** How far the paint reaches: a factor of the segment's size, and a distance from the plane. */
  readonly reach?: readonly [factor: number, distance: number]
}

/** Paints a line on the front of a material, through points of the plane z = `depth`. */
export const paintLine = (
  { tape }: SculptContext,
  material: number,
  points: Points,
  { width, color, depth, opacity = 1, mirrored = false, reach = [1.2, 0.6] }: LineOptions,
): void => {
  points.slice(1).forEach((end, i) => {
    const start = points[i] ?? end
    const radius = Math.hypot(end[0] - start[0], end[1] - start[1]) / 2 + width * 2
    tape.paint(material, 'stroke', {
      center: [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2, depth],
      radii: [radius * reach[0], radius * reach[0], reach[1]],
      color,
      opacity,
      mirrored,
      parameters: [...start, ...end, width],
    })
  })
}

/** Paints a line on the skin through points in the plane of the face. */
export const line = (
  s: SculptContext,
  points: Points,
  width: number,
  color: Vector,
  { opacity = 0.75, mirrored = false } = {},
): void =>
  paintLine(s, s.skin, points, { width, color, depth: 0.6, opacity, mirrored, reach: [1, 0.7] })
