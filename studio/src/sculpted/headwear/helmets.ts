import { metal } from '../materials.ts'
import { type Vector, rotation, scale } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'

export const hornedHelmet: WearSculptor = (s, dyes) => {
  helmet(s, dyes)
  const { tape, form } = s
  const x = form.headWidth + 0.05
  tape
    .group(tape.material({ color: [0.55, 0.45, 0.3], gloss: 0.2, power: 24, fresnel: 0.2 }))
    .cone([x, 0.66, -0.12], [x + 0.34, 0.86, -0.1], 0.17, 0.14, { blend: 0.05, mirrored: true })
    .cone([x + 0.34, 0.86, -0.1], [x + 0.5, 1.28, 0.0], 0.14, 0.085, {
      blend: 0.05,
      mirrored: true,
    })
    .cone([x + 0.5, 1.28, 0.0], [x + 0.42, 1.66, 0.12], 0.085, 0.02, {
      blend: 0.05,
      mirrored: true,
    })
}

/** A rounded helmet with a brow band, a nose guard and cheek plates. */
export const helmet: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material(metal(color)), { scale: 0.9 })
    .ellipsoid([0, 0.5, -0.14], [head + 0.15, 0.94, 1.06])
    .plane([0, -1, 0.1], -0.46, { operation: 'keep', blend: 0.02 })
    .ellipsoid([head + 0.02, -0.2, 0.12], [0.08, 0.62, 0.34], { mirrored: true, blend: 0.05 })
  tape
    .group(tape.material(metal(trim)), { scale: 0.9 })
    .torus([0, 0.52, -0.12], head + 0.17, 0.055, { rotation: rotation(-5, 0, 0) })
    .cone([0, 0.5, 0.96], [0, 1.42, -0.1], 0.05, 0.05)
    .box([0, 0.3, 0.93], [0.06, 0.26, 0.04], 0.03, { rotation: rotation(8, 0, 0) })
}

export const spaceHelmet: WearSculptor = ({ tape, form }, { color }) => {
  // Leaves room for wide heads.
  const size = Math.max(1, (form.headWidth + 0.5) / 1.3)
  const sized = (radii: Vector): Vector => scale(radii, size)
  const shell = tape.material({ color, gloss: 0.3, power: 40, fresnel: 0.5 })
  tape
    .group(shell, { scale: 0.9 })
    .ellipsoid([0, 0.08, -0.14], sized([1.3, 1.42, 1.34]))
    .ellipsoid([0, 0.08, -0.14], sized([1.22, 1.34, 1.26]), { operation: 'cut', blend: 0.02 })
    .ellipsoid([0, 0.06, 1.0], sized([1.02, 1.06, 1.1]), { operation: 'cut', blend: 0.05 })
    .plane([0, -1, 0], 1.16, { operation: 'keep', blend: 0.05 })
    .torus([0, -1.15, -0.12], 0.82 * size, 0.11)
    .cylinder([1.3 * size, 0.0, -0.1], 0.2, 0.1, 0.04, {
      mirrored: true,
      rotation: rotation(0, 0, 90),
    })
}
