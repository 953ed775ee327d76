import { darker } from '../color.ts'
import { type Vector, add, blend, rotation } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { glow, WOOD, wood } from './substances.ts'

const EMBER: Vector = [1, 0.34, 0.08]

/** A pipe in the corner of the mouth. */
const pipe: PropSculptor = ({ tape, form }, color) => {
  const lips: Vector = [0.12, form.mouthY - 0.01, form.chinZ + 0.24]
  const bend = add(lips, [0.2, -0.2, 0.34])
  const bowl = add(lips, [0.27, -0.16, 0.44])
  tape
    .group(tape.material({ color: [0.02, 0.016, 0.014], gloss: 0.5, power: 40 }), { scale: 0.9 })
    .cone(lips, bend, 0.032, 0.045)
  tape
    .group(tape.material({ ...wood(blend(WOOD, color, 0.6)), gloss: 0.3 }), { scale: 0.88 })
    .cone(bend, add(bowl, [0, -0.1, 0]), 0.06, 0.12, { blend: 0.06 })
    .cone(add(bowl, [0, -0.08, 0]), add(bowl, [0, 0.13, 0]), 0.14, 0.15, { blend: 0.05 })
    .cylinder(add(bowl, [0, 0.27, 0]), 0.11, 0.16, 0.02, { operation: 'cut', blend: 0.02 })
  tape.group(tape.material(glow(EMBER))).sphere(add(bowl, [0, 0.1, 0]), 0.085)
}

/** A cigar in the corner of the mouth. */
const cigar: PropSculptor = ({ tape, form }, color) => {
  const lips: Vector = [0.14, form.mouthY - 0.01, form.chinZ + 0.22]
  const end = add(lips, [0.26, -0.08, 0.56])
  tape
    .group(tape.material(wood(blend(WOOD, color, 0.5))), { scale: 0.9 })
    .cone(lips, end, 0.06, 0.07)
  tape
    .group(tape.material({ color: [0.66, 0.46, 0.12], gloss: 0.3 }))
    .cone(add(lips, [0.1, -0.03, 0.22]), add(lips, [0.13, -0.04, 0.28]), 0.073, 0.073)
  tape
    .group(tape.material({ color: [0.4, 0.39, 0.38] }), { scale: 0.85 })
    .cone(end, add(end, [0.05, -0.016, 0.11]), 0.068, 0.06)
  tape.group(tape.material(glow(EMBER))).sphere(add(end, [0.055, -0.018, 0.12]), 0.05)
}

/** A parrot on the shoulder. */
const parrot: PropSculptor = (s, color) => {
  const { tape, form } = s
  const [x, z] = [Math.max(0.86, Math.min(1.1, form.shoulder * 0.8)), 0.02]
  const shoulder = s.cast([x, 0.2, z], [0, -1, 0]) ?? [x, -1.4, z]
  const at = add(shoulder, [0.04, 0.5, 0.06])
  const feathers = tape.material({ kind: 'cloth', color, texture: 0.5, frequency: 22, gloss: 0.06 })
  tape
    .group(feathers, { scale: 0.85, grow: 0.04 })
    .ellipsoid(at, [0.28, 0.44, 0.28], { rotation: rotation(-14, 0, 0) })
    .sphere(add(at, [-0.03, 0.5, 0.1]), 0.25, { blend: 0.16 })
    .cone(add(at, [0.04, -0.3, -0.16]), add(at, [0.1, -0.92, -0.34]), 0.14, 0.06, { blend: 0.1 })
  tape
    .group(
      tape.material({ kind: 'cloth', color: darker(color, 0.45), texture: 0.5, frequency: 30 }),
      {
        scale: 0.85,
      },
    )
    .ellipsoid(add(at, [0.25, -0.02, 0]), [0.09, 0.36, 0.22], { rotation: rotation(-14, 0, 8) })
    .ellipsoid(add(at, [-0.25, -0.02, 0]), [0.09, 0.36, 0.22], { rotation: rotation(-14, 0, -8) })
  tape
    .group(tape.material({ color: [0.05, 0.045, 0.04], gloss: 0.4, power: 40 }), { scale: 0.9 })
    .cone(add(at, [-0.03, 0.53, 0.3]), add(at, [-0.03, 0.42, 0.44]), 0.11, 0.07, { blend: 0.03 })
    .cone(add(at, [-0.03, 0.42, 0.44]), add(at, [-0.03, 0.3, 0.4]), 0.07, 0.015, { blend: 0.03 })
    .cone(add(at, [-0.1, -0.42, 0.1]), add(at, [-0.1, -0.52, 0.16]), 0.05, 0.05)
    .cone(add(at, [0.1, -0.42, 0.1]), add(at, [0.1, -0.52, 0.16]), 0.05, 0.05)
  tape.group(tape.material({ color: [0.72, 0.7, 0.64] }))
  for (const side of [-1, 1]) tape.sphere(add(at, [side * 0.17 - 0.03, 0.56, 0.23]), 0.085)
  tape.group(tape.material({ color: [0.006, 0.006, 0.006], gloss: 0.8, power: 60 }))
  for (const side of [-1, 1]) tape.sphere(add(at, [side * 0.2 - 0.03, 0.57, 0.285]), 0.045)
}

export const WORN = { pipe, cigar, parrot }
