import { darker } from '../color.ts'
import { leather, metal } from '../materials.ts'
import { type Vector, add, blend, rotation, scale } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { sculptShaft } from './shaft.ts'
import { GOLD, STEEL, WOOD, glow, wood } from './substances.ts'

const SHAFT = {
  bottom: [1.46, -5, 1.1],
  top: [1.46, 1.0, 0.6],
  radius: 0.075,
  wobble: 0.006,
} as const

const hammer: PropSculptor = (s, color) => {
  const { tape } = s
  sculptShaft(s, tape.material(leather(WOOD)), { ...SHAFT, top: [1.44, 0.1, 0.66] })
  tape
    .group(tape.material(metal(blend(STEEL, color, 0.5))), { scale: 0.88 })
    .box([1.44, 0.36, 0.64], [0.52, 0.28, 0.28], 0.07)
    .box([1.44, 0.36, 0.64], [0.3, 0.31, 0.31], 0.05, { blend: 0.02 })
}

const scythe: PropSculptor = (s, color) => {
  const { tape } = s
  sculptShaft(s, tape.material(wood(WOOD)), { ...SHAFT, top: [1.46, 1.3, 0.56] })
  tape.group(tape.material(metal(blend(STEEL, color, 0.3))), { scale: 0.85 })
  const blade: readonly Vector[] = [
    [1.5, 1.26, 0.56],
    [1.1, 1.62, 0.56],
    [0.62, 1.74, 0.56],
    [0.16, 1.6, 0.56],
    [-0.16, 1.34, 0.56],
  ]
  blade.slice(1).forEach((end, i) => {
    const start = blade[i] ?? end
    tape.cone(start, end, 0.13 - 0.026 * i, 0.104 - 0.026 * i, { blend: 0.12 })
  })
  tape.box([0.6, 1.5, 0.56], [1.2, 0.6, 0.035], 0.01, { operation: 'keep', blend: 0.02 })
}

const pickaxe: PropSculptor = (s, color) => {
  const { tape } = s
  sculptShaft(s, tape.material(wood(WOOD)), { ...SHAFT, top: [1.4, 0.56, 0.62] })
  tape
    .group(tape.material(metal(blend(STEEL, color, 0.5))), { scale: 0.88 })
    .box([1.4, 0.5, 0.62], [0.14, 0.13, 0.13], 0.03)
    .cone([1.4, 0.52, 0.62], [0.98, 0.42, 0.62], 0.1, 0.075, { blend: 0.04 })
    .cone([0.98, 0.42, 0.62], [0.72, 0.2, 0.62], 0.075, 0.015, { blend: 0.04 })
    .cone([1.4, 0.52, 0.62], [1.82, 0.42, 0.62], 0.1, 0.075, { blend: 0.04 })
    .cone([1.82, 0.42, 0.62], [2.08, 0.2, 0.62], 0.075, 0.015, { blend: 0.04 })
}

const spear: PropSculptor = (s, color) => {
  const { tape } = s
  sculptShaft(s, tape.material(wood(blend(WOOD, color, 0.1))), { ...SHAFT, radius: 0.058 })
  tape
    .group(tape.material(metal(blend(STEEL, color, 0.4))), { scale: 0.85 })
    .ellipsoid([1.46, 1.3, 0.57], [0.17, 0.46, 0.045])
    .cone([1.46, 0.86, 0.6], [1.46, 1.06, 0.58], 0.085, 0.06, { blend: 0.03 })
    .cone([1.46, 1.0, 0.58], [1.46, 1.66, 0.56], 0.045, 0.012, { blend: 0.03 })
  tape.group(tape.material(leather(darker(color, 0.3)))).torus([1.46, 0.86, 0.605], 0.07, 0.04)
}

const dagger: PropSculptor = (s, color) => {
  const { tape } = s
  tape
    .group(tape.material(metal(blend(STEEL, color, 0.2))), { scale: 0.88 })
    .ellipsoid([1.36, -0.72, 0.66], [0.12, 0.66, 0.035])
    .groove([1.36, -1.16, 0.7], [1.36, -0.3, 0.7], 0.04, [-0.014, -0.002])
  tape
    .group(tape.material(metal(GOLD)), { framed: false })
    .box([1.36, -1.22, 0.66], [0.24, 0.045, 0.06], 0.03)
    .sphere([1.36, -1.98, 0.66], 0.09)
    .cone([1.36, -1.2, 0.66], [1.36, -1.94, 0.66], 0.06, 0.06)
  s.hand(s, [1.36, -1.58, 0.66], [0, 1, 0])
}

