import { darker, luminance } from '../color.ts'
import type { SculptContext } from '../SculptContext.ts'
import { felt, metal } from '../materials.ts'
import { type Vector, rotation } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'

/** A cowl with pointed ears that leaves the mouth free. */
export const cowl: WearSculptor = (s, { color }) => {
  const { tape, skin, form } = s
  const hide = tape.material({ ...felt(color), gloss: 0.16, power: 20, texture: 0.2 })
  const layer = { color, opacity: 1, parameters: [0.03] }
  tape
    .paint(skin, 'patch', { ...layer, center: [0, 0.36, 0.2], radii: [1.15, 0.6, 1.3] })
    .paint(skin, 'patch', { ...layer, center: [0, -0.1, 0.85], radii: [0.24, 0.34, 0.4] })
    .paint(skin, 'patch', {
      ...layer,
      center: [form.headWidth + 0.05, -0.45, -0.05],
      radii: [0.4, 0.9, 0.62],
      mirrored: true,
    })
    .paint(skin, 'patch', { ...layer, center: [0, -1.6, -0.1], radii: [0.95, 0.5, 0.9] })
  tape
    .group(hide, { scale: 0.9 })
    .ellipsoid([0, 0.34, -0.14], [form.headWidth + 0.07, 0.88, 0.98])
    .ellipsoid([0, -0.3, -0.3], [form.headWidth + 0.06, 0.7, 0.72], { blend: 0.2 })
    .plane([0, -0.743, 0.669], 0.3, { operation: 'keep', blend: 0.04 })
    .cone([form.headWidth - 0.18, 0.84, 0.02], [form.headWidth - 0.1, 1.72, -0.06], 0.2, 0.012, {
      blend: 0.14,
      mirrored: true,
    })
    .ellipsoid([form.headWidth - 0.13, 1.26, 0.2], [0.09, 0.36, 0.1], {
      operation: 'cut',
      blend: 0.05,
      mirrored: true,
    })
}

/** A tight mask with large white eyes and a web of the trim's color. */
export const webMask: WearSculptor = (s, { color, trim }) => {
  const { tape, skin } = s
  coverHead(s, color)
  const spokes = 7
  const hub: readonly [number, number] = [0, -0.12]
  const at = (spoke: number, radius: number): readonly [number, number] => {
    const angle = (spoke / (spokes - 1)) * Math.PI - Math.PI / 2
    return [hub[0] + Math.cos(angle) * radius, hub[1] + Math.sin(angle) * radius * 1.15]
  }
  const thread = (from: readonly [number, number], to: readonly [number, number]): void => {
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2 + 0.06
    tape.paint(skin, 'stroke', {
      center: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0.3],
      radii: [reach, reach, 1.2],
      ...{ color: trim, opacity: 1, mirrored: true, parameters: [...from, ...to, 0.017] },
    })
  }
  for (let spoke = 0; spoke < spokes; spoke++) {
    thread(at(spoke, 0.08), at(spoke, 1.3))
    if (spoke === 0) continue
    for (const radius of [0.26, 0.46, 0.68, 0.92]) thread(at(spoke - 1, radius), at(spoke, radius))
  }
  placeLenses(s, { rim: [0.01, 0.01, 0.012], size: 1.15 })
}

/** A tight mask with white eyes: in patches of the trim's color if it is dark, which white eyes would be lost in. */
export const fullMask: WearSculptor = (s, { color, trim }) => {
  coverHead(s, color)
  const { tape, skin, form } = s
  if (luminance(trim) > 0.2) {
    placeLenses(s, { rim: darker(color, 0.5), size: 0.8 })
    return
  }
  tape.paint(skin, 'patch', {
    center: [form.eyeX + 0.04, -0.02, 0.6],
    radii: [form.eyeWidth + 0.13, 0.36, 0.8],
    ...{ color: trim, opacity: 1, mirrored: true, parameters: [0.05] },
  })
  placeLenses(s, { rim: trim, size: 0.8 })
}

/** Paints the head in one color, down to the collar. */
const coverHead = ({ tape, skin, form }: SculptContext, color: Vector): void => {
  tape
    .paint(skin, 'patch', {
      center: [0, 0, -0.1],
      radii: [1.4, 1.75, 1.5],
      ...{ color, opacity: 1, parameters: [0.02] },
    })
    .group(tape.material({ ...felt(color), gloss: 0.1, power: 20, texture: 0.1 }), { scale: 0.9 })
    .ellipsoid([0, 0.3, -0.2], [form.headWidth + 0.035, 0.86, 0.88])
    .ellipsoid([form.headWidth - 0.02, -0.1, -0.12], [0.08, form.ear * 1.1, form.ear], {
      blend: 0.12,
      mirrored: true,
    })
    .plane([0, 0, 1], 0.12, { operation: 'keep', blend: 0.06 })
}

