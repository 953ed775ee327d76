import { type Vector, add, blend, rotation, scale } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { glow } from './substances.ts'

const BREAD: Vector = [0.52, 0.27, 0.09]
const WAFFLE: Vector = [0.6, 0.34, 0.12]
const MEAT: Vector = [0.11, 0.045, 0.025]
const TOMATO: Vector = [0.5, 0.045, 0.03]
const LEAF: Vector = [0.16, 0.36, 0.05]
const CHEDDAR: Vector = [0.8, 0.42, 0.05]
const VANILLA: Vector = [0.8, 0.7, 0.5]

/** A slice of pizza, its tip towards the mouth, held by the crust. */
const pizza: PropSculptor = (s, color) => {
  const { tape } = s
  const tip: Vector = [0.86, -0.62, 1.06]
  const from = (long: number, degrees: number, lift = 0): Vector => {
    const angle = ((degrees - 62) * Math.PI) / 180
    return add(tip, [long * Math.cos(angle), long * Math.sin(angle), lift])
  }
  const cheese = tape.material({ color, gloss: 0.35, power: 30, fresnel: 0.2 })
  tape.group(cheese, { scale: 0.88 }).cylinder(tip, 1.08, 0.05, 0.03, { rotation: FACING })
  for (const side of [-1, 1]) {
    const angle = ((side * 117 - 62) * Math.PI) / 180
    const normal: Vector = [Math.cos(angle), Math.sin(angle), 0]
    const offset = normal[0] * tip[0] + normal[1] * tip[1]
    tape.plane(normal, offset, { operation: 'keep', blend: 0.03 })
  }
  tape.group(tape.material({ color: BREAD, gloss: 0.1 }), { scale: 0.88 })
  for (const degrees of [-21, -7, 7]) {
    tape.cone(from(1.08, degrees), from(1.08, degrees + 14), 0.13, 0.13, { blend: 0.04 })
  }
  tape.group(tape.material({ color: TOMATO, gloss: 0.4, power: 40 }), { scale: 0.9 })
  for (const [long, degrees] of [
    [0.42, 2],
    [0.76, -14],
    [0.8, 13],
  ] as const) {
    tape.cylinder(from(long, degrees, 0.05), 0.12, 0.035, 0.02, { rotation: FACING })
  }
  tape.group(tape.material({ color: LEAF, gloss: 0.2 }), { scale: 0.9 })
  for (const [long, degrees] of [
    [0.58, 12],
    [0.6, -9],
    [0.92, 0],
  ] as const) {
    tape.ellipsoid(from(long, degrees, 0.06), [0.07, 0.035, 0.03], {
      rotation: rotation(0, 0, degrees * 4),
    })
  }
  s.hand(s, from(1.1, 2), [0.88, 0.47, 0], { pose: 'edge' })
}

/** Two scoops on a cone of waffle. */
const iceCream: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.28, -1.0, 0.8]
  tape
    .group(tape.material({ color: WAFFLE, gloss: 0.08 }), { scale: 0.88, framed: false })
    .cone(add(at, [0.04, -1.2, 0]), add(at, [0, -0.1, 0]), 0.04, 0.3)
    .torus(add(at, [0, -0.06, 0]), 0.27, 0.07, { blend: 0.03 })
    .wave([0, 0, 0], [20, 20, 0], 0.016)
  for (const [lift, dye] of [
    [0.2, color],
    [0.62, VANILLA],
  ] as const) {
    const scoop = add(at, [0.02 - lift * 0.1, lift, 0])
    const ice = tape.material({ color: dye, gloss: 0.2, power: 24, subsurface: 0.3 })
    tape
      .group(ice, { scale: 0.85, grow: 0.04 })
      .sphere(scoop, 0.36 - lift * 0.06)
      .torus(add(scoop, [0, -0.16, 0]), 0.28 - lift * 0.04, 0.1, { blend: 0.06 })
      .gyroid(9, 0.02)
  }
  tape
    .group(tape.material({ color: TOMATO, gloss: 0.7, power: 60 }), { scale: 0.9 })
    .sphere(add(at, [-0.06, 1.0, 0]), 0.12)
  s.hand(s, add(at, [0.02, -0.62, 0]), [-0.03, 1, 0])
}

