import { darker } from '../color.ts'
import { felt, metal } from '../materials.ts'
import { type Vector, add, blend, rotation } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { STEEL, WOOD, wood } from './substances.ts'

const LEAF: Vector = [0.05, 0.17, 0.04]

const rose: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.24, -0.66, 0.8]
  tape
    .group(tape.material({ color: LEAF, gloss: 0.06 }), { scale: 0.9 })
    .cone(at, [1.34, -2.1, 0.68], 0.035, 0.04)
    .ellipsoid([1.46, -1.16, 0.78], [0.2, 0.05, 0.11], { rotation: rotation(0, 20, 34) })
    .ellipsoid([1.1, -1.3, 0.8], [0.18, 0.05, 0.1], { rotation: rotation(0, -20, -34) })
    .cone(add(at, [0, -0.2, 0]), add(at, [0, -0.06, 0]), 0.06, 0.15)
  tape.group(tape.material({ color, gloss: 0.05, subsurface: 0.4, fresnel: 0.25 }), { scale: 0.82 })
  // Whorls of petals, turned towards the viewer.
  const facing = rotation(52, 6, 0)
  tape.ellipsoid(at, [0.3, 0.24, 0.26])
  for (const [radius, tube, lift] of [
    [0.24, 0.1, 0.04],
    [0.16, 0.085, 0.13],
    [0.08, 0.07, 0.2],
  ] as const) {
    tape.torus(add(at, [0, lift * 0.6, lift * 0.8]), radius, tube, {
      blend: 0.012,
      rotation: facing,
    })
  }
  for (let i = 0; i < 5; i++) {
    const angle = i * 1.257
    tape.ellipsoid(
      add(at, [Math.cos(angle) * 0.27, Math.sin(angle) * 0.2, 0.02]),
      [0.16, 0.14, 0.07],
      { blend: 0.02 },
    )
  }
  s.hand(s, [1.325, -1.75, 0.7], [-0.05, 1, 0], { pose: 'pinch' })
}

/** A cat in the crook of an arm. */
const cat: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [0.84, -1.36, 1.02]
  const fur = tape.material({
    kind: 'coat',
    coat: 'fur',
    color,
    gloss: 0.02,
    power: 12,
    fresnel: 0.3,
    texture: 0.5,
    frequency: 14,
  })
  tape
    .group(fur, { scale: 0.8, grow: 0.06 })
    .sphere(at, 0.36)
    .ellipsoid(add(at, [0, -0.08, 0.2]), [0.24, 0.17, 0.2], { blend: 0.1 })
    .cone(add(at, [-0.2, 0.2, 0]), add(at, [-0.3, 0.52, -0.02]), 0.15, 0.02, { blend: 0.08 })
    .cone(add(at, [0.2, 0.2, 0]), add(at, [0.3, 0.52, -0.02]), 0.15, 0.02, { blend: 0.08 })
    .ellipsoid(add(at, [0.1, -0.72, -0.12]), [0.5, 0.6, 0.42], { blend: 0.14 })
    .cone(add(at, [-0.22, -0.5, 0.24]), add(at, [-0.2, -0.86, 0.38]), 0.14, 0.13, { blend: 0.06 })
    .cone(add(at, [0.2, -0.5, 0.24]), add(at, [0.2, -0.86, 0.38]), 0.14, 0.13, { blend: 0.06 })
    .gyroid(22, 0.008)
  tape.group(tape.material({ color: [0.45, 0.5, 0.08], gloss: 0.7, power: 60 }))
  for (const side of [-1, 1]) tape.sphere(add(at, [side * 0.15, 0.07, 0.28]), 0.085)
  tape.group(tape.material({ color: [0.008, 0.008, 0.008], gloss: 0.8, power: 60 }))
  for (const side of [-1, 1])
    tape.ellipsoid(add(at, [side * 0.15, 0.07, 0.34]), [0.025, 0.07, 0.04])
  tape
    .group(tape.material({ color: [0.5, 0.16, 0.15], gloss: 0.3 }))
    .ellipsoid(add(at, [0, -0.02, 0.39]), [0.05, 0.035, 0.035])
  tape.group(tape.material({ color: [0.7, 0.7, 0.7] }), { framed: false })
  for (const side of [-1, 1]) {
    for (const lift of [-0.05, 0.03]) {
      tape.cone(
        add(at, [side * 0.14, -0.08, 0.36]),
        add(at, [side * 0.46, -0.1 + lift, 0.3]),
        0.008,
        0.004,
      )
    }
  }
  s.hand(s, add(at, [0.52, -0.72, 0.12]), [0.3, 1, 0], { pose: 'edge' })
}

const balloon: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.36, 0.62, 0.4]
  tape
    .group(tape.material({ color, gloss: 0.7, power: 70, fresnel: 0.5, subsurface: 0.3 }), {
      scale: 0.88,
    })
    .ellipsoid(at, [0.56, 0.66, 0.56])
    .cone(add(at, [0, -0.5, 0]), add(at, [0, -0.72, 0]), 0.16, 0.03, { blend: 0.16 })
    .cone(add(at, [0, -0.7, 0]), add(at, [0, -0.76, 0]), 0.03, 0.07)
  tape
    .group(tape.material({ color: [0.7, 0.68, 0.64] }), { framed: false })
    .cone(add(at, [0, -0.72, 0]), [1.36, -1.9, 0.7], 0.014, 0.014)
  s.hand(s, [1.36, -1.62, 0.66], [0, 1, 0], { pose: 'pinch' })
}

