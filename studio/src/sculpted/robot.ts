import { darker, linear } from './color.ts'
import { metal } from './materials.ts'
import type { SculptContext } from './SculptContext.ts'
import { blend, rotation, scale, type Vector } from '../kernel/vector.ts'

/** A head of plates with lamps for eyes, on a jointed neck. */
export const sculptRobot = ({ tape, spec, form, addBloom }: SculptContext): void => {
  const color = linear(spec.skin)
  const plate = tape.material(metal(blend(color, [0.5, 0.5, 0.52], 0.25)))
  const joint = tape.material(metal([0.11, 0.115, 0.125]))
  const w = form.headWidth
  tape
    .group(plate, { scale: 0.88, grow: 0.1 })
    .ellipsoid([0, 0.34, -0.12], [w + 0.02, 0.86, 0.9])
    .box([0, -0.28, 0.1], [w * 0.84, 0.66, 0.62], 0.28, { blend: 0.22 })
    .box([0, -0.7, 0.4], [0.4, 0.26, 0.36], 0.14, { blend: 0.12 })
    .box([0, 0.02, 0.78], [0.62, 0.2, 0.34], 0.12, { operation: 'cut', blend: 0.05 })
    .groove([0, 1.2, 0.2], [0, 0.32, 0.82], 0.035, [-0.03, -0.03])
    .groove([-w, 0.34, 0.5], [w, 0.34, 0.5], 0.035, [-0.02, -0.02])
    .groove([0.44, -0.2, 0.72], [0.52, -0.86, 0.5], 0.03, [-0.03, -0.03], { mirrored: true })
  tape
    .group(joint, { scale: 0.9, grow: 0.03 })
    .box([0, 0.02, 0.55], [0.6, 0.19, 0.16], 0.1)
    .cylinder([w + 0.02, 0.02, -0.1], 0.22, 0.09, 0.04, {
      mirrored: true,
      rotation: rotation(0, 0, 90),
    })
    .cone([w + 0.08, 0.1, -0.14], [w + 0.14, 0.82, -0.2], 0.028, 0.018, { mirrored: true })
  for (let i = 0; i < 5; i++) tape.box([-0.24 + i * 0.12, -0.68, 0.745], [0.036, 0.12, 0.02], 0.015)
  tape.group(joint, { scale: 0.9, framed: false })
  for (let i = 0; i < 6; i++) {
    tape.torus([0, -0.98 - i * 0.13, -0.12], form.neckWidth * 0.82, 0.085, {})
  }
  tape.cone([0, -0.8, -0.12], [0, -1.9, -0.16], form.neckWidth * 0.8, form.neckWidth * 0.8)
  const light = lamp(spec.face.eyeColor)
  const eyes: Vector = [form.eyeX, 0.02, 0.69]
  tape
    .group(tape.material(metal(darker([0.3, 0.3, 0.32], 0.2))), { scale: 0.9 })
    .torus(eyes, 0.145, 0.035, { mirrored: true, rotation: rotation(90, 0, 0) })
  tape
    .group(tape.material({ kind: 'glow', color: scale(light, 1.7) }))
    .ellipsoid(eyes, [0.118, 0.118, 0.06], { mirrored: true })
  const left: Vector = [-form.eyeX, 0.02, 0.72]
  const right: Vector = [form.eyeX, 0.02, 0.72]
  addBloom({ from: left, to: right, radius: 0.5, color: scale(light, 0.35) })
}

/** Even a dark eye color glows. */
const lamp = (eyeColor: `#${string}`): Vector => {
  const color = linear(eyeColor)
  const strongest = Math.max(...color, 0.05)
  return blend(scale(color, 1 / strongest), [1, 1, 1], 0.12)
}
