import type { SculptContext } from '../SculptContext.ts'
import { add, scale, unit, type Vector } from '../../kernel/vector.ts'
import { growsHair, hairlineOf } from './hairline.ts'
import { GOLDEN_ANGLE, HAT_LINE, onScalp } from './scalp.ts'

const SPIKES = 34

/** Adds thick pointed tufts that stand up and back, and a few over the forehead. */
export const sculptSpikes = (context: SculptContext, covered: boolean): void => {
  const { tape, form, random } = context
  const line = hairlineOf(context)
  for (let i = 0; i < SPIKES; i++) {
    const height = 1 - (1.35 * (i + 0.5)) / SPIKES
    const turn = i * GOLDEN_ANGLE
    const ring = Math.sqrt(1 - height * height)
    const root = unit([ring * Math.sin(turn), height, ring * Math.cos(turn)])
    const from = onScalp(root, form, -0.16)
    const upwards = 0.7 + 0.4 * Math.max(0, height)
    const long = (0.75 + 0.3 * random()) * (covered ? 0.5 : upwards)
    const hidden = covered && from[1] > HAT_LINE - 0.2
    if (hidden || !growsHair(form, line, root, 0.02)) continue
    const out = unit(add(root, [0, 0.75, -0.3]))
    tape.cone(from, add(from, scale(out, long)), covered ? 0.2 : 0.32, 0.012, { blend: 0.1 })
  }
  if (!covered) sculptBangs(context)
}

const sculptBangs = ({ tape, form }: SculptContext): void => {
  for (const [x, to, drop] of [
    [-0.42, -0.62, 0.42],
    [-0.16, -0.3, 0.52],
    [0.12, 0.06, 0.4],
    [0.38, 0.56, 0.5],
  ] as const) {
    const from = onScalp(unit([x, 0.86, 0.62]), form, -0.04)
    const tip: Vector = [to, from[1] - drop, from[2] + 0.34]
    tape.cone(from, tip, 0.24, 0.012, { blend: 0.08 })
  }
}