/** White eyes that narrow towards the nose, each in a rim. */
const placeLenses = (
  { tape, form }: SculptContext,
  { rim, size }: { readonly rim: Vector; readonly size: number },
): void => {
  const z = form.eyeZ + form.eyeRadius
  const turned = rotation(-4, 24, 24)
  const wide = (form.eyeWidth + 0.06) * size
  const tall = Math.max(0.13, form.eyeUpper + 0.05) * size
  tape
    .group(tape.material({ color: rim, gloss: 0.2 }), { scale: 0.9 })
    .ellipsoid([form.eyeX + 0.02, 0.02, z - 0.02], [wide + 0.05, tall + 0.05, 0.08], {
      mirrored: true,
      rotation: turned,
    })
  tape
    .group(tape.material({ color: [0.8, 0.82, 0.85], gloss: 0.4, power: 40 }), { scale: 0.9 })
    .ellipsoid([form.eyeX + 0.025, 0.02, z + 0.015], [wide, tall, 0.09], {
      mirrored: true,
      rotation: turned,
    })
}

/** A flared helmet with tinted lenses and a grille for breath. */
export const grilleHelmet: WearSculptor = ({ tape, skin, form }, { color, trim }) => {
  const head = form.headWidth
  tape.paint(skin, 'patch', {
    center: [0, -0.6, -0.1],
    radii: [1.4, 1.6, 1.5],
    ...{ color, opacity: 1, parameters: [0.02] },
  })
  const shell = tape.material({ color, gloss: 0.55, power: 70, fresnel: 0.5 })
  tape
    .group(shell, { scale: 0.85 })
    .ellipsoid([0, 0.52, -0.14], [head + 0.2, 0.86, 1.1])
    .plane([0, -1, 0.12], -0.4, { operation: 'keep', blend: 0.04 })
    .frustum([0, -0.32, -0.18], head + 0.48, head + 0.21, 0.8, 0.04, { blend: 0.08 })
    .frustum([0, -0.46, -0.18], head + 0.42, head + 0.1, 0.86, 0.02, {
      operation: 'cut',
      blend: 0.03,
    })
    .box([0, -0.56, 1.1], [head + 0.06, 0.96, 0.94], 0.05, { operation: 'cut', blend: 0.05 })
    .ellipsoid([0, 0.5, 0.62], [head + 0.1, 0.07, 0.52], {
      blend: 0.06,
      rotation: rotation(8, 0, 0),
    })
    .cone([0, 1.34, 0.1], [0, 0.56, 0.98], 0.06, 0.06, { blend: 0.1 })
  tape
    .group(shell, { scale: 0.85 })
    .ellipsoid([0, -0.04, 0.16], [head + 0.04, 0.72, 0.84])
    .cone([head - 0.16, -0.36, 0.5], [0.22, -0.98, 0.7], 0.27, 0.22, { blend: 0.2, mirrored: true })
    .cone([0, 0.36, 0.86], [0, -0.3, 1.06], 0.08, 0.17, { blend: 0.12 })
    .cone([0.12, -0.2, 1.08], [0.4, -0.94, 0.94], 0.08, 0.07, { blend: 0.08, mirrored: true })
    .ellipsoid([0.36, 0.1, 0.96], [0.25, 0.2, 0.2], {
      operation: 'cut',
      blend: 0.06,
      mirrored: true,
      rotation: rotation(-6, 24, -14),
    })
  tape
    .group(tape.material({ color: darker(trim, 0.8), gloss: 0.3 }), { scale: 0.9 })
    .cone([0, -0.34, 1.02], [0, -0.88, 0.92], 0.12, 0.27)
  tape.group(tape.material(metal(trim)), { scale: 0.9 })
  for (const x of [-0.2, -0.1, 0, 0.1, 0.2]) {
    tape.cone([x * 0.5, -0.36, 1.15], [x * 1.3, -0.92, 1.17 - Math.abs(x) * 0.5], 0.02, 0.026)
  }
  tape.cone([0.44, -0.98, 0.82], [0.4, -0.84, 0.98], 0.08, 0.06, { mirrored: true })
  tape
    .group(tape.material({ color: [0.05, 0.012, 0.01], gloss: 0.9, power: 60, fresnel: 0.9 }))
    .ellipsoid([0.34, 0.12, 0.76], [0.25, 0.2, 0.14], {
      mirrored: true,
      rotation: rotation(-6, 24, -14),
    })
}