const burger: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.02, -1.46, 1.04]
  const bun = tape.material({ color: blend(BREAD, color, 0.5), gloss: 0.3, power: 24 })
  tape
    .group(bun, { scale: 0.86 })
    .ellipsoid(add(at, [0, 0.08, 0]), [0.5, 0.42, 0.5])
    .plane([0, -1, 0], -(at[1] + 0.1), { operation: 'keep', blend: 0.06 })
  tape.group(bun, { scale: 0.88 }).cylinder(add(at, [0, -0.34, 0]), 0.47, 0.11, 0.1)
  tape
    .group(tape.material({ color: MEAT, gloss: 0.2 }), { scale: 0.85, grow: 0.03 })
    .cylinder(add(at, [0, -0.14, 0]), 0.51, 0.1, 0.06)
    .gyroid(22, 0.02)
  tape
    .group(tape.material({ color: CHEDDAR, gloss: 0.3, power: 30 }), { scale: 0.9 })
    .box(add(at, [0, -0.02, 0]), [0.4, 0.025, 0.4], 0.02, { rotation: rotation(0, 45, 0) })
  tape
    .group(tape.material({ color: TOMATO, gloss: 0.5, power: 40 }), { scale: 0.9 })
    .cylinder(add(at, [0, 0.04, 0]), 0.48, 0.04, 0.03)
  tape
    .group(tape.material({ color: LEAF, gloss: 0.2 }), { scale: 0.75, grow: 0.08 })
    .cylinder(add(at, [0, 0.11, 0]), 0.54, 0.03, 0.02)
    .wave([0, 0, 0], [13, 0, 13], 0.04)
  tape.group(tape.material({ color: VANILLA, gloss: 0.2 }), { scale: 0.9 })
  for (const [x, y, z] of [
    [-0.24, 0.38, 0.26],
    [0.02, 0.42, 0.3],
    [0.2, 0.32, 0.38],
    [-0.1, 0.28, 0.44],
    [-0.36, 0.26, 0.24],
    [0.12, 0.5, 0.06],
  ] as const) {
    tape.ellipsoid(add(at, [x, y, z]), [0.045, 0.03, 0.03])
  }
  s.hand(s, add(at, [0.5, -0.1, 0]), [0.1, 1, 0], { pose: 'edge' })
}

/** A birthday cake with candles, on a plate. */
const cake: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.26, -1.12, 0.9]
  tape
    .group(tape.material({ color: [0.8, 0.78, 0.74], gloss: 0.5, power: 50 }), { scale: 0.9 })
    .cylinder(add(at, [0, -0.34, 0]), 0.6, 0.04, 0.03)
  tape
    .group(tape.material({ color: VANILLA, gloss: 0.05 }), { scale: 0.88 })
    .cylinder(add(at, [0, -0.06, 0]), 0.45, 0.25, 0.05)
  tape
    .group(tape.material({ color: TOMATO, gloss: 0.3 }), { scale: 0.9 })
    .cylinder(add(at, [0, -0.14, 0]), 0.46, 0.03, 0.02)
  tape
    .group(tape.material({ color, gloss: 0.3, power: 30, fresnel: 0.2 }), { scale: 0.86 })
    .cylinder(add(at, [0, 0.2, 0]), 0.49, 0.09, 0.07)
  for (let i = 0; i < 12; i++) {
    const out = around(i / 12, 0.46)
    const long = 0.06 + 0.08 * ((i * 5) % 3)
    tape.cone(add(at, add(out, [0, 0.16, 0])), add(at, add(out, [0, 0.06 - long, 0])), 0.07, 0.06, {
      blend: 0.04,
    })
  }
  tape.group(tape.material({ color: TOMATO, gloss: 0.6, power: 50 }), { scale: 0.9 })
  for (let i = 0; i < 8; i++) tape.sphere(add(at, add(around(i / 8, 0.36), [0, 0.31, 0])), 0.07)
  const flames = [-0.2, 0, 0.2].map((x) => add(at, [x, 0.68, 0.06]))
  tape.group(tape.material({ color: [0.2, 0.45, 0.75], gloss: 0.3 }), { scale: 0.9 })
  for (const flame of flames) {
    tape.cone(add(flame, [0, -0.42, 0]), add(flame, [0, -0.08, 0]), 0.04, 0.04)
  }
  tape.group(tape.material(glow(FLAME)), { scale: 0.9 })
  for (const flame of flames) tape.ellipsoid(flame, [0.05, 0.1, 0.05])
  const middle = flames[1] ?? at
  s.addBloom({ from: middle, to: middle, radius: 0.6, color: scale(FLAME, 0.4) })
  s.hand(s, add(at, [0.08, -0.52, -0.06]), [0, 1, 0], { pose: 'palm' })
}
const FLAME: Vector = [1, 0.62, 0.24]

