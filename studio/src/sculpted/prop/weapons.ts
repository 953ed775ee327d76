import { darker } from '../color.ts'
import { metal } from '../materials.ts'
import { type Vector, add, blend, rotation, scale } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { sculptShaft } from './shaft.ts'
import { GOLD, STEEL, WOOD, glow, wood } from './substances.ts'

const sword: PropSculptor = (s, color) => {
  const { tape } = s
  tape
    .group(tape.material(metal(blend(STEEL, color, 0.2))), { scale: 0.9 })
    .box([1.46, 0.06, 0.62], [0.1, 1.16, 0.024], 0.022)
    .ellipsoid([1.46, 1.16, 0.62], [0.1, 0.36, 0.024], { blend: 0.02 })
    .groove([1.46, -1, 0.65], [1.46, 0.86, 0.65], 0.05, [-0.016, -0.002])
  tape
    .group(tape.material(metal(GOLD)))
    .box([1.46, -1.16, 0.62], [0.36, 0.05, 0.06], 0.04)
    .sphere([1.46, -2.06, 0.62], 0.1)
  tape
    .group(tape.material(wood(darker(WOOD, 0.4))), { framed: false })
    .cone([1.46, -1.2, 0.62], [1.46, -2.0, 0.62], 0.065, 0.065)
  s.hand(s, [1.46, -1.6, 0.62], [0, 1, 0])
}

const lightsaber: PropSculptor = (s, color) => {
  const { tape } = s
  const hilt: Vector = [1.4, -1.25, 0.64]
  const tip: Vector = [1.5, 1.3, 0.5]
  tape.group(tape.material(glow(blend(color, [1, 1, 1], 0.55)))).cone(hilt, tip, 0.055, 0.05)
  tape
    .group(tape.material(metal(STEEL)), { framed: false })
    .cone(hilt, add(hilt, [-0.03, -0.72, 0.02]), 0.075, 0.07)
    .torus(add(hilt, [0, -0.08, 0]), 0.08, 0.022)
  s.addBloom({ from: hilt, to: tip, radius: 0.62, color: scale(color, 1.1) })
  s.hand(s, add(hilt, [-0.02, -0.42, 0]), [0.04, 1, 0])
}

const axe: PropSculptor = (s, color) => {
  const { tape } = s
  sculptShaft(s, tape.material(wood(WOOD)), {
    ...{ bottom: [1.46, -5, 1.1], top: [1.46, 1.0, 0.6], radius: 0.08, wobble: 0.006 },
  })
  tape
    .group(tape.material(metal(blend(STEEL, color, 0.2))), { scale: 0.85 })
    .ellipsoid([1.72, 0.62, 0.6], [0.42, 0.46, 0.05])
    .sphere([1.62, 1.16, 0.6], 0.36, { operation: 'cut', blend: 0.02 })
    .sphere([1.62, 0.08, 0.6], 0.36, { operation: 'cut', blend: 0.02 })
    .box([1.46, 0.62, 0.6], [0.13, 0.16, 0.11], 0.04, { blend: 0.05 })
    .cone([1.4, 0.62, 0.6], [1.12, 0.66, 0.6], 0.09, 0.015, { blend: 0.05 })
}

const bow: PropSculptor = (s, color) => {
  const { tape } = s
  tape.group(tape.material(wood(blend(WOOD, color, 0.3))), { scale: 0.9 })
  const steps = 14
  const point = (t: number): Vector => {
    const u = t * 2 - 1
    const recurve = Math.max(0, Math.abs(u) - 0.78) * 0.9
    return [1.72 - 0.5 * u * u + recurve, -0.62 + u * 1.85, 0.55]
  }
  for (let i = 0; i < steps; i++) {
    const [t, u] = [i / steps, (i + 1) / steps]
    const thick = (at: number): number => 0.07 - 0.036 * Math.abs(at * 2 - 1)
    tape.cone(point(t), point(u), thick(t), thick(u), { blend: 0.02 })
  }
  tape.group(tape.material({ color: [0.6, 0.55, 0.45] })).cone(point(0), point(1), 0.011, 0.011)
  s.hand(s, [1.7, -0.72, 0.56], [0, 1, 0])
}

const shield: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.2, -1.9, 0.95]
  // A small figure would disappear behind a full-size shield.
  const size = Math.min(1, s.form.shoulder * 1.2)
  const facing = rotation(84, 16, 0)
  tape
    .group(tape.material({ ...wood(color), gloss: 0.14, texture: 0.4 }), { scale: 0.9 })
    .ellipsoid(at, scale([0.86, 0.16, 0.92], size), { rotation: facing })
  tape
    .group(tape.material(metal(GOLD)), { scale: 0.9 })
    .torus(at, 0.84 * size, 0.07, { rotation: facing })
    .ellipsoid(add(at, [0.04, 0, 0.14]), scale([0.22, 0.14, 0.22], size), { rotation: facing })
  // The forearm is strapped to the back of the shield; only the elbow shows.
  s.hand(s, add(at, scale([-0.3, 0.05, -0.3], size)), [0, 1, 0], {
    ...{ pose: 'fist', elbow: scale([1.14, -0.9, -0.62], size) },
  })
}

const trident: PropSculptor = (s, color) => {
  const { tape } = s
  const gold = tape.material(metal(blend(GOLD, color, 0.5)))
  sculptShaft(s, gold, {
    ...{ bottom: [1.46, -6, 1.16], top: [1.46, 0.7, 0.56], radius: 0.062, wobble: 0.001 },
  })
  tape.group(gold, { scale: 0.9 })
  tape
    .cone([1.46, 0.6, 0.56], [1.46, 1.46, 0.54], 0.06, 0.05)
    .cone([1.46, 1.4, 0.54], [1.46, 1.66, 0.54], 0.1, 0.01)
    .torus([1.46, 0.96, 0.55], 0.3, 0.05, { rotation: rotation(90, 0, 0) })
    .plane([0, 1, 0], 0.98, { operation: 'keep', blend: 0.01 })
  tape.group(gold, { scale: 0.9 }).cone([1.46, 0.6, 0.56], [1.46, 1.46, 0.54], 0.055, 0.05)
  for (const side of [-1, 0, 1]) {
    const x = 1.46 + side * 0.3
    tape
      .cone([x, 0.94, 0.55], [x, 1.36, 0.54], 0.05, 0.05)
      .cone([x, 1.34, 0.54], [x, 1.6, 0.54], 0.095, 0.01)
  }
}

export const WEAPONS = { sword, lightsaber, axe, bow, shield, trident }
