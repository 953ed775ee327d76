import { spread } from '../../spec/random.ts'
import type { SculptContext } from '../SculptContext.ts'
import { cross, unit, type Vector } from '../../kernel/vector.ts'
import { GOLDEN_ANGLE, shares, strand } from './scalp.ts'

/** The thickness of the hair. */
const VOLUME = 0.4
/** The semi-axes of the ellipsoid that is cut out for the face. */
const FACE: Vector = [0.68, 0.74, 0.62]

/** A soft volume, cut out around the face, with curls on its surface. */
export const sculptAfro = (context: SculptContext, covered: boolean): void => {
  const { tape, form } = context
  const center: Vector = [0, 0.44, -0.26]
  const radii: Vector = [form.headWidth + VOLUME * 0.72, 0.84 + VOLUME * 0.62, 0.92 + VOLUME * 0.45]
  tape
    .ellipsoid(center, radii)
    .ellipsoid([0, -0.02, 0.8], FACE, { operation: 'cut', blend: 0.1 })
    .plane([0, -0.92, 0.39], 0.42, { operation: 'keep', blend: 0.2 })
  if (covered) tape.plane([0, 1, 0], 0.5, { operation: 'keep', blend: 0.1 })
  sculptCurls(context, { center, radii, count: 520 }, (root) => {
    const face = Math.hypot(
      root[0] / FACE[0],
      (root[1] + 0.02) / FACE[1],
      (root[2] - 0.8) / FACE[2],
    )
    const overFace = face < 1.06 || root[1] * 0.92 - root[2] * 0.39 < -0.4
    return !overFace && !(covered && root[1] > 0.4)
  })
}

interface Ball {
  readonly center: Vector
  readonly radii: Vector
  readonly count: number
}

/** Sculpts curls all over an ellipsoid, wherever `grows` is true of their root. */
export const sculptCurls = (
  { tape, random }: SculptContext,
  { center, radii, count }: Ball,
  grows: (root: Vector) => boolean,
): void => {
  for (let i = 0; i < count; i++) {
    const height = 1 - (2 * (i + 0.5)) / count
    const angle = i * GOLDEN_ANGLE + spread(random) * 0.2
    const ring = Math.sqrt(1 - height * height)
    const out: Vector = [ring * Math.sin(angle), height, ring * Math.cos(angle)]
    const root: Vector = [
      center[0] + out[0] * radii[0],
      center[1] + out[1] * radii[1],
      center[2] + out[2] * radii[2],
    ]
    if (!grows(root)) continue
    const aside = unit([out[2] + 0.01, 0.2 * spread(random), -out[0]])
    const upwards = cross(out, aside)
    const radius = 0.05 + 0.02 * random()
    const start = random() * 6.28
    const turns = 1 + 0.5 * random()
    const path = shares(6).map((t): Vector => {
      const at = start + t * turns * 6.28
      const axis = (k: 0 | 1 | 2): number =>
        root[k] +
        out[k] * (t * 0.11 - 0.05) +
        (aside[k] * Math.cos(at) + upwards[k] * Math.sin(at)) * radius
      return [axis(0), axis(1), axis(2)]
    })
    tape.lock(
      strand(path, (t) => 0.04 * (1 - 0.5 * t)),
      random(),
      0.03,
    )
  }
}