const torch: PropSculptor = (s, color) => {
  const { tape } = s
  tape
    .group(tape.material(wood(blend(WOOD, color, 0.2))), { scale: 0.88, framed: false })
    .cone([1.38, -2.5, 0.72], [1.42, -0.72, 0.66], 0.07, 0.12)
  tape
    .group(tape.material(metal([0.12, 0.11, 0.1])), { scale: 0.9 })
    .torus([1.42, -0.76, 0.66], 0.13, 0.05)
    .torus([1.42, -0.58, 0.66], 0.17, 0.04)
  const flame: Vector = [1, 0.5, 0.12]
  tape
    .group(tape.material(glow(flame)), { scale: 0.8, grow: 0.08 })
    .cone([1.42, -0.5, 0.66], [1.44, -0.16, 0.66], 0.2, 0.17, { blend: 0.1 })
    .cone([1.44, -0.16, 0.66], [1.36, 0.3, 0.66], 0.17, 0.02, { blend: 0.08 })
    .cone([1.52, -0.3, 0.66], [1.6, 0.04, 0.66], 0.1, 0.02, { blend: 0.06 })
    .wave([1.4, 0, 0.6], [8, 5, 8], 0.03, [1, 1, 1])
  tape.group(tape.material(glow([1, 0.86, 0.5]))).ellipsoid([1.42, -0.36, 0.82], [0.1, 0.2, 0.08])
  const at: Vector = [1.42, -0.2, 0.66]
  s.addBloom({ from: at, to: at, radius: 1.3, color: scale(flame, 0.8) })
  s.hand(s, [1.4, -1.6, 0.69], [0.02, 1, 0])
}

const broom: PropSculptor = (s, color) => {
  const { tape } = s
  sculptShaft(s, tape.material(wood(WOOD)), { ...SHAFT, top: [1.44, 0.3, 0.64], wobble: 0.012 })
  tape
    .group(
      tape.material({ ...wood(blend([0.5, 0.34, 0.12], color, 0.2)), texture: 1, frequency: 30 }),
      {
        scale: 0.75,
        grow: 0.08,
      },
    )
    .cone([1.44, 0.26, 0.64], [1.44, 0.62, 0.62], 0.12, 0.28, { blend: 0.06 })
    .cone([1.44, 0.62, 0.62], [1.44, 1.16, 0.6], 0.28, 0.2, { blend: 0.06 })
    .wave([0, 0, 0], [30, 2, 30], 0.03, [1, 1, 1])
  tape
    .group(tape.material(leather(darker(color, 0.2))))
    .torus([1.44, 0.34, 0.635], 0.15, 0.045)
    .torus([1.44, 0.46, 0.63], 0.19, 0.04)
}

const cane: PropSculptor = (s, color) => {
  const { tape } = s
  tape
    .group(
      tape.material({ color: blend([0.03, 0.024, 0.02], color, 0.3), gloss: 0.5, power: 50 }),
      {
        framed: false,
      },
    )
    .cone([1.2, -5, 1.1], [1.34, -1.2, 0.72], 0.055, 0.055)
  tape
    .group(tape.material(metal(GOLD)), { scale: 0.9 })
    .cone([1.335, -1.3, 0.73], [1.345, -1.12, 0.71], 0.065, 0.08)
    .sphere([1.345, -0.98, 0.7], 0.16)
  s.hand(s, [1.325, -1.55, 0.76], [0.035, 1, -0.09])
}

const wrappedWhip: PropSculptor = (s, color) => {
  const { tape } = s
  const hide = tape.material(leather(blend(WOOD, color, 0.5)))
  tape
    .group(hide, { scale: 0.88, framed: false })
    .cone([1.36, -1.98, 0.66], [1.38, -1.0, 0.66], 0.075, 0.06)
    .sphere([1.36, -2.02, 0.66], 0.1)
  tape.group(hide, { scale: 0.88, grow: 0.03 })
  for (const [x, y, tilt] of [
    [1.36, -0.62, 84],
    [1.4, -0.58, 98],
    [1.33, -0.6, 74],
  ] as const) {
    tape.torus([x, y, 0.68], 0.36, 0.04, { rotation: rotation(tilt, (tilt - 84) * 2, 0) })
  }
  tape
    .cone([1.68, -0.46, 0.68], [1.86, -0.06, 0.64], 0.036, 0.03, { blend: 0.03 })
    .cone([1.86, -0.06, 0.64], [1.66, 0.34, 0.6], 0.03, 0.012, { blend: 0.03 })
  s.hand(s, [1.36, -1.52, 0.66], [0.02, 1, 0])
}

/** A hook in place of a hand. */
const hook: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.3, -1.4, 0.7]
  const steel = tape.material(metal(blend(STEEL, color, 0.5)))
  tape
    .group(steel, { scale: 0.88 })
    .frustum(add(at, [0, -0.2, 0]), 0.26, 0.2, 0.14, 0.04)
    .cone(add(at, [0, -0.1, 0]), add(at, [0, 0.22, 0]), 0.09, 0.065)
  const points: readonly Vector[] = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * 4.1
    return add(at, [-0.27 + 0.27 * Math.cos(angle), 0.24 + 0.27 * Math.sin(angle) * 1.15, 0])
  })
  tape.group(steel, { scale: 0.88 })
  points.slice(1).forEach((end, i) => {
    tape.cone(points[i] ?? end, end, 0.066 - 0.006 * i, 0.06 - 0.006 * i, { blend: 0.02 })
  })
  s.hand(s, add(at, [0, -0.36, 0]), [0, 1, 0], { pose: 'stump' })
}

