import { spread } from '../../spec/random.ts'
import type { SculptContext } from '../SculptContext.ts'
import { add, ease, scale, unit, type Vector } from '../../kernel/vector.ts'
import { growsHair, hairlineOf } from './hairline.ts'
import { GOLDEN_ANGLE, HAT_LINE, onScalp, shares, strand, tapered } from './scalp.ts'

/** Hair a finger long, lying flat or standing up. */
export interface Short {
  readonly locks: number
  readonly length: number
  readonly lift: number
  /** The direction of combing: sideways, and backwards (1) or forwards (-1). */
  readonly sweep: number
  readonly back: number
  readonly unruly: number
  readonly radius: number
  /** Half the width of the strip of scalp that hair grows on; the whole scalp when absent. */
  readonly strip?: number
  /** Whether the locks stand on end. */
  readonly upright?: boolean
  /** Where the hair is parted: the locks on either side lie away from there. */
  readonly part?: number
  /** The height above which the scalp is bare. */
  readonly top?: number
}

export const SHORTS = {
  short: {
    ...{ locks: 250, length: 0.4, lift: 0.05, sweep: 1, back: -0.5 },
    ...{ unruly: 0.16, radius: 0.05 },
  },
  tousled: {
    ...{ locks: 270, length: 0.52, lift: 0.13, sweep: 0.8, back: -0.8 },
    ...{ unruly: 0.5, radius: 0.052 },
  },
  pixie: {
    ...{ locks: 260, length: 0.56, lift: 0.055, sweep: 1.5, back: -0.7 },
    ...{ unruly: 0.12, radius: 0.05, part: 0.34 },
  },
  undercut: {
    ...{ locks: 520, length: 0.72, lift: 0.1, sweep: 1.3, back: 0.5 },
    ...{ unruly: 0.1, radius: 0.052, strip: 0.5, part: -0.46 },
  },
  receding: {
    ...{ locks: 260, length: 0.3, lift: 0.04, sweep: 0.5, back: 0.7 },
    ...{ unruly: 0.2, radius: 0.045 },
  },
  tonsure: {
    ...{ locks: 280, length: 0.34, lift: 0.06, sweep: 0.4, back: -0.6 },
    ...{ unruly: 0.16, radius: 0.05, top: 0.92 },
  },
  mohawk: {
    ...{ locks: 420, length: 0.16, lift: 0.62, sweep: 0, back: 0.5 },
    ...{ unruly: 0.2, radius: 0.07, strip: 0.17, upright: true },
  },
} as const satisfies Readonly<Record<string, Short>>

/** Adds locks spread evenly over the scalp (a Fibonacci spiral), combed away from the parting. */
export const sculptShort = (context: SculptContext, short: Short, covered: boolean): void => {
  const { tape, random } = context
  const line = hairlineOf(context)
  const { lockCount, lockRadius } = context.form
  const count = Math.round(short.locks * lockCount)
  for (let i = 0; i < count; i++) {
    const height = 1 - (1.6 * (i + 0.5)) / count
    const turn = i * GOLDEN_ANGLE
    const ring = Math.sqrt(Math.max(0, 1 - height * height))
    const root = unit([ring * Math.sin(turn), height, ring * Math.cos(turn)])
    const path = comb(context, covered ? pressed(short, context.form.pliant) : short, root)
    const from = path[0] ?? root
    const behindHairLine = growsHair(context.form, line, root, 0.02)
    const bare = from[1] > (covered ? HAT_LINE : (short.top ?? 2))
    const outside = short.strip !== undefined && (Math.abs(root[0]) > short.strip || root[1] < 0.2)
    if (!behindHairLine || bare || outside) continue
    tape.lock(
      strand(path, tapered(short.radius * lockRadius * (0.8 + 0.4 * random()), 0.3, 0.6)),
      random(),
      0.045,
    )
  }
}

/** Hair under a hat lies flat: locks that stood up would stick out beside it. */
const pressed = (short: Short, pliant: number): Short => ({
  ...short,
  length: short.length * (1 - 0.4 * pliant),
  lift: short.lift * (1 - 0.6 * pliant),
  unruly: short.unruly * (1 - 0.4 * pliant),
})

const comb = ({ form, random }: SculptContext, short: Short, root: Vector): readonly Vector[] => {
  const part = short.part ?? 0.16
  const front = ease(0.1, 0.6, onScalp(root, form)[2])
  const side = root[0] > part ? 1 : -1
  const length = short.length * (0.8 + 0.5 * random())
  const forward = short.back > 0 ? -short.back : front * 0.9 + 0.1 - (root[2] < 0 ? 0.4 : 0)
  const flow = unit([
    side * (0.25 + 0.5 * (1 - Math.abs(root[0]))) * short.sweep + spread(random) * short.unruly,
    -0.35 * (1 - root[1]) -
      0.1 +
      spread(random) * short.unruly * 0.6 -
      0.2 * (1 - front) +
      (short.back > 0 ? 0.35 * front : 0),
    forward + spread(random) * short.unruly * 0.7,
  ])
  const lift = short.lift * (0.4 + 0.9 * random()) * (0.5 + 0.8 * Math.max(0, root[1]))
  return shares(6).map((t) => {
    const direction = add(root, scale(flow, length * t * 1.1))
    const stands = short.upright ? t : Math.sin(Math.min(1, t * 1.25) * 2.3)
    const [x, y, z] = onScalp(direction, form, 0.015 + lift * stands)
    const bangs = short.back > 0 ? 0 : front
    return [x, y - t * t * bangs * 0.05, z + bangs * t * 0.05]
  })
}
