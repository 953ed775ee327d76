import { dyesOf } from '../garments/cuts.ts'
import { albedo, darker } from './color.ts'
import { felt, metal } from './materials.ts'
import type { SculptContext } from './SculptContext.ts'
import { rotation, type Vector } from '../kernel/vector.ts'

const BLACK: Vector = [0.012, 0.012, 0.014]

/** A plate over the whole face with round holes. */
export const hockeyMask = (s: SculptContext): void => {
  const { tape, form } = s
  const plate = tape.material({ color: [0.62, 0.58, 0.48], gloss: 0.3, power: 30, fresnel: 0.3 })
  tape
    .group(plate, { scale: 0.88 })
    .ellipsoid([0, -0.16, 0.14], [form.headWidth + 0.04, 0.98, 0.9])
    .cone([0, 0.1, 0.9], [0, -0.34, 1.0], 0.07, 0.13, { blend: 0.14 })
    .plane([0, 0, -1], -0.3, { operation: 'keep', blend: 0.03 })
    .ellipsoid([form.eyeX, 0.02, 0.9], [form.eyeWidth + 0.02, 0.13, 0.5], {
      operation: 'cut',
      blend: 0.02,
      mirrored: true,
    })
  const dot = (x: number, y: number, radius: number, color: Vector): void => {
    tape.paint(plate, 'patch', {
      center: [x, y, 0.9],
      radii: [radius, radius, 0.7],
      ...{ color, opacity: 1, mirrored: true, parameters: [0.15] },
    })
  }
  for (const [x, y] of HOLES) dot(x, y, 0.036, BLACK)
  const red: Vector = [0.4, 0.02, 0.02]
  for (const [from, to] of [
    [0.16, 0.4],
    [0.34, 0.56],
  ] as const) {
    tape.paint(plate, 'stroke', {
      center: [from, 0.5, 0.9],
      radii: [0.3, 0.3, 0.7],
      ...{ color: red, opacity: 1, mirrored: true, parameters: [from, 0.36, from * 0.4, to, 0.05] },
    })
  }
  strap(s, BLACK)
}

const HOLES = [
  [0.1, 0.62],
  [0.28, 0.6],
  [0.42, 0.32],
  [0.5, -0.26],
  [0.34, -0.34],
  [0.18, -0.6],
  [0.36, -0.62],
  [0.1, -0.78],
  [0.26, -0.82],
  [0.0, -0.62],
] as const

/** A white mask over one half of the upper face. */
export const halfMask = ({ tape, form }: SculptContext): void => {
  tape
    .group(tape.material({ color: [0.74, 0.73, 0.7], gloss: 0.35, power: 40, fresnel: 0.3 }), {
      scale: 0.88,
    })
    .ellipsoid([0, -0.04, 0.1], [form.headWidth + 0.05, 0.9, 0.84])
    .cone([form.eyeX - 0.24, 0.26, 0.82], [form.eyeX + 0.22, 0.28, 0.74], 0.08, 0.07, {
      blend: 0.1,
    })
    .cone([0.04, 0.1, 0.86], [0.07, -0.34, 0.94], 0.07, 0.12, { blend: 0.1 })
    .plane([-1, 0.12, 0], -0.01, { operation: 'keep', blend: 0.03 })
    .plane([0.3, -0.95, 0], 0.5, { operation: 'keep', blend: 0.05 })
    .plane([0, 0, -1], -0.24, { operation: 'keep', blend: 0.03 })
    .ellipsoid([form.eyeX, 0.0, 0.9], [form.eyeWidth + 0.04, 0.13, 0.5], {
      operation: 'cut',
      blend: 0.03,
    })
}

/** Cloth over nose and mouth, in a dark shade of the clothes. */
export const faceCloth = ({ tape, form, spec }: SculptContext): void => {
  tape
    .group(tape.material(felt(darker(albedo(dyesOf(spec).color), 0.35))), {
      scale: 0.84,
      grow: 0.05,
    })
    .ellipsoid([0, -0.62, 0.06], [form.headWidth + 0.03, 0.66, 0.86])
    .cone([0, -0.16, 0.86], [0, -0.4, 0.92], 0.06, 0.13, { blend: 0.16 })
    .cone([0, -1.1, 0.0], [0, -1.5, -0.06], 0.56, 0.6, { blend: 0.2 })
    .plane([0, 0.97, -0.24], -0.3, { operation: 'keep', blend: 0.04 })
    .wave([0, -0.6, 0], [1.5, 9, 1.5], 0.016, [2, 1, 2])
}

/** Dark glasses. */
export const sunglasses = ({ tape, form }: SculptContext): void => {
  const z = form.eyeZ + form.eyeRadius + 0.13
  const radius = form.eyeWidth + 0.1
  tape
    .group(tape.material({ color: BLACK, gloss: 0.9, power: 70, fresnel: 0.8 }), { scale: 0.9 })
    .ellipsoid([form.eyeX + 0.02, -0.03, z], [radius, radius * 0.72, 0.05], {
      mirrored: true,
      rotation: rotation(0, 12, -3),
    })
    .cone([0, 0.06, z + 0.05], [form.eyeX - radius * 0.7, 0.06, z + 0.03], 0.028, 0.028, {
      mirrored: true,
    })
    .cone(
      [form.eyeX + radius * 0.9, 0.07, z - 0.05],
      [form.headWidth + 0.05, 0.06, -0.05],
      0.026,
      0.022,
      { mirrored: true },
    )
}

/** Round goggles on a strap. */
export const goggles = (s: SculptContext): void => {
  const { tape, form } = s
  const z = form.eyeZ + form.eyeRadius + 0.08
  const radius = form.eyeWidth + 0.08
  const facing = rotation(90, 12, 0)
  tape
    .group(tape.material(metal([0.62, 0.42, 0.16])), { scale: 0.88 })
    .torus([form.eyeX + 0.02, 0, z], radius, 0.065, { mirrored: true, rotation: facing })
    .cone([0, 0.04, z + 0.06], [form.eyeX - radius, 0.03, z + 0.02], 0.045, 0.045, {
      mirrored: true,
    })
  tape
    .group(tape.material({ color: [0.05, 0.13, 0.16], gloss: 1, power: 90, fresnel: 0.9 }))
    .ellipsoid([form.eyeX + 0.02, 0, z], [radius, 0.05, radius], {
      mirrored: true,
      rotation: facing,
    })
  strap(s, [0.06, 0.035, 0.02])
}

/** A band around the head at the height of the eyes. */
const strap = ({ tape, form }: SculptContext, color: Vector): void => {
  tape
    .group(tape.material({ color, gloss: 0.2 }), { scale: 0.9 })
    .torus([0, 0.06, -0.14], form.headWidth + 0.07, 0.05)
    .plane([0, 0, 1], 0.42, { operation: 'keep', blend: 0.02 })
}
