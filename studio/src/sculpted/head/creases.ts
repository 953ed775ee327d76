import type { SculptContext } from '../SculptContext.ts'
import { flesh } from '../color.ts'
import { mix, rotation } from '../../kernel/vector.ts'

/** Sculpts each crease into the surface of this face. */
export const sculptCreases = (context: SculptContext): void => {
  const { tape, cast } = context
  const placed = creasesOf(context).flatMap((crease) => {
    const dents = dentsOf(crease)
    const depth = crease.depth / (dents.length > 1 ? DENTS_ADD_UP : 1)
    return dents.flatMap(({ at: [x, y], angle, half }) => {
      const place = cast([x, y, 2.2], [0, 0, -1])
      return place ? [{ ...crease, place, angle, half, depth }] : []
    })
  })
  for (const { place, angle, half, width, depth, single } of placed) {
    tape.bump(place, [half, width, DENT_REACH], -depth, {
      mirrored: !single,
      rotation: rotation(0, 0, (angle * 180) / Math.PI),
    })
  }
}

/** Gives the furrows a hint of color, because relief is lost at a distance. */
export const paintCreases = (context: SculptContext): void => {
  const { tape, skin, spec } = context
  const color = flesh(spec.skin)
  for (const crease of creasesOf(context)) {
    const { tone, width, single } = crease
    if (!tone) continue
    for (const { at, angle, half } of dentsOf(crease)) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      tape.paint(skin, 'spot', {
        center: [...at, 0.6],
        radii: [Math.hypot(half * cos, width * sin), Math.hypot(half * sin, width * cos), 0.6],
        color: [color[0] * 0.62, color[1] * 0.44, color[2] * 0.4],
        opacity: tone,
        mirrored: !single,
      })
    }
  }
}

/** A fold along a curve in the plane of the face: from `from` towards `by` to `to`. */
interface Crease {
  readonly from: Point
  readonly by?: Point
  readonly to: Point
  /** Half the width, and the depth in the middle; a crease fades at its ends. */
  readonly width: number
  readonly depth: number
  /** How much darker the crease is than the skin around it. */
  readonly tone?: number
  /** Whether the crease is only on this side of the face. */
  readonly single?: boolean
}

type Point = readonly [number, number]

/** How lined the face is, 0 to 1. */
const linesOf = ({ form, spec }: SculptContext): number =>
  Math.max(form.aged, spec.marks.includes('wrinkles') ? 0.75 : 0)

/** The wrinkles of old faces, no two alike, and the hint of a fold in young ones. */
const creasesOf = (context: SculptContext): readonly Crease[] => {
  const { form } = context
  const { noseWidth, noseY, mouthWidth, mouthY, eyeX, eyeWidth, eyeLower } = form
  const lines = linesOf(context)
  const cheeks: Crease = {
    from: [noseWidth * 1.75, noseY + 0.05],
    by: [mouthWidth * 1.42, noseY - 0.1],
    to: [mouthWidth * 1.36, mouthY - 0.07],
    width: 0.1,
    depth: 0.021 * (Math.max(lines * 1.4, 0.17) + Math.max(0, form.smile) * 1.2),
    tone: 0.2 * lines,
  }
  if (lines === 0) return [cheeks]
  const outer = eyeX + eyeWidth
  const forehead = form.browY + 0.19
  const crowsFoot = (from: Point, to: Point, depth: number): Crease => ({
    ...{ from: [outer + from[0], from[1]], to: [outer + to[0], to[1]] },
    ...{ width: 0.028, depth: depth * lines },
  })
  return [
    cheeks,
    {
      ...{
        from: [0.09, forehead - 0.01],
        by: [0.27, forehead + 0.045],
        to: [0.52, forehead - 0.05],
      },
      ...{ width: 0.048, depth: 0.0085 * lines, tone: 0.12 * lines },
    },
    {
      ...{
        from: [-0.42, forehead + 0.1],
        by: [-0.04, forehead + 0.15],
        to: [0.36, forehead + 0.1],
      },
      ...{ width: 0.052, depth: 0.01 * lines, tone: 0.14 * lines, single: true },
    },
    {
      ...{ from: [-0.17, forehead + 0.225], to: [0.3, forehead + 0.21] },
      ...{ width: 0.046, depth: 0.007 * lines, tone: 0.1 * lines, single: true },
    },
    crowsFoot([0.02, 0.05], [0.16, 0.12], 0.004),
    crowsFoot([0.02, 0.0], [0.2, -0.01], 0.0045),
    crowsFoot([0.02, -0.05], [0.15, -0.12], 0.0035),
    {
      from: [eyeX - eyeWidth * 0.85, -eyeLower - 0.06],
      by: [eyeX + 0.01, -eyeLower - 0.2],
      to: [eyeX + eyeWidth * 0.95, -eyeLower - 0.06],
      ...{ width: 0.06, depth: 0.011 * lines, tone: 0.14 * lines },
    },
    {
      ...{
        from: [mouthWidth * 1.1, mouthY + form.smile - 0.02],
        to: [mouthWidth * 1.22, mouthY - 0.25],
      },
      ...{ width: 0.07, depth: 0.012 * lines, tone: 0.1 * lines },
    },
    {
      ...{ from: [0.075, form.browY - 0.06], to: [0.09, form.browY + 0.13] },
      ...{ width: 0.05, depth: 0.0075 * lines, tone: 0.08 * lines },
    },
  ]
}

/** Part of a crease: a long, soft dent. */
interface Dent {
  readonly at: Point
  /** The angle between the x axis and its long axis, in radians, and half its length. */
  readonly angle: number
  readonly half: number
}

/**
 * The spacing of dents, as a fraction of half their length, at which they add up to an even furrow, and the
 * depth of that furrow.
 */
const DENT_SPACING = 0.7

const DENTS_ADD_UP = 1.53

/** The dents that form a crease; together they reach from its start to its end. */
const dentsOf = ({ from, by, to }: Crease): readonly Dent[] => {
  const count = by ? 4 : 1
  const bend = by ?? blendPoints(from, to, 0.5)
  const point = (t: number): Point =>
    blendPoints(blendPoints(from, bend, t), blendPoints(bend, to, t), t)
  const long =
    Math.hypot(bend[0] - from[0], bend[1] - from[1]) + Math.hypot(to[0] - bend[0], to[1] - bend[1])
  const half = 1 / (2 + DENT_SPACING * (count - 1))
  return Array.from({ length: count }, (_, i) => {
    const t = half * (1 + DENT_SPACING * i)
    const [before, after] = [point(t - 0.05), point(t + 0.05)]
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0])
    return { at: point(t), angle, half: half * long }
  })
}

const blendPoints = (a: Point, b: Point, t: number): Point => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
]

/** How deep into the face a dent reaches, because the skin curves away along the dent. */
const DENT_REACH = 0.3
