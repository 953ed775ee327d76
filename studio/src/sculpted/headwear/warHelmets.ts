import { metal } from '../materials.ts'
import { type Vector, rotation } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'

/** A knight's closed helmet: a pointed visor with a slit, and a plume. */
export const visoredHelmet: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material(metal(color)), { scale: 0.88 })
    .ellipsoid([0, 0.2, -0.12], [head + 0.17, 1.1, 1.12])
    .cone([0, -0.5, 0.0], [0, -1.15, 0.06], head + 0.02, head - 0.04, { blend: 0.15 })
    .cone([0, 1.24, 0.4], [0, 1.0, -1.0], 0.05, 0.05, { blend: 0.08 })
    .plane([0, -1, 0], 1.2, { operation: 'keep', blend: 0.03 })
  const visor = tape.material(metal(color))
  tape
    .group(visor, { scale: 0.85 })
    .ellipsoid([0, -0.3, 0.38], [head + 0.04, 0.86, 0.72])
    .cone([0, -0.24, 0.86], [0, -0.36, 1.34], 0.42, 0.06, { blend: 0.36 })
  const ink: Vector = [0.008, 0.008, 0.01]
  tape.paint(visor, 'stroke', {
    center: [0, 0.1, 0.9],
    radii: [0.8, 0.2, 0.8],
    ...{ color: ink, opacity: 1, parameters: [-0.62, 0.12, 0.62, 0.12, 0.075] },
  })
  for (const [x, y] of HOLES) {
    tape.paint(visor, 'patch', {
      center: [x, y, 0.9],
      radii: [0.045, 0.045, 0.6],
      ...{ color: ink, opacity: 1, mirrored: true, parameters: [0.2] },
    })
  }
  tape
    .group(tape.material(metal(trim)), { scale: 0.9 })
    .sphere([head + 0.14, 0.1, 0.12], 0.1, { mirrored: true })
    .torus([0, -1.12, 0], head + 0.03, 0.06)
  tape.group(tape.material({ kind: 'cloth', color: trim, texture: 0.4, frequency: 20 }), {
    scale: 0.8,
    grow: 0.06,
  })
  PLUME.slice(1).forEach((end, i) => {
    tape.cone(PLUME[i] ?? end, end, 0.13 + 0.05 * i, 0.18 + 0.02 * i, { blend: 0.1 })
  })
  tape.wave([0, 1, 0], [9, 4, 9], 0.03, [1, 2, 2])
}

const HOLES = [
  [0.16, -0.36],
  [0.3, -0.36],
  [0.23, -0.5],
  [0.36, -0.5],
  [0.16, -0.62],
  [0.3, -0.62],
] as const

const PLUME: readonly Vector[] = [
  [0, 1.22, -0.5],
  [0, 1.56, -0.72],
  [0, 1.5, -1.1],
  [0, 1.1, -1.36],
]

/** A helmet with cheek plates and a fan of bristles across the top. */
export const crestedHelmet: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material(metal(color)), { scale: 0.88 })
    .ellipsoid([0, 0.48, -0.14], [head + 0.14, 0.86, 1.06])
    .plane([0, -1, 0.1], -0.4, { operation: 'keep', blend: 0.02 })
    .ellipsoid([0, 0.4, 0.86], [head - 0.06, 0.07, 0.24], {
      blend: 0.04,
      rotation: rotation(-14, 0, 0),
    })
    .ellipsoid([head + 0.04, -0.28, 0.26], [0.06, 0.7, 0.3], { mirrored: true, blend: 0.05 })
    .ellipsoid([0, -0.3, -0.86], [head * 0.9, 0.8, 0.2], { blend: 0.06 })
  tape
    .group(tape.material(metal(trim)), { scale: 0.9 })
    .torus([0, 0.46, -0.13], head + 0.15, 0.04, { rotation: rotation(-6, 0, 0) })
    .box([0, 1.36, -0.16], [0.5, 0.07, 0.09], 0.03)
  tape
    .group(tape.material({ kind: 'cloth', color: trim, texture: 0.7, frequency: 16 }), {
      scale: 0.75,
      grow: 0.06,
    })
    .ellipsoid([0, 0.9, -0.16], [head + 0.36, 1.12, 0.2])
    .ellipsoid([0, 0.5, -0.16], [head + 0.16, 0.92, 1.08], { operation: 'cut', blend: 0.02 })
    .plane([0, -1, 0], -0.74, { operation: 'keep', blend: 0.04 })
    .wave([0, 1, 0], [24, 6, 20], 0.026)
}

/** A bowl of plates with a flared neck guard of laced rows and a crescent in front. */
export const samuraiHelmet: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const lacquer = tape.material({ color, gloss: 0.4, power: 40, fresnel: 0.4 })
  tape
    .group(lacquer, { scale: 0.88 })
    .ellipsoid([0, 0.54, -0.14], [head + 0.16, 0.86, 1.04])
    .plane([0, -1, 0.1], -0.46, { operation: 'keep', blend: 0.02 })
    .ellipsoid([0, 0.5, 0.84], [head - 0.08, 0.06, 0.36], {
      rotation: rotation(10, 0, 0),
      blend: 0.03,
    })
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * 2 * Math.PI
    const [x, z] = [Math.sin(angle), Math.cos(angle)]
    tape.groove(
      [x * (head + 0.1), 0.6, z * 0.98 - 0.14],
      [x * 0.2, 1.36, z * 0.24 - 0.14],
      0.05,
      [0.03, 0.02],
    )
  }
  const braid = tape.material({ kind: 'cloth', color: trim, texture: 0.4, frequency: 40 })
  for (let row = 0; row < 3; row++) {
    const [y, wide] = [0.3 - row * 0.26, head + 0.28 + row * 0.13]
    for (const [material, lift] of [
      [lacquer, 0],
      [braid, -0.1],
    ] as const) {
      tape
        .group(material, { scale: 0.85 })
        .frustum([0, y + lift, -0.24], wide + 0.06, wide - 0.06, lift ? 0.025 : 0.12, 0.02)
        .frustum([0, y + lift, -0.24], wide - 0.01, wide - 0.13, 0.16, 0.01, {
          operation: 'cut',
          blend: 0.01,
        })
        .plane([0, 0, 1], 0.3 - row * 0.08, { operation: 'keep', blend: 0.03 })
    }
  }
  tape
    .group(tape.material(metal(trim)), { scale: 0.9 })
    .torus([0, 1.5, 0.78], 0.5, 0.055, { rotation: rotation(90, 0, 0) })
    .torus([0, 1.56, 0.78], 0.46, 0.07, {
      operation: 'cut',
      blend: 0.02,
      rotation: rotation(90, 0, 0),
    })
    .plane([0, 1, 0], 1.62, { operation: 'keep', blend: 0.02 })
    .ellipsoid([0, 0.98, 0.84], [0.12, 0.14, 0.05])
    .cone([0, 1.38, -0.1], [0, 1.52, -0.1], 0.1, 0.06)
}
