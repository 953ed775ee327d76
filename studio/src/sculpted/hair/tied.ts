import { spread } from '../../random.ts'
import type { SculptContext } from '../SculptContext.ts'
import { ease, mix, subtract, turn, unit, type Vector } from '../vector.ts'
import { onScalp, SCALP_CENTER, shares, strand, tapered } from './scalp.ts'

type Tie = 'bun' | 'braid' | 'ponytail'

const KNOTS: Readonly<Record<Exclude<Tie, 'braid'>, Vector>> = {
  bun: [0.05, 1.16, -0.52],
  ponytail: [0.06, 0.86, -0.92],
}

/** Hair combed back into a knot or braids. No strand escapes: on a cheek, its shadow looks like a scar. */
export const sculptTied = (context: SculptContext, tie: Tie, covered: boolean): void => {
  if (tie === 'braid') {
    sculptBraids(context, covered)
  } else {
    combBack(context, KNOTS[tie], covered)
  }
  if (tie === 'bun' && !covered) wind(context)
  if (tie === 'ponytail') hang(context)
}

const combBack = ({ tape, form, random }: SculptContext, knot: Vector, covered: boolean): void => {
  const count = 96
  const end = unit(subtract(knot, SCALP_CENTER))
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * 6.283
    const facing = Math.cos(angle)
    const height = facing > 0 ? mix(0.02, 0.53, ease(0, 0.9, facing)) : mix(0.02, -0.62, -facing)
    if (covered && height > 0.15) continue
    const from = height + spread(random) * 0.05
    const root = unit([Math.sin(angle), from, facing * (facing > 0 ? 0.8 : 1)])
    // The ends sink into the scalp: thick ends would look like the rim of a cap.
    const path = shares(8).map((t) =>
      onScalp(
        turn(root, end, t * 0.97),
        form,
        mix(-0.035, 0.012, ease(0, 0.15, t)) + 0.05 * Math.sin(t * 3) + spread(random) * 0.006,
      ),
    )
    tape.lock(
      strand(path, (t) => 0.05 * (0.6 + 0.5 * Math.sin(t * 3.1))),
      random(),
      0.03,
    )
  }
}

const wind = ({ tape, random }: SculptContext): void => {
  const knot = KNOTS.bun
  for (let i = 0; i < 26; i++) {
    const phase = random() * 6.28
    const tilt = 0.35 * spread(random)
    const radius = 0.2 + 0.07 * random()
    const path = shares(9).map((t): Vector => {
      const angle = phase + t * 4.2
      return [
        knot[0] + radius * Math.cos(angle),
        knot[1] + 0.1 + radius * Math.sin(angle) * 0.8 + 0.06 * Math.sin(angle * 2 + tilt * 9),
        knot[2] + radius * Math.sin(angle) * 0.5 + tilt * 0.35,
      ]
    })
    tape.lock(strand(path, tapered(0.062, 0.7, 0.7)), random(), 0.03)
  }
}

/** Parted in the middle and combed behind the ears; children have two braids, others one. */
const sculptBraids = (context: SculptContext, covered: boolean): void => {
  for (const side of [-1, 1]) combAside(context, side, covered)
  const pair = context.form.childlike > 0.4
  if (pair) plait(context, -1)
  plait(context, 1)
  if (!pair) gather(context)
}

