import { spread } from '../../random.ts'
import type { SculptContext } from '../SculptContext.ts'
import { ease, mix, subtract, turn, unit, type Vector } from '../vector.ts'
import { hairlineOf, heightAt, scalpAt } from './hairline.ts'
import { onScalp, SCALP_CENTER, shares, strand, tapered } from './scalp.ts'

type Tie = 'bun' | 'braid' | 'ponytail'

const KNOTS: Readonly<Record<Exclude<Tie, 'braid'>, Vector>> = {
  bun: [0.05, 1.16, -0.52],
  ponytail: [0.06, 0.86, -0.92],
}

/** Where a single braid begins, behind the ear. */
const BRAID: Vector = [0.62, -0.4, -0.7]

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

/** From the hairline, rising a little before it lies down, to the knot. */
const combBack = ({ tape, form, random }: SculptContext, knot: Vector, covered: boolean): void => {
  const line = hairlineOf(form)
  const end = unit(subtract(knot, SCALP_CENTER))
  for (let i = 0; i < COMBED; i++) {
    const azimuth = ((i + 0.5) / COMBED) * 2 * Math.PI - Math.PI
    const height = heightAt(line, azimuth) + 0.02 + 0.05 * random()
    if (covered && height > 0.3) continue
    const root = scalpAt(form, azimuth, height)
    // Over the crown rather than the shortest way, which would cross the face.
    const over = unit([root[0] * 0.75 + end[0] * 0.15, Math.max(root[1], 0) + 0.5, -0.12])
    const rise = 0.05 + 0.012 * spread(random)
    const path = shares(9).map((t) =>
      onScalp(
        turn(turn(root, over, t), turn(over, end, t * 0.97), t),
        form,
        mix(-0.045, rise, ease(0, 0.3, t)) - 0.03 * ease(0.7, 1, t),
      ),
    )
    const radius = 0.056 * (0.9 + 0.2 * random())
    tape.lock(
      strand(path, (t) => radius * mix(0.8, 1, ease(0, 0.3, t)) * (1 - 0.3 * t)),
      random(),
      0.045,
    )
  }
}

/** The number of locks that are combed back, all around the head. */
const COMBED = 92

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

/** Children have two braids, from a parting in the middle; others one, over the shoulder. */
const sculptBraids = (context: SculptContext, covered: boolean): void => {
  if (context.form.childlike > 0.4) {
    for (const side of [-1, 1]) {
      combAside(context, side, covered)
      plait(context, side)
    }
    return
  }
  combBack(context, BRAID, covered)
  plait(context, 1)
}

/** From the parting, over the temple, to behind the ear. */
const combAside = ({ tape, form, random }: SculptContext, side: number, covered: boolean): void => {
  const count = 34
  const end = unit([side * 0.8, -0.62, -0.42])
  const front = heightAt(hairlineOf(form), 0)
  for (let i = 0; i < count; i++) {
    const along = (i + 0.5) / count
    const near = 1 - ease(0, 0.2, along)
    const start = scalpAt(form, 0, front + 0.03)
    const root = unit([
      side * 0.03,
      mix(start[1], 0.95, Math.sin(Math.min(1, along * 1.5) * 1.57)),
      mix(start[2], -0.62, along),
    ])
    // Locks from the forehead sweep over the temple before they turn back.
    const temple = unit([side * 0.86, 0.24 + 0.4 * along, mix(0.46, -0.5, along)])
    const lift = 0.02 + 0.022 * random() - 0.025 * near
    const path = shares(10).flatMap((t): readonly Vector[] => {
      const direction = turn(turn(root, temple, t), turn(temple, end, t), t)
      if (covered && direction[1] > 0.2) return []
      const height = mix(-0.02, lift, ease(0, 0.12, t)) + 0.022 * Math.sin(t * 3.1)
      return [onScalp(direction, form, height)]
    })
    if (path.length < 3) continue
    const radius = 0.056 * (1 - 0.4 * near)
    tape.lock(
      strand(path, (t) => radius * (0.6 + 0.5 * Math.sin(t * 2.9))),
      random(),
      0.022,
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
