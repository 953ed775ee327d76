import { darker } from '../color.ts'
import { felt } from '../materials.ts'
import { type Vector, rotation } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'
import { bandBetween, TILT } from './hats.ts'

/** A checked cap with a peak in front and behind, its ear flaps tied on top. */
export const deerstalker: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const tweed = tape.material(felt(color))
  tape
    .group(tweed, { scale: 0.86, grow: 0.04 })
    .ellipsoid([0, 0.58, -0.14], [head + 0.13, 0.8, 1.0])
    .plane([0, -1, 0.1], -0.46, { operation: 'keep', blend: 0.05 })
    .ellipsoid([0, 0.5, 0.82], [0.66, 0.055, 0.42], { blend: 0.03, rotation: rotation(16, 0, 0) })
    .ellipsoid([0, 0.44, -1.1], [0.64, 0.055, 0.42], { blend: 0.03, rotation: rotation(-20, 0, 0) })
    .cone([head + 0.09, 0.66, -0.12], [0.22, 1.38, -0.12], 0.17, 0.13, {
      blend: 0.04,
      mirrored: true,
    })
    .groove([0, 0.5, 0.9], [0, 1.38, -0.1], 0.04, [-0.016, -0.016])
  const check = { color: blendOf(color, trim), opacity: 0.55, mirrored: true }
  for (const x of [0.12, 0.36, 0.6, 0.8]) {
    tape.paint(tweed, 'stroke', {
      center: [x, 0.9, 0],
      radii: [0.2, 0.9, 2],
      ...{ ...check, parameters: [x, 0.3, x, 1.6, 0.03] },
    })
  }
  for (const y of [0.62, 0.84, 1.06, 1.26]) {
    tape.paint(tweed, 'stroke', {
      center: [0, y, 0],
      radii: [1.4, 0.2, 2],
      ...{ ...check, parameters: [-1.2, y, 1.2, y, 0.03] },
    })
  }
  tape
    .group(tape.material(felt(trim)), { scale: 0.9 })
    .ellipsoid([0.17, 1.46, -0.1], [0.19, 0.1, 0.08], {
      mirrored: true,
      rotation: rotation(0, 0, 14),
    })
    .sphere([0, 1.44, -0.08], 0.08)
}

const blendOf = (color: Vector, trim: Vector): Vector => [
  (color[0] + trim[0]) * 0.32,
  (color[1] + trim[1]) * 0.32,
  (color[2] + trim[2]) * 0.32,
]

/** A round hard crown and a narrow brim that curls up at the sides. */
export const bowler: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const cloth = tape.material({ ...felt(color), gloss: 0.14, power: 20 })
  tape
    .group(cloth, { scale: 0.86, grow: 0.03 })
    .ellipsoid([0, 0.7, -0.14], [head + 0.04, 0.92, 0.9])
    .plane([0, -1, 0.1], -0.6, { operation: 'keep', blend: 0.03 })
  tape
    .group(cloth, { scale: 0.86, grow: 0.03 })
    .ellipsoid([0, 0.66, -0.12], [head + 0.22, 0.06, 1.14], { rotation: TILT })
    .cone([head + 0.2, 0.76, 0.36], [head + 0.2, 0.72, -0.64], 0.09, 0.09, {
      blend: 0.12,
      mirrored: true,
    })
  tape
    .group(tape.material({ ...felt(trim), gloss: 0.12 }), { scale: 0.86 })
    .ellipsoid([0, 0.7, -0.14], [head + 0.07, 0.92, 0.93])
  bandBetween(tape, 0.66, 0.84)
}

/** A pinched crown and a brim that dips in front. */
export const fedora: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const cloth = tape.material(felt(color))
  tape
    .group(cloth, { scale: 0.84, grow: 0.04 })
    .ellipsoid([0, 0.66, -0.02], [head + 0.42, 0.06, 1.24], { rotation: rotation(3, 0, 2) })
    .ellipsoid([head + 0.3, 0.7, -0.1], [0.16, 0.07, 0.7], { blend: 0.1, mirrored: true })
  tape
    .group(cloth, { scale: 0.78, grow: 0.08 })
    .frustum([0, 1.06, -0.14], head + 0.1, head - 0.12, 0.4, 0.14, { rotation: TILT })
    .groove([0, 1.44, 0.5], [0, 1.5, -0.6], 0.24, [-0.16, -0.08])
    .bump([0.42, 1.24, 0.5], [0.24, 0.34, 0.3], -0.14, { mirrored: true })
  tape
    .group(tape.material({ ...felt(trim), gloss: 0.12 }), { scale: 0.86 })
    .frustum([0, 1.06, -0.14], head + 0.13, head - 0.09, 0.4, 0.14, { rotation: TILT })
  bandBetween(tape, 0.72, 0.94)
}

/** A tall creased crown; the sides of the brim are rolled up. */
export const cowboyHat: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const cloth = tape.material(felt(color))
  tape
    .group(cloth, { scale: 0.82, grow: 0.04 })
    .ellipsoid([0, 0.64, -0.02], [head + 0.34, 0.07, 1.5], { rotation: rotation(2, 0, 0) })
    .ellipsoid([head + 0.44, 0.86, -0.1], [0.34, 0.07, 1.06], {
      blend: 0.14,
      mirrored: true,
      rotation: rotation(0, 0, 44),
    })
  tape
    .group(cloth, { scale: 0.78, grow: 0.08 })
    .frustum([0, 1.1, -0.14], head + 0.1, head - 0.08, 0.5, 0.2, { rotation: TILT })
    .groove([0, 1.6, 0.5], [0, 1.64, -0.6], 0.26, [-0.2, -0.14])
    .bump([0.5, 1.4, 0.46], [0.26, 0.32, 0.3], -0.14, { mirrored: true })
  tape
    .group(tape.material({ ...felt(trim), gloss: 0.14 }), { scale: 0.86 })
    .frustum([0, 1.1, -0.14], head + 0.13, head - 0.05, 0.5, 0.2, { rotation: TILT })
  bandBetween(tape, 0.74, 0.88)
}

/** A very wide brim with a raised rim, and a high crown. */
export const sombrero: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const straw = tape.material({ ...felt(color), texture: 0.6, frequency: 30 })
  tape
    .group(straw, { scale: 0.84, grow: 0.04 })
    .frustum([0, 0.74, -0.12], 1.26, 1.6, 0.1, 0.05, { rotation: TILT })
    .frustum([0, 0.86, -0.14], 0.9, 1.52, 0.13, 0.02, {
      operation: 'cut',
      blend: 0.05,
      rotation: TILT,
    })
  tape
    .group(straw, { scale: 0.84, grow: 0.06 })
    .cone([0, 0.86, -0.14], [0, 1.66, -0.28], head + 0.06, 0.28, { blend: 0.1 })
    .plane([0, -1, 0.1], -0.68, { operation: 'keep', blend: 0.03 })
  const braid = tape.material({ ...felt(trim), gloss: 0.12 })
  tape.group(braid, { scale: 0.9 }).torus([0, 0.86, -0.14], 1.57, 0.055, { rotation: TILT })
  tape.group(braid, { scale: 0.86 }).cone([0, 0.86, -0.14], [0, 1.66, -0.28], head + 0.1, 0.31)
  bandBetween(tape, 0.86, 1.06)
  tape.group(tape.material(felt(darker(trim, 0.3))), { scale: 0.9 })
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI
    tape.sphere(
      [Math.sin(angle) * 1.57, 0.85 + Math.cos(angle) * 0.25, Math.cos(angle) * 1.55 - 0.14],
      0.075,
    )
  }
}
