import { darker } from '../color.ts'
import { felt, leather, metal } from '../materials.ts'
import { type Vector, add, rotation } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'
import { TILT } from './hats.ts'

/** A cone without its tip, with a tassel. */
export const fez: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.88, grow: 0.03 })
    .frustum([0, 1.1, -0.18], head + 0.02, head - 0.2, 0.46, 0.05, { rotation: TILT })
  tape
    .group(tape.material(felt(trim)), { scale: 0.88, grow: 0.03 })
    .cone([0, 1.57, -0.26], [0.5, 1.56, 0.06], 0.03, 0.03)
    .cone([0.5, 1.56, 0.06], [0.66, 1.28, 0.2], 0.03, 0.03)
    .cone([0.66, 1.26, 0.2], [0.68, 0.94, 0.24], 0.045, 0.1)
    .wave([0, 1, 0], [30, 0, 30], 0.01)
}

/** A soft disk of felt that falls to one side. */
export const beret: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.84, grow: 0.05 })
    .ellipsoid([0.16, 0.92, -0.2], [head + 0.36, 0.34, 1.1], { rotation: rotation(-10, 0, -14) })
    .ellipsoid([0, 0.66, -0.16], [head + 0.1, 0.36, 0.96], { blend: 0.2 })
    .plane([0, -1, 0.1], -0.52, { operation: 'keep', blend: 0.05 })
    .wave([0, 1, 0], [3, 4, 3], 0.02, [1, 1, 1])
    .cone([0.18, 1.22, -0.24], [0.2, 1.36, -0.26], 0.035, 0.03)
  tape
    .group(tape.material(leather(trim)), { scale: 0.9 })
    .torus([0, 0.62, -0.14], head + 0.05, 0.05, { rotation: rotation(-6, 0, 0) })
}

/** An officer's cap: a wide flat top, a band with a badge, a glossy peak. */
export const peakedCap: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.86, grow: 0.03 })
    .frustum([0, 0.98, -0.08], head + 0.08, head + 0.36, 0.18, 0.1, {
      rotation: rotation(-10, 0, 0),
    })
    .ellipsoid([0, 1.16, -0.12], [head + 0.36, 0.16, 1.14], {
      blend: 0.08,
      rotation: rotation(-12, 0, 0),
    })
  tape
    .group(tape.material(felt(darker(color, 0.5))), { scale: 0.88 })
    .frustum([0, 0.7, -0.1], head + 0.1, head + 0.08, 0.14, 0.03, { rotation: rotation(-8, 0, 0) })
  tape
    .group(tape.material({ color: [0.012, 0.012, 0.014], gloss: 0.7, power: 60, fresnel: 0.5 }), {
      scale: 0.86,
    })
    .ellipsoid([0, 0.56, 0.7], [0.64, 0.05, 0.5], { rotation: rotation(22, 0, 0) })
    .plane([0, 0, -1], -0.56, { operation: 'keep', blend: 0.04 })
  tape
    .group(tape.material(metal(trim)), { scale: 0.9 })
    .cone([-0.56, 0.72, 0.62], [0, 0.68, 0.86], 0.03, 0.03)
    .cone([0, 0.68, 0.86], [0.56, 0.72, 0.62], 0.03, 0.03)
    .ellipsoid([0, 1.0, 0.86], [0.15, 0.18, 0.05], { rotation: rotation(20, 0, 0) })
    .ellipsoid([0.2, 1.02, 0.84], [0.13, 0.06, 0.04], {
      mirrored: true,
      rotation: rotation(20, 0, 24),
    })
}

/** A skull cap with a square board and a tassel. */
export const mortarboard: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const cloth = tape.material(felt(color))
  tape
    .group(cloth, { scale: 0.88, grow: 0.03 })
    .ellipsoid([0, 0.56, -0.16], [head + 0.09, 0.76, 0.98])
    .plane([0, -1, 0.1], -0.5, { operation: 'keep', blend: 0.04 })
  tape
    .group(cloth, { scale: 0.9 })
    .box([0, 1.3, -0.16], [0.98, 0.045, 0.98], 0.02, { rotation: rotation(8, 45, 0) })
  tape
    .group(tape.material(felt(trim)), { scale: 0.9, grow: 0.03 })
    .sphere([0, 1.36, -0.16], 0.07)
    .cone([0, 1.36, -0.16], [0.82, 1.28, 0.34], 0.028, 0.028)
    .cone([0.82, 1.28, 0.34], [0.86, 0.84, 0.38], 0.028, 0.028)
    .cone([0.86, 0.82, 0.38], [0.87, 0.5, 0.4], 0.05, 0.1)
    .wave([0, 1, 0], [30, 0, 30], 0.01)
}

/** A tall band of folds with a puff of cloth on top. */
export const chefHat: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const linen = tape.material({ ...felt(color), texture: 0.2 })
  tape.group(linen, { scale: 0.8, grow: 0.08 })
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * 2 * Math.PI + 0.45
    tape.sphere([Math.sin(angle) * 0.58, 1.62, Math.cos(angle) * 0.58 - 0.26], 0.46, {
      blend: 0.12,
    })
  }
  tape.ellipsoid([0, 1.84, -0.26], [0.72, 0.36, 0.72], { blend: 0.12 })
  tape
    .group(linen, { scale: 0.84, grow: 0.05 })
    .frustum([0, 0.98, -0.16], head + 0.08, head + 0.12, 0.46, 0.04, { rotation: TILT })
    .wave([0, 1, 0], [14, 0, 14], 0.016)
  tape
    .group(tape.material(felt(trim)), { scale: 0.9 })
    .frustum([0, 0.62, -0.1], head + 0.12, head + 0.12, 0.06, 0.02, { rotation: TILT })
}

/** A small folded cap of starched linen with a cross. */
export const nurseCap: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const at: Vector = [0, 1.22, 0.2]
  const turned = rotation(-30, 0, 0)
  tape
    .group(tape.material({ ...felt(color), texture: 0.15 }), { scale: 0.86, grow: 0.02 })
    .ellipsoid([0, 1.0, -0.06], [head - 0.02, 0.5, 0.56], { rotation: turned })
    .box(at, [head - 0.1, 0.26, 0.05], 0.05, { blend: 0.08, rotation: turned })
    .plane([0, -0.9, 0.3], -0.82, { operation: 'keep', blend: 0.03 })
  tape
    .group(tape.material({ color: trim, gloss: 0.1 }))
    .box(add(at, [0, 0.06, 0.09]), [0.055, 0.17, 0.03], 0.01, { rotation: turned })
    .box(add(at, [0, 0.06, 0.09]), [0.17, 0.055, 0.03], 0.01, { rotation: turned })
}
