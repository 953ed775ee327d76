import { type Random, spread } from '../../spec/random.ts'
import type { SculptContext } from '../SculptContext.ts'
import { clamp, ease, mix, turn, unit, type Vector } from '../../kernel/vector.ts'
import { hairlineOf, heightAt, scalpAt } from './hairline.ts'
import { onScalp, shares, softened, strand, tapered } from './scalp.ts'

/** Hair that falls from a parting. Lengths are in the units of Proportions.ts. */
export interface Curtain {
  /** The height at which the hair ends; if it has tips, the height moves with the shoulders. */
  readonly end: number
  readonly locks: number
  readonly layers: number
  readonly radius: number
  /** The amplitude and the number of waves. */
  readonly wave: number
  readonly waves: number
  readonly volume: number
  /** How far the ends turn inwards. */
  readonly curl: number
  /** Where a lock begins to taper, as a fraction of its length. */
  readonly taper: number
  /** How much the ends of neighboring locks gather to a point and differ in length; 0 is a straight cut. */
  readonly tips?: number
  readonly part: number
  readonly bangs?: boolean
  /** Whether each lock falls on its own instead of with its neighbors. */
  readonly loose?: boolean
  /** How knobbly the locks are. */
  readonly knots?: number
}

export const CURTAINS = {
  bowl: {
    ...{ end: -0.12, locks: 22, layers: 2, radius: 0.082, wave: 0, waves: 0 },
    ...{ volume: 0.06, curl: 0.6, taper: 0.7, part: 0, bangs: true },
  },
  bob: {
    ...{ end: -0.92, locks: 20, layers: 3, radius: 0.084, wave: 0.012, waves: 2 },
    ...{ volume: 0.05, curl: 0.9, taper: 0.72, part: 0.14 },
  },
  long: {
    ...{ end: -2.35, locks: 17, layers: 3, radius: 0.1, wave: 0.03, waves: 2.2 },
    ...{ volume: 0.06, curl: 0.45, taper: 0.66, tips: 0.6, part: 0.12 },
  },
  wavy: {
    ...{ end: -2.1, locks: 17, layers: 3, radius: 0.094, wave: 0.1, waves: 4.6 },
    ...{ volume: 0.065, curl: 0.4, taper: 0.66, tips: 0.6, part: 0.14 },
  },
  curly: {
    ...{ end: -1.15, locks: 14, layers: 3, radius: 0.064, wave: 0.1, waves: 15 },
    ...{ volume: 0.17, curl: 0, taper: 0.8, part: 0.12, loose: true },
  },
  bangs: {
    ...{ end: -2.1, locks: 17, layers: 3, radius: 0.1, wave: 0.03, waves: 2.2 },
    ...{ volume: 0.06, curl: 0.45, taper: 0.66, tips: 0.6, part: 0, bangs: true },
  },
  ringlets: {
    ...{ end: -1.35, locks: 13, layers: 3, radius: 0.058, wave: 0.085, waves: 22 },
    ...{ volume: 0.1, curl: 0, taper: 0.84, part: 0.1, loose: true },
  },
  dreadlocks: {
    ...{ end: -1.5, locks: 11, layers: 2, radius: 0.076, wave: 0.07, waves: 4 },
    ...{ volume: 0.07, curl: 0, taper: 0.94, part: 0.05, loose: true, knots: 0.2 },
  },
} as const satisfies Readonly<Record<string, Curtain>>

/** Adds locks that start along the parting, follow a great circle over the scalp, then fall in waves. */
export const sculptCurtain = (context: SculptContext, curtain: Curtain, covered: boolean): void => {
  const { tape, random } = context
  const { lockCount, lockRadius, pliant } = context.form
  const count = Math.round(curtain.locks * lockCount)
  for (const side of [-1, 1]) {
    for (let layer = 0; layer < curtain.layers; layer++) {
      let sway = swayOf(curtain, random)
      let middle = 0
      for (let i = 0; i < count; i++) {
        if (curtain.loose || i % CLUMP === 0) {
          sway = swayOf(curtain, random)
          middle = clamp((i + CLUMP / 2) / count, 0, 1)
        }
        const along = clamp((i + 0.5 + spread(random) * 0.5) / count, 0, 1)
        const path = fall(context, curtain, { side, layer, along, middle, covered, sway })
        const radius = curtain.radius * lockRadius * (0.75 + 0.5 * random())
        // The locks at the face lie flat: thick ones would look like the rim of a hood.
        const flat = 1 - 0.35 * (1 - ease(0, 0.16, along))
        const thick = tapered(radius * flat, curtain.taper)
        const knotted = (share: number): number =>
          thick(share) * (1 + (curtain.knots ?? 0) * Math.cos(share * (path.length - 1) * Math.PI))
        const lock = strand(softened(path, 3), knotted)
        // Locks that barely merged would look like ribs.
        const smooth = mix(0.06, 0.1, pliant)
        tape.lock(lock, random(), curtain.knots ? 0.006 : curtain.loose ? 0.02 : smooth)
      }
    }
  }
  if (curtain.bangs && !covered) sculptBangs(context, curtain)
}

/** The number of neighboring locks that fall together: hair waves as a whole, not strand by strand. */
const CLUMP = 4

interface Sway {
  readonly phase: number
  readonly turns: number
  readonly amplitude: number
  readonly length: number
}

