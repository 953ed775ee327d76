import { darker } from '../color.ts'
import { metal } from '../materials.ts'
import { type Vector, add, blend, rotation, scale } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { GOLD, STEEL, WOOD, glow, wood } from './substances.ts'

const PALM: Vector = [1.24, -1.44, 0.84]

const skull: PropSculptor = (s, color) => {
  const { tape } = s
  const at = add(PALM, [-0.02, 0.42, 0.06])
  const bone = tape.material({
    color: blend([0.56, 0.5, 0.38], color, 0.3),
    gloss: 0.12,
    power: 20,
  })
  tape
    .group(bone, { scale: 0.86 })
    .ellipsoid(add(at, [0, 0.1, -0.04]), [0.33, 0.34, 0.38])
    .ellipsoid(add(at, [0, -0.16, 0.16]), [0.2, 0.2, 0.2], { blend: 0.12 })
    .ellipsoid(add(at, [0.13, 0.02, 0.32]), [0.09, 0.1, 0.14], { operation: 'cut', blend: 0.04 })
    .ellipsoid(add(at, [-0.13, 0.02, 0.32]), [0.09, 0.1, 0.14], { operation: 'cut', blend: 0.04 })
    .ellipsoid(add(at, [0, -0.13, 0.36]), [0.045, 0.08, 0.1], { operation: 'cut', blend: 0.03 })
  tape
    .group(tape.material({ color: [0.02, 0.016, 0.012] }))
    .ellipsoid(add(at, [0, 0, 0.06]), [0.22, 0.14, 0.2])
  tape.group(tape.material({ color: [0.62, 0.57, 0.44], gloss: 0.3 }), { scale: 0.9 })
  for (const x of [-0.1, -0.035, 0.035, 0.1]) {
    tape.box(add(at, [x, -0.28, 0.34 - x * x * 3]), [0.027, 0.06, 0.03], 0.015)
  }
  s.hand(s, PALM, [0, 1, 0], { pose: 'palm' })
}

const apple: PropSculptor = (s, color) => {
  const { tape } = s
  const at = add(PALM, [0.0, 0.36, 0.04])
  tape
    .group(tape.material({ color, gloss: 0.5, power: 50, fresnel: 0.3 }), { scale: 0.85 })
    .ellipsoid(at, [0.31, 0.29, 0.31])
    .bump(add(at, [0, 0.32, 0]), [0.16, 0.2, 0.16], -0.1)
  tape
    .group(tape.material(wood(WOOD)))
    .cone(add(at, [0, 0.16, 0]), add(at, [0.05, 0.42, 0.02]), 0.025, 0.03)
  tape
    .group(tape.material({ color: [0.08, 0.24, 0.05], gloss: 0.2 }), { scale: 0.9 })
    .ellipsoid(add(at, [0.18, 0.37, 0.04]), [0.15, 0.03, 0.08], { rotation: rotation(20, 0, 24) })
  s.hand(s, PALM, [0, 1, 0], { pose: 'palm' })
}

const ball: PropSculptor = (s, color) => {
  const { tape } = s
  const at = add(PALM, [0, 0.46, 0.06])
  const hide = tape.material({ color, gloss: 0.3, power: 40, fresnel: 0.2 })
  tape.group(hide).sphere(at, 0.4)
  const dark = darker(color, 0.75)
  for (const [x, y, z] of [
    [0, 0.05, 0.4],
    [0.33, 0.24, 0.14],
    [-0.33, 0.24, 0.14],
    [0.24, -0.28, 0.2],
    [-0.24, -0.28, 0.2],
    [0, 0.38, 0.08],
  ] as const) {
    tape.paint(hide, 'patch', {
      center: add(at, [x, y, z]),
      radii: [0.13, 0.13, 0.13],
      ...{ color: dark, opacity: 1, parameters: [0.1] },
    })
  }
  s.hand(s, PALM, [0, 1, 0], { pose: 'palm' })
}

const potion: PropSculptor = (s, color) => {
  const { tape } = s
  const at = add(PALM, [0, 0.42, 0.04])
  tape
    .group(
      tape.material({ color: blend(color, [1, 1, 1], 0.1), gloss: 0.9, power: 80, fresnel: 0.8 }),
      {
        scale: 0.88,
      },
    )
    .ellipsoid(at, [0.34, 0.32, 0.34])
    .cone(add(at, [0, 0.26, 0]), add(at, [0, 0.56, 0]), 0.1, 0.09, { blend: 0.08 })
  tape
    .group(tape.material({ color: [0.62, 0.68, 0.7], gloss: 0.8, power: 80, fresnel: 0.8 }))
    .torus(add(at, [0, 0.6, 0]), 0.1, 0.03)
    .torus(add(at, [0, 0.3, 0]), 0.1, 0.025)
  tape
    .group(tape.material(wood([0.4, 0.26, 0.13])))
    .cylinder(add(at, [0, 0.68, 0]), 0.085, 0.08, 0.02)
  tape.group(tape.material(glow(scale(blend(color, [1, 1, 1], 0.4), 0.5))))
  for (const [x, y] of [
    [-0.12, 0.02],
    [0.08, 0.12],
    [0.02, -0.12],
  ] as const) {
    tape.sphere(add(at, [x, y, 0.3]), 0.035)
  }
  s.addBloom({ from: at, to: at, radius: 0.7, color: scale(color, 0.4) })
  s.hand(s, PALM, [0, 1, 0], { pose: 'palm' })
}

