import { spread } from '../random.ts'
import type { Sculpting } from '../Sculpting.ts'
import { add, ease, mix, subtract, turn, unit, type Vector } from '../vector.ts'
import { onScalp, SCALP_CENTRE, shares, strand, tapered } from './scalp.ts'

type Tie = 'bun' | 'braid' | 'ponytail'

const KNOTS: Readonly<Record<Tie, Vector>> = {
  bun: [0.05, 1.16, -0.52],
  braid: [0, -0.3, -0.92],
  ponytail: [0.06, 0.86, -0.92],
}

/** Hair combed back into a knot, and what hangs from it; a few strands always escape. */
export const sculptTied = (sculpting: Sculpting, tie: Tie, covered: boolean): void => {
  combBack(sculpting, KNOTS[tie], covered)
  if (tie === 'bun' && !covered) wind(sculpting)
  if (tie === 'braid') plait(sculpting)
  if (tie === 'ponytail') hang(sculpting)
  loosen(sculpting)
}

const combBack = ({ tape, form, random }: Sculpting, knot: Vector, covered: boolean): void => {
  const count = 96
  const end = unit(subtract(knot, SCALP_CENTRE))
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * 6.283
    const facing = Math.cos(angle)
    const height = facing > 0 ? mix(0.02, 0.66, ease(0, 0.9, facing)) : mix(0.02, -0.62, -facing)
    if (covered && height > 0.15) continue
    const root = unit([Math.sin(angle), height, facing * (facing > 0 ? 0.8 : 1)])
    const path = shares(8).map((t) =>
      onScalp(
        turn(root, end, t * 0.97),
        form,
        0.012 + 0.05 * Math.sin(t * 3) + spread(random) * 0.006,
      ),
    )
    tape.lock(
      strand(path, (t) => 0.05 * (0.6 + 0.5 * Math.sin(t * 3.1))),
      random(),
      0.03,
    )
  }
}

const wind = ({ tape, random }: Sculpting): void => {
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

/** Three strands woven over the shoulder, with a tie and a tuft. */
const plait = ({ tape, random }: Sculpting): void => {
  const start: Vector = [0.42, -0.86, -0.42]
  const axis = (t: number): Vector => [
    mix(start[0], 0.62, t) + 0.16 * Math.sin(t * 2.6),
    start[1] - t * 1.2,
    start[2] + 0.98 * ease(0, 0.55, t),
  ]
  for (let i = 0; i < 10; i++) {
    const path = shares(5).map((t): Vector => {
      const [x, y, z] = add(
        [KNOTS.braid[0] * (1 - t), KNOTS.braid[1] * (1 - t), KNOTS.braid[2] * (1 - t)],
        [start[0] * t, start[1] * t, start[2] * t],
      )
      return [x + spread(random) * 0.04, y, z + spread(random) * 0.03]
    })
    tape.lock(
      strand(path, () => 0.1),
      random(),
      0.03,
    )
  }
  for (let third = 0; third < 3; third++) {
    for (let q = 0; q < 4; q++) {
      const path = shares(30).map((t): Vector => {
        const angle = t * 17 + third * 2.094
        const [x, y, z] = axis(t)
        const width = 0.115 * (1 - 0.35 * t)
        return [
          x + width * Math.sin(angle) + (q & 1 ? 0.028 : -0.028),
          y,
          z + width * 0.55 * Math.sin(2 * angle) + (q & 2 ? 0.028 : -0.028),
        ]
      })
      tape.lock(
        strand(path, (t) => 0.072 * (1 - 0.45 * t)),
        random(),
        0.015,
      )
    }
  }
  const [x, y, z] = axis(1)
  for (let q = 0; q < 12; q++) {
    const angle = (q / 12) * 6.28
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const path: readonly Vector[] = [
      [x + 0.04 * cos, y + 0.03, z + 0.04 * sin],
      [x + 0.1 * cos, y - 0.16, z + 0.09 * sin],
      [x + 0.05 * cos, y - 0.36, z + 0.05 * sin],
    ]
    tape.lock(
      strand(path, (t) => 0.045 * (1 - 0.85 * t)),
      random(),
    )
  }
}

const hang = ({ tape, random }: Sculpting): void => {
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

const loosen = ({ tape, random }: Sculpting): void => {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const x = side * (0.52 + 0.07 * i)
      const length = 0.55 + 0.3 * random()
      const path = shares(8).map((t): Vector => [
        x +
          side * (0.26 * ease(0, 0.5, t) - 0.12 * t * t) * (1 - i * 0.1) +
          0.03 * Math.sin(t * 6 + i),
        0.8 - 0.04 * i - t * length * 1.4,
        0.56 - i * 0.06 - 0.18 * t,
      ])
      tape.lock(strand(path, tapered(0.024, 0.3)), random(), 0.012)
    }
  }
}
