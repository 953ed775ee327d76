import { metal } from '../materials.ts'
import { type Vector, rotation, scale } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'

/** A diver's copper ball with a barred window. */
export const divingHelmet: WearSculptor = ({ tape, form }, { color, trim }) => {
  const size = Math.max(1, (form.headWidth + 0.5) / 1.3)
  const sized = (radii: Vector): Vector => scale(radii, size)
  const ahead = rotation(90, 0, 0)
  tape
    .group(tape.material(metal(color)), { scale: 0.88 })
    .ellipsoid([0, 0.06, -0.12], sized([1.26, 1.36, 1.3]))
    .ellipsoid([0, 0.06, -0.12], sized([1.18, 1.28, 1.22]), { operation: 'cut', blend: 0.02 })
    .cylinder([0, -0.02, 1.0], 0.84 * size, 0.8, 0.02, {
      operation: 'cut',
      blend: 0.03,
      rotation: ahead,
    })
    .plane([0, -1, 0], 1.14, { operation: 'keep', blend: 0.03 })
  tape
    .group(tape.material(metal(trim)), { scale: 0.88 })
    .torus([0, -0.02, 0.86 * size], 0.86 * size, 0.09, { rotation: ahead })
    .torus([1.2 * size, 0.1, 0], 0.34, 0.08, { mirrored: true, rotation: rotation(0, 0, 90) })
    .torus([0, -1.14, -0.12], 0.84 * size, 0.13)
    .cylinder([0, 1.44 * size, -0.12], 0.16, 0.12, 0.04)
  for (const angle of [0, 45, 90, 135, 180, 225, 270, 315]) {
    const turn = (angle * Math.PI) / 180
    const [x, y] = [Math.cos(turn) * 0.87 * size, Math.sin(turn) * 0.87 * size - 0.02]
    tape.sphere([x, y, 0.96 * size], 0.055)
  }
  for (const x of [-0.42, 0.42]) {
    tape.cone([x, 0.72 * size, 1.0 * size], [x, -0.74 * size, 1.0 * size], 0.03, 0.03)
  }
}

/** A helmet with a comb, a shield in front and a brim that is long behind. */
export const fireHelmet: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const shell = tape.material({ color, gloss: 0.45, power: 50, fresnel: 0.4 })
  tape
    .group(shell, { scale: 0.88 })
    .ellipsoid([0, 0.62, -0.14], [head + 0.16, 0.78, 1.02])
    .plane([0, -1, 0.12], -0.54, { operation: 'keep', blend: 0.02 })
    .ellipsoid([0, 0.58, -0.24], [head + 0.36, 0.06, 1.42], {
      blend: 0.05,
      rotation: rotation(-8, 0, 0),
    })
    .cone([0, 1.1, 0.72], [0, 1.5, -0.1], 0.06, 0.08, { blend: 0.1 })
    .cone([0, 1.5, -0.1], [0, 1.1, -0.9], 0.08, 0.05, { blend: 0.1 })
    .cone([head * 0.6, 1.0, 0.5], [head * 0.5, 1.24, -0.2], 0.04, 0.04, {
      blend: 0.1,
      mirrored: true,
    })
  tape
    .group(tape.material(metal(trim)), { scale: 0.9 })
    .ellipsoid([0, 1.12, 0.86], [0.28, 0.36, 0.06], { rotation: rotation(-18, 0, 0) })
  tape
    .group(shell, { scale: 0.9 })
    .ellipsoid([0, 1.14, 0.9], [0.16, 0.2, 0.06], { rotation: rotation(-18, 0, 0) })
}

/** A racing driver's full helmet with the visor up and a stripe. */
export const racingHelmet: WearSculptor = ({ tape, form }, { color, trim }) => {
  const size = Math.max(1, (form.headWidth + 0.24) / 0.98)
  const shell = tape.material({ color, gloss: 0.6, power: 80, fresnel: 0.5 })
  tape
    .group(shell, { scale: 0.88 })
    .ellipsoid([0, 0.14, -0.12], [size, 1.16, 1.2])
    .ellipsoid([0, -0.5, 0.34], [0.8 * size, 0.62, 0.86], { blend: 0.2 })
    .ellipsoid([0, 0.06, -0.12], [0.9 * size, 1.06, 1.08], { operation: 'cut', blend: 0.02 })
    .ellipsoid([0, -0.5, 0.26], [0.7 * size, 0.6, 0.8], { operation: 'cut', blend: 0.02 })
    .box([0, 0.06, 1.0], [0.74 * size, 0.32, 0.8], 0.16, { operation: 'cut', blend: 0.03 })
    .plane([0, -1, 0], 1.04, { operation: 'keep', blend: 0.04 })
  for (const x of [-0.2, 0.2]) {
    tape.paint(shell, 'stroke', {
      center: [x, 1, 0],
      radii: [0.4, 1.1, 2],
      ...{ color: trim, opacity: 1, parameters: [x, 0.3, x, 1.6, 0.13] },
    })
  }
  tape
    .group(tape.material({ color: [0.02, 0.022, 0.03], gloss: 0.9, power: 90, fresnel: 0.8 }), {
      scale: 0.88,
    })
    .ellipsoid([0, 0.3, -0.1], [size + 0.05, 0.98, 1.24])
    .plane([0, -0.94, 0.34], -0.3, { operation: 'keep', blend: 0.03 })
    .plane([0, 0.94, -0.34], 0.52, { operation: 'keep', blend: 0.03 })
    .plane([0, 0, -1], -0.1, { operation: 'keep', blend: 0.05 })
  tape
    .group(tape.material(metal(trim)))
    .cylinder([size, 0.32, 0], 0.13, 0.05, 0.03, { mirrored: true, rotation: rotation(0, 0, 90) })
}
