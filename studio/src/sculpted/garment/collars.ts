import type { SculptContext } from '../SculptContext.ts'
import type { Material } from '../Material.ts'
import { rotation } from '../vector.ts'
import { band } from './band.ts'

export const collar = (
  { tape, form }: SculptContext,
  material: number,
  { height, flare = 0.06, open = false }: { height: number; flare?: number; open?: boolean },
): void => {
  const neck = form.neckWidth
  const lean = { rotation: rotation(-8, 0, 0) }
  tape
    .group(material, { scale: 0.9, framed: false })
    .frustum([0, -1.62, -0.16], neck + 0.16, neck + 0.1 + flare, height, 0.05, lean)
    .frustum([0, -1.52, -0.14], neck + 0.05, neck + 0.06 + flare, height + 0.1, 0.02, {
      operation: 'cut',
      blend: 0.03,
      ...lean,
    })
  if (open) {
    tape.cone([0, -1.42, 0.36], [0, -1.95, 0.54], 0.26, 0.06, { operation: 'cut', blend: 0.04 })
  }
}

/** The folded-down points of a collar. */
export const collarPoints = (s: SculptContext): void => {
  const neck = s.form.neckWidth
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * (neck + 0.1), -1.72],
        [side * (neck * 0.4 + 0.38), -1.92],
      ],
      0.1,
      0.024,
    )
  }
}

/** A flat collar around a round neckline, with two rounded points. */
export const roundCollar = (s: SculptContext, material: Material): void => {
  const neck = s.form.neckWidth
  s.tape.group(s.tape.material(material), { scale: 0.9, framed: false })
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * (neck + 0.2), -1.64],
        [side * (neck * 0.85 + 0.06), -1.84],
        [side * 0.12, -2.0],
      ],
      0.12,
      0.034,
    )
  }
}

/** Both lapels of a coat, turned back along its opening, below the notch of the collar. */
export const lapels = (s: SculptContext, material: number): void => {
  const neck = s.form.neckWidth
  s.tape.group(material, { scale: 0.9, framed: false })
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * (neck + 0.14), -1.72],
        [side * 0.43, -2.05],
        [side * 0.33, -2.45],
        [side * 0.17, -2.95],
      ],
      0.13,
      0.032,
    )
  }
  collarPoints(s)
}

/** Cloth heaped around the neck: a cowl, a scarf, a hood thrown back. */
export const heap = ({ tape, form }: SculptContext, material: number, size: number): void => {
  const neck = form.neckWidth
  tape
    .group(material, { scale: 0.8, grow: 0.05, framed: false })
    .torus([0, -1.6, -0.12], neck + 0.2, 0.13 * size, { rotation: rotation(-14, 0, 5) })
    .torus([0, -1.78, -0.08], neck + 0.3, 0.14 * size, {
      blend: 0.06,
      rotation: rotation(-18, 0, -6),
    })
    .wave([0, -1.6, 0], [6, 13, 7], 0.018, [1.2, 3, 2])
}
