import { spread } from '../../spec/random.ts'
import type { SculptContext } from '../SculptContext.ts'
import { ease, type Vector } from '../../kernel/vector.ts'
import { sculptCurls } from './afro.ts'
import { combAside, combBack } from './combed.ts'
import { shares, softened, strand, tapered } from './scalp.ts'

type Tie = 'bun' | 'topknot' | 'braid' | 'pigtails' | 'puffs' | 'ponytail'

/** Where a single braid begins, behind the ear. */
const BRAID: Vector = [0.62, -0.4, -0.7]
const BUN: Vector = [0.05, 1.16, -0.52]
const TOPKNOT: Vector = [0, 1.26, -0.26]
const PONYTAIL: Vector = [0.06, 0.86, -0.92]

/** Hair combed back into a knot or braids. No strand escapes: on a cheek, its shadow would look like a scar. */
export const sculptTied = (context: SculptContext, tie: Tie, covered: boolean): void => {
  switch (tie) {
    case 'bun':
      combBack(context, BUN, covered)
      if (!covered) wind(context, BUN, 1)
      return
    case 'topknot':
      combBack(context, TOPKNOT, covered)
      if (!covered) wind(context, TOPKNOT, 0.78)
      return
    case 'ponytail':
      combBack(context, PONYTAIL, covered)
      hang(context)
      return
    case 'braid':
      combBack(context, BRAID, covered)
      braid(context, 1)
      return
    case 'pigtails':
      for (const side of [-1, 1]) {
        combAside(context, side, covered)
        braid(context, side)
      }
      return
    case 'puffs':
      for (const side of [-1, 1] as const) {
        combBack(context, [side * 0.62, 0.92, -0.3], covered, { half: side })
        if (!covered) puff(context, side)
      }
  }
}

/** A ball of curls above the ear. */
const puff = (context: SculptContext, side: number): void => {
  const center: Vector = [side * 0.76, 1.0, -0.26]
  const radii: Vector = [0.36, 0.36, 0.36]
  context.tape.ellipsoid(center, radii, { blend: 0.06 })
  sculptCurls(context, { center, radii, count: 90 }, () => true)
}

const wind = ({ tape, random }: SculptContext, knot: Vector, size: number): void => {
  for (let i = 0; i < 26; i++) {
    const phase = random() * 6.28
    const tilt = 0.35 * spread(random)
    const radius = size * (0.2 + 0.07 * random())
    const path = shares(9).map((t): Vector => {
      const angle = phase + t * 4.2
      return [
        knot[0] + radius * Math.cos(angle),
        knot[1] +
          0.1 * size +
          radius * Math.sin(angle) * 0.8 +
          0.06 * Math.sin(angle * 2 + tilt * 9),
        knot[2] + radius * Math.sin(angle) * 0.5 + tilt * 0.35,
      ]
    })
    tape.lock(strand(path, tapered(0.062, 0.7, 0.7)), random(), 0.03)
  }
}

/** Three strands woven from behind the ear over the shoulder, with a tie and a tuft. */
const braid = ({ tape, form, random }: SculptContext, side: number): void => {
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

/** A ponytail: locks of different lengths that end in a point, over the shoulder because the head would hide it. */
const hang = ({ tape, form, random }: SculptContext): void => {
  for (let i = 0; i < 12; i++) {
    const angle = random() * 6.28
    const out = Math.sqrt(random())
    const [dx, dz] = [Math.cos(angle) * 0.17 * out, Math.sin(angle) * 0.13 * out]
    const length = (0.93 + 0.2 * random()) * (1 - 0.3 * form.lift)
    const path = softened(
      TAIL.map(([x, y, z], j): Vector => {
        const t = j / (TAIL.length - 1)
        const width = 0.4 + 1.1 * t - 1.2 * ease(0.6, 1, t)
        const low = y < 0 ? y * length : y
        return [(x * form.headWidth) / 0.78 + dx * width, low, z + dz * width]
      }),
      2,
    )
    tape.lock(strand(path, tapered(0.11, 0.55)), random(), 0.03)
  }
}

/** The center line of a ponytail, from the knot. */
const TAIL: readonly Vector[] = [
  PONYTAIL,
  [0.42, 0.98, -1.14],
  [0.82, 0.4, -1.04],
  [0.94, -0.3, -0.74],
  [0.9, -0.92, -0.26],
  [0.8, -1.42, 0.36],
  [0.68, -2.1, 0.66],
]