/** From the parting, over the temple, to behind the ear. */
const combAside = ({ tape, form, random }: SculptContext, side: number, covered: boolean): void => {
  const count = 32
  const end = unit([side * 0.8, -0.62, -0.42])
  for (let i = 0; i < count; i++) {
    const along = (i + 0.5) / count
    const root = unit([
      side * 0.03,
      mix(0.6, 0.95, Math.sin(Math.min(1, along * 1.5) * 1.57)),
      mix(0.84, -0.62, along),
    ])
    // Locks from the forehead sweep over the temple before they turn back.
    const temple = unit([side * 0.86, 0.24 + 0.4 * along, mix(0.42, -0.5, along)])
    const lift = 0.016 + 0.022 * random()
    const path = shares(10).flatMap((t): readonly Vector[] => {
      const direction = turn(turn(root, temple, t), turn(temple, end, t), t)
      if (covered && direction[1] > 0.2) return []
      const height = mix(-0.02, lift, ease(0, 0.12, t)) + 0.022 * Math.sin(t * 3.1)
      return [onScalp(direction, form, height)]
    })
    if (path.length < 3) continue
    tape.lock(
      strand(path, (t) => 0.056 * (0.6 + 0.5 * Math.sin(t * 2.9))),
      random(),
      0.022,
    )
  }
}

/** The hair of the other side crosses the neck to the single braid. */
const gather = ({ tape, form, random }: SculptContext): void => {
  for (let i = 0; i < 8; i++) {
    const y = -0.28 - 0.05 * i
    const path: readonly Vector[] = [
      [-0.58 * form.headWidth, y + 0.12, -0.76],
      [-0.3, y - 0.1, -0.86],
      [0.2, y - 0.16, -0.84],
      [0.6, y - 0.16, -0.56],
    ]
    tape.lock(
      strand(path, (t) => mix(0.05, 0.1, ease(0, 0.5, t))),
      random(),
      0.03,
    )
  }
}

/** Three strands woven from behind the ear over the shoulder, with a tie and a tuft. */
const plait = ({ tape, form, random }: SculptContext, side: number): void => {
  const top: Vector = [0.78 * form.headWidth, -0.3, -0.42]
  const axis = (t: number): Vector => [
    side * (top[0] - 0.12 * ease(0, 0.4, t) + 0.1 * Math.sin(t * 3)),
    top[1] - t * 1.75,
    top[2] + 0.98 * ease(0.12, 0.62, t),
  ]
  for (let third = 0; third < 3; third++) {
    for (let q = 0; q < 3; q++) {
      const [u, v] = [Math.cos(q * 2.094) * 0.036, Math.sin(q * 2.094) * 0.036]
      const path = shares(26).map((t): Vector => {
        const angle = t * 19 + third * 2.094
        const [x, y, z] = axis(t)
        const width = 0.125 * (1 - 0.35 * t)
        return [x + width * Math.sin(angle) + u, y, z + width * 0.55 * Math.sin(2 * angle) + v]
      })
      tape.lock(
        strand(path, (t) => 0.076 * (1 - 0.45 * t)),
        random(),
        0.015,
      )
    }
  }
  const [x, y, z] = axis(1)
  for (let q = 0; q < 9; q++) {
    const angle = (q / 9) * 6.28
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const path: readonly Vector[] = [
      [x + 0.04 * cos, y + 0.03, z + 0.04 * sin],
      [x + 0.1 * cos, y - 0.16, z + 0.09 * sin],
      [x + 0.05 * cos, y - 0.36, z + 0.05 * sin],
    ]
    tape.lock(
      strand(path, (t) => 0.05 * (1 - 0.85 * t)),
      random(),
    )
  }
}

const hang = ({ tape, random }: SculptContext): void => {
  const knot = KNOTS.ponytail
  for (let i = 0; i < 26; i++) {
    const angle = random() * 6.28
    const [dx, dz] = [Math.cos(angle) * 0.2 * random(), Math.sin(angle) * 0.15]
    const length = 1.5 + 0.5 * random()
    const path = shares(9).map((t): Vector => [
      knot[0] + 0.52 * Math.sin(t * 1.5) + dx * (0.3 + t),
      knot[1] + 0.3 * Math.sin(t * 2.4) - length * t * t,
      knot[2] - 0.2 * Math.sin(t * 3) + 0.25 * t + dz * (0.3 + t),
    ])
    tape.lock(strand(path, tapered(0.085, 0.5)), random(), 0.03)
  }
}