const magnifyingGlass: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.3, -0.66, 0.82]
  const facing = rotation(86, 10, 0)
  tape
    .group(tape.material(metal(blend(GOLD, color, 0.5))), { scale: 0.9 })
    .torus(at, 0.42, 0.06, { rotation: facing })
    .cone(add(at, [0.02, -0.46, 0]), add(at, [0.03, -0.6, 0]), 0.05, 0.06)
  tape
    .group(tape.material({ color: [0.46, 0.56, 0.62], gloss: 1, power: 90, fresnel: 0.9 }), {
      scale: 0.9,
    })
    .ellipsoid(at, [0.4, 0.04, 0.4], { rotation: facing })
  tape
    .group(tape.material({ ...wood(darker(WOOD, 0.3)), gloss: 0.3 }), { framed: false })
    .cone(add(at, [0.03, -0.58, 0]), add(at, [0.07, -1.4, 0]), 0.065, 0.085)
  s.hand(s, add(at, [0.05, -0.98, 0]), [-0.04, 1, 0])
}

const scales: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.3, -0.66, 0.8]
  tape
    .group(tape.material(metal(blend(GOLD, color, 0.5))), { scale: 0.88 })
    .cone(add(at, [-0.62, 0.04, 0]), add(at, [0.62, -0.04, 0]), 0.035, 0.035)
    .sphere(at, 0.08)
    .cone(at, add(at, [0, -0.7, 0]), 0.035, 0.045)
  for (const [x, y] of [
    [-0.62, 0.04],
    [0.62, -0.04],
  ] as const) {
    const pan = add(at, [x, y - 0.62, 0])
    for (const side of [-0.24, 0.24])
      tape.cone(add(at, [x, y, 0]), add(pan, [side, 0.02, 0]), 0.012, 0.012)
    tape
      .ellipsoid(pan, [0.29, 0.13, 0.29])
      .ellipsoid(add(pan, [0, 0.09, 0]), [0.28, 0.13, 0.28], { operation: 'cut', blend: 0.01 })
  }
  tape
    .group(tape.material(metal(STEEL)), { framed: false })
    .cone(add(at, [0, -0.66, 0]), add(at, [0, -1.3, 0]), 0.05, 0.06)
  s.hand(s, add(at, [0, -0.96, 0]), [0, 1, 0])
}

const camera: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [0.96, -1.5, 1.02]
  const turned = rotation(0, -8, 2)
  tape
    .group(
      tape.material({ color: blend([0.03, 0.03, 0.032], color, 0.5), gloss: 0.3, power: 30 }),
      {
        scale: 0.9,
      },
    )
    .box(at, [0.5, 0.3, 0.16], 0.05, { rotation: turned })
    .cylinder(add(at, [0.3, 0.33, 0]), 0.08, 0.05, 0.02)
  tape
    .group(tape.material(metal(STEEL)), { scale: 0.9 })
    .box(add(at, [0, 0.27, 0]), [0.5, 0.08, 0.165], 0.04, { rotation: turned })
    .box(add(at, [0, 0.37, 0]), [0.17, 0.08, 0.13], 0.04, { rotation: turned })
    .torus(add(at, [0, -0.03, 0.32]), 0.2, 0.05, { rotation: rotation(90, 0, 0) })
    .cylinder(add(at, [0, -0.03, 0.22]), 0.23, 0.1, 0.02, { rotation: rotation(90, 0, 0) })
  tape
    .group(tape.material({ color: [0.02, 0.03, 0.06], gloss: 1, power: 90, fresnel: 0.9 }))
    .ellipsoid(add(at, [0, -0.03, 0.32]), [0.18, 0.18, 0.08])
  s.hand(s, add(at, [0.46, -0.1, 0.0]), [0, 1, 0], { pose: 'edge' })
}

const telescope: PropSculptor = (s, color) => {
  const { tape } = s
  const [low, high]: readonly [Vector, Vector] = [
    [0.74, -1.9, 0.95],
    [1.98, 0.06, 0.7],
  ]
  const along = (t: number): Vector => blend(low, high, t)
  tape
    .group(tape.material(metal(blend(GOLD, color, 0.4))), { scale: 0.88 })
    .cone(along(0), along(0.34), 0.075, 0.075)
    .cone(along(0.66), along(0.7), 0.15, 0.15)
    .cone(along(0.94), along(0.97), 0.2, 0.2)
  tape
    .group(tape.material({ ...wood(blend(WOOD, color, 0.2)), gloss: 0.3 }), { scale: 0.9 })
    .cone(along(0.24), along(0.66), 0.11, 0.11)
    .cone(along(0.7), along(0.94), 0.15, 0.17)
  tape
    .group(tape.material({ color: [0.03, 0.05, 0.08], gloss: 1, power: 90, fresnel: 0.9 }))
    .sphere(along(1.02), 0.185)
  s.hand(s, along(0.36), [1.24, 1.96, -0.25])
}

export const CURIOS = {
  skull,
  apple,
  ball,
  potion,
  'magnifying-glass': magnifyingGlass,
  scales,
  camera,
  telescope,
}