/** A rod with a reel, and a fish on its line. */
const fishingRod: PropSculptor = (s, color) => {
  const { tape } = s
  const points: readonly Vector[] = [
    [1.22, -1.3, 0.78],
    [1.28, -0.2, 0.7],
    [1.42, 0.6, 0.66],
    [1.64, 1.1, 0.64],
    [1.9, 1.28, 0.64],
  ]
  const fish: Vector = [1.92, -0.1, 0.66]
  tape.group(tape.material(wood(blend(WOOD, color, 0.5))), { scale: 0.88 })
  points.slice(1).forEach((end, i) => {
    tape.cone(points[i] ?? end, end, 0.055 - 0.01 * i, 0.045 - 0.01 * i, { blend: 0.02 })
  })
  tape
    .group(tape.material(leather(darker(color, 0.4))), { framed: false })
    .cone([1.2, -2.3, 0.84], [1.22, -1.24, 0.78], 0.085, 0.085)
  tape
    .group(tape.material(metal(STEEL)), { scale: 0.9 })
    .cylinder([1.06, -1.06, 0.84], 0.2, 0.1, 0.03, { rotation: rotation(90, 0, 0) })
    .cone([1.06, -1.06, 0.98], [0.84, -1.06, 1.0], 0.03, 0.03)
    .sphere([0.82, -1.06, 1.0], 0.07)
  tape
    .group(tape.material({ color: [0.7, 0.7, 0.68] }), { scale: 0.9 })
    .cone([1.9, 1.28, 0.64], add(fish, [0, 0.4, 0]), 0.012, 0.012)
  tape
    .group(tape.material({ color: [0.2, 0.42, 0.56], gloss: 0.7, power: 60, fresnel: 0.4 }), {
      scale: 0.86,
    })
    .ellipsoid(fish, [0.17, 0.42, 0.11])
    .cone(add(fish, [0, -0.36, 0]), add(fish, [-0.16, -0.58, 0]), 0.06, 0.03, { blend: 0.05 })
    .cone(add(fish, [0, -0.36, 0]), add(fish, [0.16, -0.58, 0]), 0.06, 0.03, { blend: 0.05 })
    .ellipsoid(add(fish, [0.17, 0.02, 0]), [0.08, 0.12, 0.03], { blend: 0.04 })
  tape
    .group(tape.material({ color: [0.01, 0.01, 0.012], gloss: 0.8, power: 60 }))
    .sphere(add(fish, [-0.06, 0.22, 0.08]), 0.035)
  s.hand(s, [1.21, -1.6, 0.8], [0.02, 1, 0])
}

/** A frying pan with a fried egg, its inside towards the viewer. */
const fryingPan: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.38, -0.46, 0.76]
  const facing = rotation(84, 8, 0)
  const iron = tape.material({ color, gloss: 0.35, power: 30, fresnel: 0.3 })
  tape
    .group(iron, { scale: 0.88 })
    .cylinder(at, 0.52, 0.06, 0.04, { rotation: facing })
    .torus(add(at, [0.01, 0.01, 0.08]), 0.5, 0.055, { rotation: facing })
    .cone(add(at, [0, -0.5, 0.04]), add(at, [0, -0.72, 0.02]), 0.09, 0.06, { blend: 0.06 })
  tape
    .group(tape.material(wood(darker(WOOD, 0.3))), { framed: false })
    .cone(add(at, [0, -0.7, 0.02]), add(at, [0, -1.56, -0.02]), 0.075, 0.1)
  tape
    .group(tape.material({ color: [0.82, 0.8, 0.74], gloss: 0.4, power: 40 }), { scale: 0.88 })
    .ellipsoid(add(at, [-0.06, 0.04, 0.07]), [0.3, 0.26, 0.04])
    .ellipsoid(add(at, [0.14, -0.08, 0.07]), [0.22, 0.24, 0.04], { blend: 0.08 })
  tape
    .group(tape.material({ color: [0.85, 0.42, 0.03], gloss: 0.6, power: 50 }), { scale: 0.9 })
    .ellipsoid(add(at, [0, 0, 0.11]), [0.14, 0.14, 0.08])
  s.hand(s, add(at, [0, -1.14, 0]), [0, 1, 0])
}

export const TOOLS = {
  'fishing-rod': fishingRod,
  'frying-pan': fryingPan,
  hammer,
  scythe,
  pickaxe,
  spear,
  dagger,
  torch,
  broom,
  cane,
  whip: wrappedWhip,
  hook,
}
