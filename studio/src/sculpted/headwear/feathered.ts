import { felt, metal } from '../materials.ts'
import type { SculptContext } from '../SculptContext.ts'
import { type Vector, rotation } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'
import { wideBrim } from './hats.ts'

/** A hat worn sideways: two flat flaps in front and behind, and a cockade. */
export const bicorne: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const cloth = tape.material(felt(color))
  const braid = tape.material({ ...felt(trim), gloss: 0.16 })
  for (const [z, tall] of [
    [0.72, 0],
    [-0.84, 0.12],
  ] as const) {
    const center: Vector = [0, 0.5, z]
    const tilted = rotation(z > 0 ? -12 : 12, 0, 0)
    tape
      .group(cloth, { scale: 0.84, grow: 0.04 })
      .ellipsoid(center, [head + 0.62, 0.96 + tall, 0.1], { rotation: tilted })
      .plane([0, -1, 0], -0.58, { operation: 'keep', blend: 0.03 })
    tape
      .group(braid, { scale: 0.84 })
      .ellipsoid(center, [head + 0.67, 1.0 + tall, 0.07], { rotation: tilted })
      .ellipsoid(center, [head + 0.57, 0.9 + tall, 0.3], {
        operation: 'cut',
        blend: 0.01,
        rotation: tilted,
      })
      .plane([0, -1, 0], -0.58, { operation: 'keep', blend: 0.02 })
  }
  tape
    .group(cloth, { scale: 0.86, grow: 0.03 })
    .ellipsoid([0, 0.6, -0.12], [head + 0.04, 0.6, 0.84])
    .plane([0, -1, 0.1], -0.56, { operation: 'keep', blend: 0.04 })
  tape
    .group(braid, { scale: 0.9 })
    .cylinder([0.34, 1.06, 0.74], 0.17, 0.05, 0.02, { rotation: rotation(78, 0, 0) })
  tape
    .group(tape.material(metal([0.72, 0.5, 0.16])))
    .sphere([0.34, 1.06, 0.8], 0.07)
    .cone([0.34, 1.0, 0.81], [0.34, 0.66, 0.88], 0.03, 0.03)
}

/** A wide hat with a curling ostrich feather. */
export const plumedHat: WearSculptor = (s, dyes) => {
  wideBrim(s, { ...dyes, trim: dyes.color })
  growFeather(s, dyes.trim, [
    { at: [-0.5, 0.92, 0.72], radius: 0.08 },
    { at: [0, 1.26, 0.74], radius: 0.2 },
    { at: [0.6, 1.5, 0.5], radius: 0.25 },
    { at: [1.06, 1.42, 0.16], radius: 0.24 },
    { at: [1.34, 1.06, -0.04], radius: 0.17 },
    { at: [1.34, 0.8, -0.04], radius: 0.05 },
  ])
}

/** A forester's cap: pointed in front, turned up behind, with a feather. */
export const featheredCap: WearSculptor = (s, { color, trim }) => {
  const { tape, form } = s
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.84, grow: 0.05 })
    .ellipsoid([0, 0.62, -0.18], [head + 0.1, 0.72, 0.98])
    .cone([0, 0.98, -0.3], [0, 1.34, -0.66], 0.5, 0.16, { blend: 0.2 })
    .plane([0, -1, 0.1], -0.54, { operation: 'keep', blend: 0.05 })
    .cone([0, 0.6, 0.6], [0, 0.56, 1.4], 0.34, 0.02, { blend: 0.2 })
    .plane([0, -1, 0.05], -0.42, { operation: 'keep', blend: 0.05 })
    .ellipsoid([0, 0.68, -0.5], [head + 0.16, 0.17, 0.7], {
      blend: 0.06,
      rotation: rotation(-8, 0, 0),
    })
    .wave([0, 1, 0], [3, 4, 3], 0.012, [1, 1, 1])
  growFeather(s, trim, [
    { at: [head + 0.08, 0.74, 0.34], radius: 0.04 },
    { at: [head + 0.2, 1.08, -0.02], radius: 0.12 },
    { at: [head + 0.28, 1.5, -0.5], radius: 0.13 },
    { at: [head + 0.3, 1.86, -1.06], radius: 0.03 },
  ])
}

/** A feather along a path: a thin quill between two vanes. */
const growFeather = (
  { tape }: SculptContext,
  color: Vector,
  path: readonly { readonly at: Vector; readonly radius: number }[],
): void => {
  tape.group(tape.material({ kind: 'cloth', color, texture: 0.5, frequency: 18, fresnel: 0.3 }), {
    scale: 0.75,
    grow: 0.06,
  })
  path.slice(1).forEach((end, i) => {
    const start = path[i] ?? end
    tape.cone(start.at, end.at, start.radius, end.radius, { blend: 0.1 })
  })
  tape.wave([0, 1, 0], [4, 22, 22], 0.026, [1, 3, 3])
}
