import type { Proportions } from '../proportions/Proportions.ts'
import type { LockPoint } from '../../kernel/shapes.ts'
import { ease, unit, type Vector } from '../../kernel/vector.ts'

/** The middle of the skull, from which hair grows. */
export const SCALP_CENTER: Vector = [0, 0.35, -0.15]

/** The height up to which hair shows under headwear. */
export const HAT_LINE = 0.6

/** The angle between successive roots of a spiral, in radians; it spreads any number of roots evenly. */
export const GOLDEN_ANGLE = 2.39996

/** The plane behind which hair grows. Under a hat only the sides show, as far as the temples. */
export const hairLine = (covered: boolean): { readonly normal: Vector; readonly offset: number } =>
  covered
    ? { normal: [0, -0.35, 0.937], offset: 0.14 }
    : { normal: [0, -0.74, 0.67], offset: -0.27 }

export const scalpRadii = (form: Proportions): Vector => [form.headWidth * 1.03, 0.86, 0.95]

/** The point of the scalp in a direction from its center, raised by `lift`. */
export const onScalp = (direction: Vector, form: Proportions, lift = 0): Vector => {
  const u = unit(direction)
  const [wide, tall, deep] = scalpRadii(form)
  return [
    SCALP_CENTER[0] + u[0] * (wide + lift),
    SCALP_CENTER[1] + u[1] * (tall + lift),
    SCALP_CENTER[2] + u[2] * (deep + lift),
  ]
}

/** Smooths a path; its ends stay. */
export const softened = (path: readonly Vector[], rounds: number): readonly Vector[] => {
  let points = path
  for (let round = 0; round < rounds; round++) {
    points = points.map((point, i) => {
      const before = points[i - 1]
      const after = points[i + 1]
      if (!before || !after) return point
      const axis = (k: 0 | 1 | 2): number => 0.5 * point[k] + 0.25 * (before[k] + after[k])
      return [axis(0), axis(1), axis(2)]
    })
  }
  return points
}

/** A lock along a path. `profile` gives its radius at each fraction of the way, 0 to 1. */
export const strand = (
  path: readonly Vector[],
  profile: (share: number) => number,
): readonly LockPoint[] =>
  path.map((point, i) => ({ at: point, radius: Math.max(0.004, profile(i / (path.length - 1))) }))

/** A lock's profile: thin at the root, full in the middle, pointed at the end; it tapers after `from` (0 to 1). */
export const tapered =
  (radius: number, from: number, root = 0.5) =>
  (share: number): number =>
    radius * (root + (1 - root) * ease(0, 0.2, share)) * (1 - 0.94 * ease(from, 1, share) ** 1.3)

/** `count` + 1 evenly spaced fractions from 0 to 1. */
export const shares = (count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, i) => i / count)