const swayOf = (curtain: Curtain, random: Random): Sway => ({
  phase: random() * 6.28,
  turns: curtain.waves * (0.9 + 0.2 * random()),
  amplitude: curtain.wave * (0.7 + 0.6 * random()),
  length: 0.88 - 0.2 * (curtain.tips ?? 0) + 0.2 * (1 + (curtain.tips ?? 0)) * random(),
})

interface Place {
  readonly side: number
  readonly layer: number
  /** Where the lock starts, from 0 at the forehead to 1 at the back of the head. */
  readonly along: number
  /** The same for the middle of the clump that the lock falls with. */
  readonly middle: number
  readonly covered: boolean
  readonly sway: Sway
}

const fall = (
  context: SculptContext,
  curtain: Curtain,
  { side, layer, along, middle, covered, sway }: Place,
): readonly Vector[] => {
  const { form, random } = context
  const near = 1 - ease(0, 0.2, along)
  const lift =
    0.012 +
    0.032 * layer +
    0.02 * random() +
    curtain.volume * (0.6 + layer * 0.5) * (covered ? 0.6 : 1)
  const front = scalpAt(form, 0, heightAt(hairlineOf(context), 0) + 0.03 + 0.03 * layer)
  const root = unit([
    curtain.part * (1 - 0.4 * along) + side * 0.035,
    mix(front[1], 0.95, Math.sin(Math.min(1, along * 1.5) * 1.57)),
    mix(front[2], -0.62, along),
  ])
  const edge = edgeAt(along, side, layer, covered)
  const ear = onScalp(edge, form, lift)
  const gathered = onScalp(edgeAt(middle, side, layer, covered), form, lift)
  const end = curtain.tips ? curtain.end + form.lift : curtain.end
  const length = (ear[1] - end) * (sway.length + 0.05 * spread(random))
  const phase = sway.phase + 0.35 * spread(random)
  const forward = along < 0.5 ? 0.1 : 0.04
  // Under a hat, the roots lie on the scalp, or they would come through its rim.
  const risen = (t: number): number =>
    covered ? mix(1, ease(0, 1, t), form.pliant) : ease(0, 0.35, t)
  const over = shares(covered ? 2 : 6).map((t) =>
    onScalp(
      turn(root, edge, covered ? mix(0.74, 1, t) : t),
      form,
      lift * risen(t) - 0.02 * near * (1 - t) + curtain.volume * 0.5 * Math.sin(t * 3.14),
    ),
  )
  const steps = Math.max(4, Math.round(length * jointsOf(curtain)))
  const down = shares(steps)
    .slice(1)
    .map((t): Vector => {
      const wave = sway.amplitude * ease(0, curtain.loose ? 0.12 : 0.4, t)
      const out = 0.05 * Math.sin(t * 2.4) - curtain.curl * ease(0.55, 1, t) * 0.3
      const angle = t * length * sway.turns
      const near = 0.7 * (curtain.tips ?? 0) * ease(0.35, 1, t)
      const [x, z] = [mix(ear[0], gathered[0], near), mix(ear[2], gathered[2], near)]
      const y = ear[1] - length * t
      const hanging =
        z * (1 + out * 0.4) +
        forward * Math.sin(t * 1.57) * (along < 0.6 ? 1.4 : 0.4) +
        wave * Math.cos(phase * 1.3 + angle) * 0.8
      return [
        x * (1 + out * 0.9) + wave * Math.sin(phase + angle) * 0.8 + side * 0.02,
        y,
        curtain.tips ? overShoulder(hanging, y - form.lift, middle) : hanging,
      ]
    })
  return [...over, ...down]
}

/** The number of joints of a lock that its waves need, per unit of length. */
const jointsOf = ({ waves, knots, tips }: Curtain): number => {
  if (waves > 12) return 20
  if (waves > 6 || knots) return 9
  return tips ? 4.6 : 5.5
}

/** Hair in front of the ears, and some behind them, falls over the shoulder and lies on the chest. */
const overShoulder = (z: number, y: number, along: number): number => {
  const chest = -0.16 + 0.82 * Math.sqrt(Math.max(0, 1 - ((y + 2.85) / 1.25) ** 2)) + 0.07
  return mix(z, Math.max(z, chest), ease(-1.2, -1.75, y) * ease(0.72, 0.5, along))
}

/** Where a lock leaves the scalp; under a hat, hair lies on the temples. */
const edgeAt = (along: number, side: number, layer: number, covered: boolean): Vector => {
  const azimuth = mix(covered ? 0.82 : 0.92, Math.PI - 0.05, along ** 0.85)
  return [side * Math.sin(azimuth), -0.1 + 0.05 * layer, Math.cos(azimuth)]
}

const sculptBangs = ({ tape, form, random }: SculptContext, curtain: Curtain): void => {
  const count = 24
  for (let i = 0; i < count; i++) {
    const u = ((i + 0.5) / count) * 2 - 1
    const x = u * 0.46 + curtain.part * 0.5
    const path = shares(7).map((t) =>
      onScalp(
        unit([
          x * (1 + 0.35 * t) + u * 0.14 * t,
          mix(0.86, -0.01 + 0.05 * random(), t),
          mix(0.42, 0.98, Math.sqrt(t)),
        ]),
        form,
        0.05 + 0.05 * Math.sin(t * 3),
      ),
    )
    tape.lock(strand(path, tapered(0.062, 0.72)), random(), 0.045)
  }
}
