import { hug } from './hug.ts'
import { darker } from '../color.ts'
import { metal } from '../materials.ts'
import { felt } from '../materials.ts'
import { rotation } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'

export const cap: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const cloth = tape.material(felt(color))
  tape
    .group(cloth, { scale: 0.9, grow: 0.04 })
    .ellipsoid([0, 0.56, -0.14], [head + 0.15, 0.76, 1.02])
    .ellipsoid([0, 0.86, 0.0], [head + 0.2, 0.5, 0.9], { blend: 0.2 })
    .plane([0, -1, 0.12], -0.5, { operation: 'keep', blend: 0.06 })
  tape
    .group(cloth, { scale: 0.85 })
    .ellipsoid([0, 0.54, 0.72], [0.66, 0.055, 0.56], { rotation: rotation(9, 0, 0) })
    .plane([0, 0, -1], -0.55, { operation: 'keep', blend: 0.05 })
  tape
    .group(tape.material({ color: trim, gloss: 0.08 }))
    .ellipsoid([0, 0.9, 0.84], [0.2, 0.2, 0.05], { rotation: rotation(-24, 0, 0) })
}

export const hood: WearSculptor = ({ tape, form }, { color }) => {
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.82, grow: 0.08 })
    .ellipsoid([0, 0.28, -0.16], [head + 0.32, 1.08, 1.16])
    .cone([0, -0.6, -0.3], [0, -1.6, -0.3], head + 0.26, head + 0.44, { blend: 0.3 })
    .cone([0, 1.0, -0.4], [0, 1.3, -0.9], 0.4, 0.1, { blend: 0.3 })
    .ellipsoid([0, -0.06, 0.75], [head * 0.94, 1.06, 1.1], { operation: 'cut', blend: 0.09 })
    .ellipsoid([0, -1.4, 0.7], [0.5, 0.9, 0.8], { operation: 'cut', blend: 0.1 })
    .wave([0, 0, 0], [2.6, 3.1, 3.8], 0.022, [1.3, 1.7, 1.6])
}

export const beanie: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.85, grow: 0.04 })
    .ellipsoid([0, 0.52, -0.16], [head + 0.12, 0.86, 1.02])
    .ellipsoid([0, 1.28, -0.3], [0.3, 0.16, 0.3], { blend: 0.3 })
    .plane([0, -1, 0.12], -0.42, { operation: 'keep', blend: 0.05 })
  tape
    .group(tape.material(felt(trim)), { scale: 0.85, grow: 0.04 })
    .frustum([0, 0.56, -0.13], head + 0.17, head + 0.12, 0.15, 0.06, {
      rotation: rotation(-7, 0, 0),
    })
    .wave([0, 0, 0], [26, 0, 26], 0.012)
}

export const bandana: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.85, grow: 0.04 })
    .ellipsoid([0, 0.46, -0.15], [head + 0.09, 0.82, 0.99])
    .plane([0, -0.97, 0.25], -0.36, { operation: 'keep', blend: 0.05 })
    .wave([0, 0.8, 0], [3, 9, 3], 0.014, [1, 2, 2])
  tape
    .group(tape.material(felt(darker(trim, 0.1))), { scale: 0.85 })
    .ellipsoid([head + 0.06, 0.36, -0.5], [0.13, 0.12, 0.13])
    .cone([head + 0.1, 0.34, -0.5], [head + 0.2, -0.3, -0.52], 0.07, 0.11, { blend: 0.05 })
    .cone([head + 0.08, 0.34, -0.56], [head + 0.06, -0.42, -0.66], 0.07, 0.1, { blend: 0.05 })
}

export const headband: WearSculptor = ({ tape, form }, { color, trim }) => {
  tape.group(tape.material(felt(color)), { scale: 0.86 })
  hug({ tape, form }, { y: 0.56, half: 0.095, tilt: 0.21, lift: 0.085 })
  tape.group(tape.material(metal(trim))).ellipsoid([0, 0.7, 0.84], [0.1, 0.08, 0.05])
}