/** A bowl of noodles with half an egg, and chopsticks. */
const bowl: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.24, -1.02, 0.92]
  const china = tape.material({ color, gloss: 0.5, power: 50, fresnel: 0.3 })
  tape
    .group(china, { scale: 0.86 })
    .ellipsoid(at, [0.56, 0.5, 0.56])
    .plane([0, 1, 0], at[1] + 0.02, { operation: 'keep', blend: 0.02 })
    .ellipsoid(add(at, [0, 0.05, 0]), [0.5, 0.45, 0.5], { operation: 'cut', blend: 0.02 })
    .cylinder(add(at, [0, -0.5, 0]), 0.26, 0.06, 0.03, { blend: 0.03 })
  const noodle = tape.material({ color: NOODLE, gloss: 0.3, power: 30 })
  tape.group(noodle, { scale: 0.86 }).ellipsoid(add(at, [0, -0.04, 0]), [0.47, 0.16, 0.47])
  for (let i = 0; i < 9; i++) {
    tape.torus(add(at, add(around(i / 9, 0.26), [0, 0.07, 0])), 0.15, 0.04, {
      rotation: rotation(24 * Math.cos(i), 0, 24 * Math.sin(i)),
    })
  }
  const egg = add(at, [-0.14, 0.17, 0.3])
  tape
    .group(tape.material({ color: [0.8, 0.78, 0.7], gloss: 0.4 }), { scale: 0.9 })
    .ellipsoid(egg, [0.17, 0.09, 0.13], { rotation: rotation(40, 0, 0) })
  tape
    .group(tape.material({ color: [0.85, 0.4, 0.04], gloss: 0.4 }), { scale: 0.9 })
    .sphere(add(egg, [0, 0.04, 0.06]), 0.075)
  tape.group(tape.material({ color: LEAF, gloss: 0.2 }), { scale: 0.9 })
  for (const turn of [0.04, 0.16, 0.3, 0.42]) {
    tape.sphere(add(at, add(around(turn, 0.36), [0, 0.14, 0])), 0.05)
  }
  tape.group(tape.material({ color: MEAT, gloss: 0.4, power: 40 }), { scale: 0.9 })
  for (const x of [0.1, 0.22]) {
    tape.cone(add(at, [x, 0, 0.1]), add(at, [x + 0.5, 0.86, -0.1]), 0.025, 0.035)
  }
  s.hand(s, add(at, [0.02, -0.6, -0.06]), [0, 1, 0], { pose: 'palm' })
}
const NOODLE: Vector = [0.75, 0.5, 0.16]

/** A ring with icing on the side that the viewer sees. */
const donut: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.08, -1.36, 1.02]
  tape
    .group(tape.material({ color: BREAD, gloss: 0.15 }), { scale: 0.88 })
    .torus(at, 0.31, 0.19, { rotation: FACING })
  tape
    .group(tape.material({ color, gloss: 0.5, power: 50, fresnel: 0.3 }), { scale: 0.84 })
    .torus(add(at, [0, 0.01, 0.06]), 0.31, 0.185, { rotation: FACING })
    .wave([0, 0, 0], [11, 11, 0], 0.02)
  for (let i = 0; i < 18; i++) {
    const angle = i * 2.4
    const out = 0.2 + 0.055 * (i % 5)
    const middle = add(at, [Math.cos(angle) * out, Math.sin(angle) * out, 0.24 - (out - 0.31) ** 2])
    const along: Vector = [Math.cos(angle * 3) * 0.035, Math.sin(angle * 3) * 0.035, 0]
    tape
      .group(tape.material({ color: SPRINKLES[i % SPRINKLES.length] ?? VANILLA, gloss: 0.4 }))
      .cone(add(middle, scale(along, -1)), add(middle, along), 0.022, 0.022)
  }
  s.hand(s, add(at, [0.42, -0.14, 0]), [0.1, 1, 0], { pose: 'edge' })
}
const SPRINKLES: readonly Vector[] = [
  [0.85, 0.85, 0.82],
  [0.06, 0.3, 0.7],
  [0.85, 0.6, 0.05],
  [0.08, 0.45, 0.12],
]

/** A point at a share of the way around a level circle. */
const around = (turn: number, radius: number): Vector => [
  Math.cos(turn * 2 * Math.PI) * radius,
  0,
  Math.sin(turn * 2 * Math.PI) * radius,
]

/** Turns a disc, which lies flat, towards the viewer. */
const FACING = rotation(90, 0, 0)

export const FOOD = { pizza, 'ice-cream': iceCream, burger, cake, bowl, donut }
