import { metal } from '../materials.ts'
import { type Vector, add, blend, rotation, scale } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { GOLD, STEEL, WOOD, glow, wood } from './substances.ts'

const book: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [0.94, -1.74, 1]
  const turned = rotation(-14, -24, 5)
  const cover = tape.material({ ...wood(color), texture: 0.3, gloss: 0.14 })
  tape.group(cover).box(at, [0.46, 0.6, 0.12], 0.03, { rotation: turned })
  tape
    .group(tape.material({ color: [0.6, 0.54, 0.42] }))
    .box(add(at, [0.03, 0.015, 0]), [0.45, 0.585, 0.09], 0.01, { rotation: turned })
  tape
    .group(tape.material(metal(GOLD)))
    .torus(add(at, [-0.04, 0.03, 0.12]), 0.15, 0.022, { rotation: rotation(76, -24, 5) })
  // The book is turned: its right edge is nearer.
  s.hand(s, add(at, [0.42, -0.3, 0.19]), [0.1, 1, 0], { pose: 'edge' })
  s.hand(s, add(at, [-0.44, -0.34, -0.04]), [0.1, 1, 0], { pose: 'edge', second: true })
}

const lantern: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.42, -1.1, 0.82]
  const iron = tape.material(metal(blend([0.12, 0.11, 0.1], color, 0.3)))
  tape
    .group(iron, { scale: 0.9 })
    .cylinder(add(at, [0, -0.32, 0]), 0.24, 0.05, 0.02)
    .frustum(add(at, [0, 0.36, 0]), 0.28, 0.08, 0.1, 0.02)
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.047
    const rod: Vector = [Math.cos(angle) * 0.21, 0, Math.sin(angle) * 0.21]
    tape.cone(add(at, add(rod, [0, -0.3, 0])), add(at, add(rod, [0, 0.3, 0])), 0.018, 0.018)
  }
  const flame: Vector = [1, 0.62, 0.24]
  tape.group(tape.material(glow(flame))).ellipsoid(add(at, [0, -0.04, 0]), [0.12, 0.2, 0.12])
  s.addBloom({ from: at, to: at, radius: 1.2, color: scale(flame, 0.8) })
  // A bow of wire, with a wooden handle across.
  const handle = add(at, [0, 0.92, 0])
  for (const side of [-1, 1]) {
    const bend = add(handle, [side * 0.26, -0.16, 0])
    tape
      .group(iron, { scale: 0.9 })
      .cone(add(at, [side * 0.12, 0.44, 0]), bend, 0.022, 0.022)
      .cone(bend, add(handle, [side * 0.24, 0, 0]), 0.022, 0.022, { blend: 0.03 })
  }
  tape
    .group(tape.material(wood(WOOD)), { scale: 0.9 })
    .cone(add(handle, [-0.25, 0, 0]), add(handle, [0.25, 0, 0]), 0.05, 0.05)
  s.hand(s, handle, [-1, 0, 0], { pose: 'hook' })
}

const compass: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.1, -1.62, 0.98]
  const brass = tape.material(metal(blend(GOLD, color, 0.4)))
  const facing = rotation(72, 14, 0)
  tape
    .group(brass, { scale: 0.9 })
    .cylinder(at, 0.42, 0.09, 0.04, { rotation: facing })
    .torus(add(at, [0.02, 0.05, 0.09]), 0.38, 0.045, { rotation: facing })
    .torus(add(at, [0.0, 0.52, -0.06]), 0.09, 0.025, { rotation: facing })
  const dial = add(at, [0.02, 0.035, 0.085])
  tape
    .group(tape.material({ color: [0.66, 0.6, 0.46], gloss: 0.2 }))
    .cylinder(dial, 0.34, 0.03, 0.01, { rotation: facing })
  tape
    .group(tape.material({ color: [0.45, 0.03, 0.02], gloss: 0.3 }))
    .cone(add(dial, [-0.16, -0.2, 0.01]), add(dial, [0.17, 0.22, 0.1]), 0.02, 0.035)
  s.hand(s, add(at, [0.46, -0.34, -0.1]), [0.3, 1, 0], { pose: 'edge' })
}

