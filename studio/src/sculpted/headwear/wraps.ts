import { darker } from '../color.ts'
import { felt, metal, silk } from '../materials.ts'
import type { SculptContext } from '../SculptContext.ts'
import { type Vector, rotation } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'

/** A brim around the face and a ribbon tied under the chin. */
export const bonnet: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const cloth = tape.material(felt(color))
  const ahead = rotation(78, 0, 0)
  tape
    .group(cloth, { scale: 0.84, grow: 0.04 })
    .ellipsoid([0, 0.42, -0.28], [head + 0.14, 0.86, 0.96])
    .plane([0, -0.5, 0.86], 0.1, { operation: 'keep', blend: 0.05 })
    .plane([0, -1, -0.2], 0.24, { operation: 'keep', blend: 0.05 })
  tape
    .group(cloth, { scale: 0.84, grow: 0.04 })
    .frustum([0, 0.32, 0.42], head + 0.16, head + 0.52, 0.36, 0.03, { rotation: ahead })
    .frustum([0, 0.32, 0.44], head + 0.1, head + 0.46, 0.4, 0.01, {
      operation: 'cut',
      blend: 0.02,
      rotation: ahead,
    })
    .plane([0, -1, 0.1], 0.1, { operation: 'keep', blend: 0.06 })
    .wave([0, 0, 0], [9, 9, 4], 0.016)
  tape
    .group(tape.material(silk(trim)), { scale: 0.86, grow: 0.03 })
    .torus([0, 0.36, 0.12], head + 0.2, 0.06, { rotation: ahead })
    .cone([head + 0.1, -0.1, 0.2], [0.12, -1.16, 0.62], 0.07, 0.06, { mirrored: true })
    .ellipsoid([0.24, -1.18, 0.72], [0.24, 0.13, 0.07], {
      mirrored: true,
      blend: 0.03,
      rotation: rotation(0, 20, 12),
    })
    .sphere([0, -1.18, 0.76], 0.1)
    .cone([0.06, -1.22, 0.76], [0.2, -1.66, 0.8], 0.06, 0.1, { mirrored: true })
}

/** Bands of cloth wound around the head, with a jewel. */
export const turban: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.82, grow: 0.05 })
    .ellipsoid([0, 0.86, -0.2], [head + 0.06, 0.62, 0.86])
    .plane([0, -1, 0.1], -0.5, { operation: 'keep', blend: 0.04 })
  for (const [y, radius, tilt, roll] of [
    [0.66, 0.08, -8, 12],
    [0.7, 0.1, -12, -12],
    [0.94, 0.06, -10, 14],
    [1.02, 0.02, -14, -14],
    [1.22, -0.18, -12, 10],
  ] as const) {
    tape.torus([0, y, -0.16], head + radius - 0.02, 0.19, {
      blend: 0.02,
      rotation: rotation(tilt, 0, roll),
    })
  }
  tape
    .group(tape.material(metal([0.72, 0.5, 0.16])), { scale: 0.9 })
    .ellipsoid([0, 0.9, 0.86], [0.15, 0.19, 0.06], { rotation: rotation(-14, 0, 0) })
  tape
    .group(tape.material({ color: trim, gloss: 0.9, power: 60, fresnel: 0.6 }))
    .ellipsoid([0, 0.9, 0.9], [0.1, 0.13, 0.06], { rotation: rotation(-14, 0, 0) })
}

/** A scarf over hair and neck that leaves the face free. */
export const headscarf: WearSculptor = (s, { color, trim }) => {
  drape(s, color, 0.1)
  const { tape } = s
  tape.group(tape.material(metal(trim))).sphere([0.5, -1.06, 0.62], 0.06)
}