const basket: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.06, -2.14, 1.0]
  const wicker = tape.material({ ...wood(blend([0.42, 0.26, 0.1], color, 0.3)), texture: 0.7 })
  tape
    .group(wicker, { scale: 0.78, grow: 0.06 })
    .frustum(at, 0.42, 0.52, 0.26, 0.06)
    .frustum(add(at, [0, 0.1, 0]), 0.36, 0.46, 0.24, 0.02, { operation: 'cut', blend: 0.02 })
    .wave([0, 0, 0], [16, 22, 16], 0.022)
  tape
    .group(wicker, { scale: 0.88 })
    .torus(add(at, [0, 0.27, 0]), 0.5, 0.055)
    .torus(add(at, [0, 0.3, 0]), 0.48, 0.05, { rotation: rotation(90, 0, 0) })
  for (const [x, z, dye] of [
    [-0.2, 0.14, [0.5, 0.03, 0.03]],
    [0.14, 0.2, [0.62, 0.1, 0.05]],
    [0.02, -0.12, [0.32, 0.4, 0.06]],
  ] as const) {
    tape
      .group(tape.material({ color: dye, gloss: 0.5, power: 50 }))
      .sphere(add(at, [x, 0.22, z]), 0.19)
  }
  s.hand(s, add(at, [0, 0.78, 0]), [1, 0.02, 0], { pose: 'fist', elbow: [0.5, -0.9, -0.8] })
}

const skateboard: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.36, -0.86, 0.62]
  tape
    .group(tape.material({ color, gloss: 0.3, power: 40 }), { scale: 0.88 })
    .box(at, [0.28, 0.72, 0.035], 0.03)
    .cylinder(add(at, [0, 0.72, 0]), 0.28, 0.035, 0.02, {
      blend: 0.02,
      rotation: rotation(78, 0, 0),
    })
    .cylinder(add(at, [0, -0.72, 0]), 0.28, 0.035, 0.02, {
      blend: 0.02,
      rotation: rotation(102, 0, 0),
    })
  for (const y of [0.5, -0.5]) {
    tape
      .group(tape.material(metal(STEEL)), { scale: 0.9 })
      .cone(add(at, [-0.2, y, 0.12]), add(at, [0.2, y, 0.12]), 0.04, 0.04)
    tape.group(tape.material({ color: [0.7, 0.66, 0.5], gloss: 0.3 }), { scale: 0.9 })
    for (const side of [-1, 1]) {
      tape.cylinder(add(at, [side * 0.24, y, 0.14]), 0.1, 0.06, 0.03, {
        rotation: rotation(0, 0, 90),
      })
    }
  }
  s.hand(s, add(at, [0.28, -0.44, 0.02]), [0, 1, 0], { pose: 'edge' })
}

/** A surfboard that stands on its tail, beside the shoulder. */
const surfboard: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.36, -1.7, 0.5]
  const foam = tape.material({ color, gloss: 0.5, power: 50, fresnel: 0.4 })
  tape.group(foam, { scale: 0.88, framed: false }).ellipsoid(at, [0.42, 2.8, 0.1])
  for (const [y, dye] of [
    [0.4, [0.85, 0.83, 0.78]],
    [0.16, [0.8, 0.28, 0.05]],
  ] as const) {
    tape.paint(foam, 'stroke', {
      center: [at[0], y, at[2]],
      radii: [0.7, 0.2, 0.4],
      ...{ color: dye, opacity: 1, parameters: [at[0] - 0.6, y, at[0] + 0.6, y, 0.09] },
    })
  }
  tape
    .group(tape.material({ color: darker(color, 0.5), gloss: 0.3 }), { scale: 0.9 })
    .cone(add(at, [0, 0.4, 0.1]), add(at, [0, 2.72, 0.02]), 0.02, 0.02)
    .cone(add(at, [0.39, 0.7, 0.02]), add(at, [0.4, 0.3, 0.02]), 0.02, 0.02)
  s.hand(s, add(at, [0.39, 0.1, 0.04]), [0, 1, 0], { pose: 'edge' })
}

/** An open umbrella, its shaft over the shoulder, behind the head. */
const umbrella: PropSculptor = (s, color) => {
  const { tape } = s
  const [grip, top]: readonly [Vector, Vector] = [
    [1.46, -1.5, 0.7],
    [1.0, 1.3, -1.4],
  ]
  const cloth = tape.material({ ...felt(color), texture: 0.15, gloss: 0.1 })
  const turned = rotation(-34, 0, 12)
  const up: Vector = [turned[3], turned[4], turned[5]]
  const center = add(top, [0, -0.5, 0.1])
  tape
    .group(cloth, { scale: 0.82, grow: 0.06, framed: false })
    .ellipsoid(center, [2.0, 0.9, 2.0], { rotation: turned })
    .ellipsoid(add(center, [0, -0.07, 0.05]), [1.97, 0.87, 1.97], {
      operation: 'cut',
      blend: 0.01,
      rotation: turned,
    })
    .wave([0, 0, 0], [3.2, 0, 3.2], 0.03)
    .plane([-up[0], -up[1], -up[2]], -(up[0] * center[0] + up[1] * center[1] + up[2] * center[2]), {
      operation: 'keep',
      blend: 0.02,
    })
  tape
    .group(tape.material(metal(STEEL)), { framed: false })
    .cone(grip, add(top, [-0.06, 0.26, -0.2]), 0.03, 0.025)
  tape
    .group(tape.material({ ...wood(darker(WOOD, 0.2)), gloss: 0.3 }), { scale: 0.9, framed: false })
    .cone(add(grip, [0.09, -0.44, 0.3]), add(grip, [-0.03, 0.16, -0.1]), 0.06, 0.055)
  s.hand(s, grip, [-0.2, 1, -0.5])
}

export const LIVING = { rose, cat, balloon, basket, skateboard, surfboard, umbrella }