const flower: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.26, -0.62, 0.78]
  const green: Vector = [0.07, 0.17, 0.045]
  tape
    .group(tape.material({ color: green, gloss: 0.06 }))
    .cone(at, [1.36, -2.1, 0.66], 0.03, 0.036)
    .ellipsoid([1.46, -1.2, 0.76], [0.17, 0.06, 0.1], { rotation: rotation(0, 20, 34) })
  tape.group(tape.material({ color, gloss: 0.05, subsurface: 0.4, fresnel: 0.2 }), {
    scale: 0.85,
  })
  for (let ring = 0; ring < 2; ring++) {
    for (let i = 0; i < 7 - ring; i++) {
      const angle = i * (6.283 / (7 - ring)) + ring * 0.5
      const out = 0.2 - ring * 0.08
      const petal: Vector = [Math.cos(angle) * out, Math.sin(angle) * out, 0.04 + ring * 0.07]
      tape.ellipsoid(add(at, petal), [0.15, 0.15, 0.05], { blend: 0.015 })
    }
  }
  tape.group(tape.material({ color: GOLD, gloss: 0.05 })).sphere(add(at, [0, 0, 0.14]), 0.085)
  s.hand(s, [1.36, -1.75, 0.68], [-0.05, 1, 0], { pose: 'pinch' })
}

const mug: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [0.74, -1.76, 1.02]
  tape
    .group(tape.material({ color, gloss: 0.3, power: 30, fresnel: 0.3 }), { scale: 0.9 })
    .cylinder(at, 0.32, 0.38, 0.05)
    .cylinder(add(at, [0, 0.2, 0]), 0.27, 0.36, 0.03, { operation: 'cut', blend: 0.02 })
    .torus(add(at, [0.36, 0, 0]), 0.2, 0.055, { blend: 0.04, rotation: rotation(90, 0, 0) })
  tape
    .group(tape.material({ color: [0.72, 0.66, 0.52] }), { scale: 0.8, grow: 0.04 })
    .ellipsoid(add(at, [0, 0.36, 0]), [0.28, 0.1, 0.28])
    .gyroid(17, 0.03)
  s.hand(s, add(at, [0.48, 0, 0.02]), [0, 1, 0])
}

const wrench: PropSculptor = (s, color) => {
  const { tape } = s
  tape
    .group(tape.material(metal(blend(STEEL, color, 0.3))), { scale: 0.9 })
    .box([1.42, -0.9, 0.64], [0.1, 1, 0.05], 0.04)
    .ellipsoid([1.42, 0.2, 0.64], [0.32, 0.3, 0.07], { blend: 0.05 })
    .box([1.42, 0.42, 0.64], [0.12, 0.24, 0.2], 0.03, { operation: 'cut', blend: 0.02 })
  s.hand(s, [1.42, -1.5, 0.64], [0, 1, 0])
}

const gift: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [0.86, -1.7, 1]
  const paper = tape.material({ color, gloss: 0.2, power: 24 })
  const ribbon = tape.material({ color: GOLD, gloss: 0.4, power: 30 })
  const turned = rotation(0, -18, 0)
  tape
    .group(paper, { scale: 0.9 })
    .box(at, [0.42, 0.36, 0.42], 0.03, { rotation: turned })
    .box(add(at, [0, 0.34, 0]), [0.46, 0.1, 0.46], 0.03, { rotation: turned })
  tape
    .group(ribbon, { scale: 0.9 })
    .box(add(at, [0, 0.04, 0]), [0.09, 0.41, 0.475], 0.01, { rotation: turned })
    .box(add(at, [0, 0.04, 0]), [0.475, 0.41, 0.09], 0.01, { rotation: turned })
    .sphere(add(at, [0, 0.52, 0]), 0.1)
  for (const side of [-1, 1]) {
    tape.cone(add(at, [side * 0.06, 0.52, 0]), add(at, [side * 0.32, 0.62, 0]), 0.05, 0.16)
  }
  s.hand(s, add(at, [0.46, -0.22, 0.06]), [0, 1, 0], { pose: 'edge' })
  s.hand(s, add(at, [-0.46, -0.22, 0.06]), [0, 1, 0], { pose: 'edge', second: true })
}

const dumbbell: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.2, -1.26, 0.92]
  const across = rotation(0, 0, 90)
  tape
    .group(tape.material(metal(STEEL)), { scale: 0.9 })
    .cone(add(at, [-0.6, 0, 0]), add(at, [0.6, 0, 0]), 0.07, 0.07)
  tape.group(tape.material({ color, gloss: 0.35, power: 30, fresnel: 0.3 }), { scale: 0.88 })
  for (const side of [-1, 1]) {
    tape
      .cylinder(add(at, [side * 0.44, 0, 0]), 0.4, 0.08, 0.04, { rotation: across })
      .cylinder(add(at, [side * 0.6, 0, 0]), 0.32, 0.07, 0.04, { rotation: across })
  }
  s.hand(s, at, [1, 0.02, 0], { pose: 'fist', elbow: [0.3, -1.5, -0.6] })
}

export const EVERYDAY = { book, lantern, compass, flower, mug, wrench, gift, dumbbell }
