import type { SculptContext } from '../SculptContext.ts'
import { felt } from '../materials.ts'
import { type Vector, rotation, scale } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'

export const wizardHat: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.78, grow: 0.06 })
    .frustum([0, 0.6, -0.1], 1.52, 0.7, 0.12, 0.03, { rotation: BRIM_TILT })
    .frustum([0, 0.53, -0.1], 1.52, 0.7, 0.12, 0.01, {
      operation: 'cut',
      blend: 0.02,
      rotation: BRIM_TILT,
    })
    .wave([0, 0.6, 0], [1.6, 0.4, 1.9], 0.018, [1.1, 1.2, 1.6])
  tape
    .group(tape.material(felt(color)), { scale: 0.78, grow: 0.12 })
    .cone([0, 0.62, -0.12], [0.04, 1.28, -0.22], head + 0.12, 0.52, { blend: 0.12 })
    .cone([0.04, 1.28, -0.22], [0.0, 1.86, -0.3], 0.52, 0.3, { blend: 0.2 })
    .cone([0.0, 1.86, -0.3], [0.16, 2.34, -0.34], 0.3, 0.17, { blend: 0.16 })
    .cone([0.16, 2.34, -0.34], [0.52, 2.66, -0.3], 0.17, 0.045, { blend: 0.1 })
    .wave([0, 0.6, 0], [2.1, 0.6, 2.6], 0.035, [1.1, 1.2, 1.6])
    .wave([0, 1.4, 0], [2.2, 8.5, 1.8], 0.032, [1.4, 1.2, 2.4])
    .groove([-0.5, 1.16, 0.3], [0.42, 1.02, 0.44], 0.2, [-0.03, -0.035])
    .groove([-0.4, 1.62, 0.1], [0.4, 1.5, 0.16], 0.18, [-0.03, -0.025])
    .groove([-0.1, 2.1, -0.1], [0.42, 1.96, -0.1], 0.16, [-0.026, -0.026])
  tape
    .group(tape.material({ ...felt(trim), gloss: 0.12 }), { scale: 0.85, grow: 0.04 })
    .cone([0, 0.62, -0.12], [0.04, 1.28, -0.22], head + 0.19, 0.59)
    .plane([0, 1, -0.1], 1.06, { operation: 'keep', blend: 0.03 })
    .plane([0, -1, 0.1], -0.78, { operation: 'keep', blend: 0.03 })
    .wave([0, 0.8, 0], [5, 3, 5], 0.012)
}

export const topHat: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material({ ...felt(color), gloss: 0.16, power: 20 }), { scale: 0.85, grow: 0.03 })
    .ellipsoid([0, 0.7, -0.1], [head + 0.42, 0.06, 1.26], { rotation: TILT })
    .frustum([0, 1.28, -0.16], head + 0.08, head + 0.2, 0.6, 0.05, { blend: 0.1, rotation: TILT })
  tape
    .group(tape.material(felt(trim)), { scale: 0.85 })
    .frustum([0, 1.28, -0.16], head + 0.115, head + 0.235, 0.6, 0.05, { rotation: TILT })
  bandBetween(tape, 0.74, 1.0)
}

export const tricorne: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.82, grow: 0.06 })
    .ellipsoid([0, 0.72, -0.14], [head + 0.09, 0.5, 0.92], { rotation: TILT })
    .plane([0, -1, 0.1], -0.52, { operation: 'keep', blend: 0.04 })
  // The brim is turned up on three sides; its corners point forward and to both sides of the back.
  const cloth = tape.material(felt(color))
  const braid = tape.material({ ...felt(trim), gloss: 0.12 })
  const sides = [60, -60, 180]
  for (const side of sides) {
    const outwards = directionAt(side)
    const center: Vector = [outwards[0] * FLAP, 0.84, outwards[2] * FLAP - 0.12]
    const turned = rotation(-16, side, 0)
    const cutMiters = (): void => {
      for (const other of sides) {
        if (other === side) continue
        const normal = directionAt(other)
        const offset = FLAP + 0.06 - 0.12 * normal[2]
        tape.plane(normal, offset, { operation: 'keep', blend: 0.03 })
      }
    }
    tape.group(cloth, { scale: 0.85 }).ellipsoid(center, [1.34, 0.46, 0.075], { rotation: turned })
    cutMiters()
    tape
      .group(braid)
      .ellipsoid(center, [1.38, 0.5, 0.05], { rotation: turned })
      .ellipsoid(center, [1.28, 0.42, 0.3], { operation: 'cut', blend: 0.01, rotation: turned })
      .plane([0, -1, 0], -0.84, { operation: 'keep', blend: 0.02 })
    cutMiters()
  }
}

export const wideBrim: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const cloth = tape.material(felt(color))
  tape
    .group(cloth, { scale: 0.85, grow: 0.03 })
    .frustum([0, 0.68, -0.1], 1.36, 1.42, 0.045, 0.04, { rotation: TILT })
  tape
    .group(cloth, { scale: 0.8, grow: 0.06 })
    .frustum([0, 1.0, -0.14], head + 0.13, head - 0.06, 0.34, 0.16, { rotation: TILT })
    .groove([0, 1.36, 0.4], [0, 1.38, -0.6], 0.22, [-0.12, -0.06])
  tape
    .group(tape.material({ ...felt(trim), gloss: 0.12 }), { scale: 0.9 })
    .frustum([0, 1.0, -0.14], head + 0.16, head - 0.03, 0.34, 0.16, { rotation: TILT })
  bandBetween(tape, 0.7, 0.9)
}

/** Hats are tilted back a little. */
export const TILT = rotation(-9, 0, 2)

const BRIM_TILT = rotation(-5, 0, 2)

/** How far from the middle a tricorne's brim is turned up. */
const FLAP = 0.82

/** The horizontal direction at an angle from the front, in degrees. */
const directionAt = (degrees: number): Vector => {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle), 0, Math.cos(angle)]
}

/** Cuts a hatband out of a slightly wider copy of the crown: the ring between two heights. */
export const bandBetween = (tape: SculptContext['tape'], bottom: number, top: number): void => {
  const up: Vector = [TILT[3], TILT[4], TILT[5]]
  tape
    .plane(up, top, { operation: 'keep', blend: 0.02 })
    .plane(scale(up, -1), -bottom, { operation: 'keep', blend: 0.02 })
}
