import { type Vector, add, rotation } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'

const SCREEN: Vector = [0.1, 0.3, 0.62]

/** A phone with a lit screen of icons, turned so that the viewer sees it. */
const phone: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.22, -1.06, 0.92]
  const turned = rotation(0, -12, -8)
  const on = (x: number, y: number, lift: number): Vector =>
    add(at, [x + y * 0.14 - lift * 0.2, y - x * 0.14, lift + x * 0.2])
  tape
    .group(tape.material({ color, gloss: 0.5, power: 60 }), { scale: 0.9 })
    .box(at, [0.36, 0.66, 0.05], 0.045, { rotation: turned })
  tape
    .group(tape.material({ kind: 'glow', color: SCREEN }), { scale: 0.9 })
    .box(on(0, 0, 0.045), [0.31, 0.58, 0.012], 0.01, { rotation: turned })
  for (const [row, dyes] of ICONS.entries()) {
    for (const [column, dye] of dyes.entries()) {
      tape
        .group(tape.material({ kind: 'glow', color: dye }), { scale: 0.9 })
        .box(on(column * 0.19 - 0.19, 0.42 - row * 0.22, 0.06), [0.065, 0.065, 0.01], 0.02, {
          rotation: turned,
        })
    }
  }
  s.hand(s, on(0.34, -0.42, 0), [0.14, 1, 0], { pose: 'edge' })
}

const ICONS: readonly (readonly Vector[])[] = [
  [
    [0.85, 0.2, 0.15],
    [0.9, 0.9, 0.9],
    [0.2, 0.75, 0.25],
  ],
  [
    [0.95, 0.7, 0.1],
    [0.6, 0.25, 0.8],
    [0.9, 0.9, 0.9],
  ],
  [
    [0.9, 0.9, 0.9],
    [0.95, 0.45, 0.1],
    [0.1, 0.75, 0.8],
  ],
]

const gameController: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [0.72, -1.66, 1.12]
  tape
    .group(tape.material({ color, gloss: 0.4, power: 40 }), { scale: 0.86 })
    .box(at, [0.46, 0.22, 0.1], 0.1)
  for (const side of [-1, 1]) {
    tape
      .ellipsoid(add(at, [side * 0.42, 0, 0]), [0.26, 0.27, 0.13], { blend: 0.08 })
      .cone(add(at, [side * 0.5, -0.04, 0]), add(at, [side * 0.62, -0.42, 0]), 0.17, 0.11, {
        blend: 0.1,
      })
  }
  tape.group(tape.material({ color: RUBBER, gloss: 0.3 }), { scale: 0.9 })
  for (const side of [-1, 1]) {
    tape
      .cylinder(add(at, [side * 0.19, -0.1, 0.14]), 0.12, 0.05, 0.03, { rotation: FACING })
      .cylinder(add(at, [side * 0.19, -0.1, 0.19]), 0.09, 0.03, 0.02, { rotation: FACING })
  }
  const pad = add(at, [-0.4, 0.08, 0.13])
  tape.box(pad, [0.13, 0.045, 0.03], 0.02).box(pad, [0.045, 0.13, 0.03], 0.02)
  for (const [x, y, dye] of BUTTONS) {
    tape
      .group(tape.material({ color: dye, gloss: 0.5, power: 40 }), { scale: 0.9 })
      .sphere(add(at, [0.4 + x * 0.1, 0.08 + y * 0.1, 0.13]), 0.05)
  }
  s.hand(s, add(at, [0.62, -0.26, 0]), [0.1, 1, 0], { pose: 'edge' })
  s.hand(s, add(at, [-0.62, -0.26, 0]), [0.1, 1, 0], { pose: 'edge', second: true })
}

/** An open laptop with lines of code on its screen. */
const laptop: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [0.7, -2.0, 1.06]
  const casing = tape.material({ color, gloss: 0.4, power: 40, fresnel: 0.3 })
  const [base, lid] = [rotation(24, 0, 0), rotation(-8, 0, 0)]
  const panel = add(at, [0, 0.56, -0.36])
  tape
    .group(casing, { scale: 0.88 })
    .box(at, [0.72, 0.035, 0.4], 0.03, { rotation: base })
    .box(panel, [0.68, 0.44, 0.035], 0.03, { rotation: lid })
  tape
    .group(tape.material({ color: RUBBER, gloss: 0.2 }), { scale: 0.9 })
    .box(add(at, [0, 0.08, -0.1]), [0.6, 0.012, 0.18], 0.01, { rotation: base })
  tape
    .group(tape.material({ kind: 'glow', color: [0.02, 0.035, 0.07] }), { scale: 0.9 })
    .box(add(panel, [0, 0, 0.035]), [0.62, 0.38, 0.012], 0.01, { rotation: lid })
  for (const [row, [indent, long, dye]] of CODE.entries()) {
    const y = 0.28 - row * 0.11
    const from = add(panel, [-0.52 + indent, y, 0.055 - y * 0.14])
    tape
      .group(tape.material({ kind: 'glow', color: dye }), { scale: 0.9 })
      .cone(from, add(from, [long, 0, 0]), 0.022, 0.022)
  }
  s.hand(s, add(at, [0.74, 0, 0.06]), [0.1, 1, 0], { pose: 'edge' })
  s.hand(s, add(at, [-0.74, 0, 0.06]), [0.1, 1, 0], { pose: 'edge', second: true })
}
const CODE: readonly (readonly [indent: number, long: number, color: Vector])[] = [
  [0, 0.5, [0.3, 0.8, 0.4]],
  [0.12, 0.6, [0.35, 0.65, 0.95]],
  [0.12, 0.34, [0.9, 0.65, 0.15]],
  [0.24, 0.5, [0.3, 0.8, 0.4]],
  [0.12, 0.7, [0.35, 0.65, 0.95]],
  [0, 0.2, [0.9, 0.65, 0.15]],
]

const RUBBER: Vector = [0.03, 0.03, 0.035]
const FACING = rotation(90, 0, 0)
const BUTTONS: readonly (readonly [x: number, y: number, color: Vector])[] = [
  [0, 1, [0.8, 0.5, 0.05]],
  [1, 0, [0.6, 0.04, 0.03]],
  [0, -1, [0.06, 0.4, 0.1]],
  [-1, 0, [0.05, 0.2, 0.6]],
]

export const GADGETS = { phone, 'game-controller': gameController, laptop }