/** A cloth close around the face, and a long one over it. */
export const veil: WearSculptor = (s, { color, trim }) => {
  const { tape, form } = s
  const head = form.headWidth
  drape(s, trim, 0.06)
  tape
    .group(tape.material(felt(color)), { scale: 0.82, grow: 0.06 })
    .ellipsoid([0, 0.36, -0.24], [head + 0.24, 1.06, 1.1])
    .cone([0, -0.3, -0.42], [0, -2.3, -0.5], head + 0.18, head + 0.5, { blend: 0.3 })
    .ellipsoid([0, -0.2, 0.82], [head + 0.06, 1.14, 0.98], { operation: 'cut', blend: 0.04 })
    .plane([0, -0.1, 1], 0.28, { operation: 'keep', blend: 0.05 })
    .wave([0, 0, 0], [5, 0.6, 5], 0.03, [1, 1, 1])
}

/** Cloth around head and neck with an oval opening for the face. */
const drape = ({ tape, form }: SculptContext, color: Vector, ease: number): void => {
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.82, grow: 0.06 })
    .ellipsoid([0, 0.32, -0.16], [head + ease + 0.04, 0.94, 1.0])
    .ellipsoid([0, -0.44, 0.08], [head + ease - 0.03, 0.92, 0.84], { blend: 0.2 })
    .cone([0, -1.06, 0.0], [0, -1.66, -0.06], 0.62, 0.8, { blend: 0.2 })
    .ellipsoid([0, -0.1, 0.92], [head * 0.86, 0.84, 0.8], { operation: 'cut', blend: 0.06 })
    .ellipsoid([0, -1.06, 0.44], [0.44, 0.2, 0.36], { blend: 0.12 })
    .ellipsoid([0, -1.7, 0.2], [0.72, 0.3, 0.62], { blend: 0.12 })
    .wave([0, -1, 0], [1.2, 9, 1.2], 0.022, [2, 1, 2])
}

/** The striped headcloth of a pharaoh, with a cobra over the brow. */
export const nemes: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const cloth = tape.material({ ...felt(color), gloss: 0.1 })
  tape
    .group(cloth, { scale: 0.84, grow: 0.04 })
    .ellipsoid([0, 0.42, -0.18], [head + 0.16, 0.86, 1.04])
    .ellipsoid([head + 0.16, -0.1, -0.24], [0.4, 0.8, 0.3], { blend: 0.16, mirrored: true })
    .ellipsoid([0, -0.22, 0.8], [head * 0.96, 0.76, 0.86], { operation: 'cut', blend: 0.03 })
    .cone([head + 0.1, -0.6, 0.14], [head - 0.12, -1.72, 0.62], 0.17, 0.22, {
      blend: 0.12,
      mirrored: true,
    })
  const stripe = { color: trim, opacity: 1, mirrored: true }
  for (let i = 0; i < 8; i++) {
    const y = -0.04 - i * 0.22
    tape.paint(cloth, 'stroke', {
      center: [0.9, y, 0],
      radii: [0.7, 0.3, 2],
      ...{ ...stripe, parameters: [0.4, y + 0.02, 1.5, y - 0.1, 0.062] },
    })
  }
  for (let i = 0; i < 5; i++) {
    const x = 0.1 + i * 0.2
    tape.paint(cloth, 'stroke', {
      center: [x, 0.8, 0],
      radii: [0.5, 0.8, 2],
      ...{ ...stripe, parameters: [x * 0.5, 1.5, x * 1.06, 0.06, 0.045] },
    })
  }
  const gold = tape.material(metal([0.78, 0.55, 0.18]))
  tape
    .group(gold, { scale: 0.9 })
    .torus([0, 0.5, -0.12], head + 0.1, 0.07, { rotation: rotation(-9, 0, 0) })
    .cone([0, 0.62, 0.82], [0, 0.96, 1.0], 0.06, 0.07, { blend: 0.05 })
    .ellipsoid([0, 0.9, 0.98], [0.14, 0.17, 0.05], { blend: 0.03 })
    .sphere([0, 1.08, 1.04], 0.075, { blend: 0.03 })
  tape
    .group(tape.material({ color: darker([0.5, 0.03, 0.03], 0.1), gloss: 0.6 }))
    .sphere([0.035, 1.1, 1.1], 0.02, { mirrored: true })
}
