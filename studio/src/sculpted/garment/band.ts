import type { SculptContext } from '../SculptContext.ts'
import type { Vector } from '../vector.ts'

/** A ribbon along points of the front: `width` to each side, raised by `height`. */
export const band = (
  context: SculptContext,
  points: readonly (readonly [number, number])[],
  width: number,
  height = 0.02,
): void => {
  // The ribbon is the cap of a thicker strand that runs below the surface.
  const radius = (width * width + height * height) / (2 * height)
  const line = curve(points)
  // Both ends sink in, or the strand would show.
  const path = line.map(([x, y], i) =>
    front(context, x, y, (i === 0 || i === line.length - 1 ? 0 : height) - radius),
  )
  path.slice(1).forEach((end, i) => {
    context.tape.cone(path[i] ?? end, end, radius, radius, { blend: 0.004 })
  })
}

/** The number of straight pieces between two points of a band. */
const PIECES = 5

/** A smooth line through the points (Catmull and Rom's spline). */
const curve = (
  points: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] =>
  points.flatMap((from, i) => {
    const to = points[i + 1]
    if (!to) return [from]
    const before = points[i - 1] ?? from
    const after = points[i + 2] ?? to
    return Array.from({ length: PIECES }, (_, piece): readonly [number, number] => {
      const t = piece / PIECES
      const at = (axis: 0 | 1): number => {
        const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]]
        const [linear, square, cube] = [c - a, 2 * a - 5 * b + 4 * c - d, 3 * (b - c) + d - a]
        return b + 0.5 * t * (linear + t * (square + t * cube))
      }
      return [at(0), at(1)]
    })
  })

/** Both edges of an open front. */
export const edges = (
  context: SculptContext,
  width: number,
  bottom: number,
  spread: number,
): void => {
  const neck = context.form.neckWidth
  for (const side of [-1, 1]) {
    band(
      context,
      [
        [side * (neck + 0.12), -1.7],
        [side * (neck * 0.7), -1.98],
        [side * spread, (bottom - 1.95) / 2],
        [side * spread * 0.8, bottom],
      ],
      width,
    )
  }
}

/** The front surface sculpted so far at a point, slightly raised. */
export const front = (
  { cast, form }: SculptContext,
  x: number,
  y: number,
  raised = 0.02,
): Vector => {
  const hit = cast([x, y + form.lift, 2.2], [0, 0, -1])
  return hit ? [x, y, hit[2] + raised] : [x, y, 0.5]
}
