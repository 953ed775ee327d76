import { flesh, linear, luminance } from './color.ts'
import type { SculptContext } from './SculptContext.ts'
import type { Material } from '../kernel/Material.ts'
import { blend, clamp, rotation, type Vector } from '../kernel/vector.ts'

const MIRRORED = { mirrored: true } as const

/** Sculpts the lips, part of the head's group: their relief and its effect on the skin around them. */
export const sculptMouth = ({ tape, form }: SculptContext): void => {
  const { mouthY, mouthWidth, lipUpper, lipLower, smile, openUpper, openLower } = form
  tape
    .groove(
      [0, form.noseY - 0.13, 0.74],
      [0, mouthY + lipUpper + 0.02, 0.74],
      0.055,
      [-0.01, -0.016],
    )
    .mouth([0, mouthY, 0.3], {
      width: mouthWidth,
      curve: smile,
      slant: form.slant,
      upper: lipUpper,
      lower: lipLower,
      upperRelief: form.lipRelief,
      lowerRelief: form.lipRelief * 1.25,
      seam: openLower > 0 ? 0 : 0.014,
      seamWidth: 0.03,
      bow: 0.26,
      openUpper,
      openLower,
    })
    .bump([0, mouthY - 0.01, 0.72], [mouthWidth * 1.2, 0.17, 0.35], 0.024 - 0.004 * form.masculine)
    .bump([mouthWidth * 1.02, mouthY + smile, 0.62], [0.07, 0.075, 0.16], -0.014, MIRRORED)
    .bump([0, mouthY - lipLower - openLower - 0.075, 0.7], [0.17, 0.075, 0.2], -0.013)
    .bump(
      [mouthWidth * 1.35, mouthY + smile + 0.1, 0.6],
      [0.17, 0.2, 0.25],
      0.004 + 0.012 * form.childlike + Math.max(0, smile) * 0.12,
      MIRRORED,
    )
}

/** The z of the back of an open mouth. */
const MOUTH_BACK = 0.4

/** Cuts the gap between the lips, which follows their curve from corner to corner. */
export const openMouth = ({ tape, form }: SculptContext): void => {
  if (form.openLower === 0) return
  const gap = {
    width: form.mouthWidth,
    upper: form.openUpper - form.smile,
    lower: form.openLower + form.smile,
    ...{ tilt: Math.atan2(form.slant, form.mouthWidth), skew: 0, fullness: 0 },
  }
  tape.almond([0, form.mouthY + form.smile, MOUTH_BACK], gap, { operation: 'cut', blend: 0.012 })
}

/** Teeth, a tongue and the dark behind them, as groups of their own. */
export const fillMouth = ({ tape, skin, form }: SculptContext): void => {
  const { mouthY, mouthWidth, openUpper, openLower, smile } = form
  if (openLower === 0) return
  const height = openUpper + openLower
  tape.paint(skin, 'patch', {
    center: [0, mouthY, MOUTH_BACK - 0.04],
    radii: [mouthWidth * 1.4, height + 0.2, 0.2],
    color: [0.035, 0.008, 0.008],
    opacity: 0.98,
    parameters: [0.5],
  })
  const smiling = smile > 0.05
  const edge = mouthY + openUpper - height * (smiling ? 0.8 : 0.3)
  const row: Vector = [mouthWidth * 0.93, 0.12, 0.28]
  tape.group(tape.material(GUMS), { scale: 0.9, grow: 0.03 }).ellipsoid([0, edge + 0.13, 0.36], row)
  tape.group(tape.material(TEETH), { scale: 0.9, grow: 0.03 })
  let x = 0
  for (const [width, height] of TOOTH_SIZES) {
    const half = (width * mouthWidth) / 2
    const across = (x + half) / mouthWidth
    const z = 0.36 + 0.3 * Math.sqrt(Math.max(0, 1 - across * across))
    const tall = 0.085 * height
    tape.box([x + half, edge + 0.17 - tall, z - 0.05], [half * 0.98, tall, 0.045], half * 0.5, {
      ...{ mirrored: true, blend: 0.008, rotation: rotation(0, across * 50, 0) },
    })
    x += 2 * half
  }
  if (smiling || height < ROOM_FOR_TONGUE) return
  tape
    .group(tape.material(TONGUE), { scale: 0.9 })
    .ellipsoid([0, mouthY - openLower - 0.02, 0.46], [mouthWidth * 0.6, 0.06, 0.16])
}

/** The least height of an open mouth in which a tongue shows. */
const ROOM_FOR_TONGUE = 0.12

/** From the middle outwards: width as a share of half the mouth's, and height. */
const TOOTH_SIZES = [
  [0.26, 1],
  [0.22, 0.93],
  [0.23, 0.98],
  [0.2, 0.9],
] as const

const GUMS: Material = { kind: 'tooth', color: [0.3, 0.075, 0.07], gloss: 0.2, power: 40 }
const TEETH: Material = {
  kind: 'tooth',
  color: [0.88, 0.82, 0.73],
  gloss: 0.35,
  power: 60,
  fresnel: 0.15,
}
const TONGUE: Material = {
  kind: 'tooth',
  color: [0.36, 0.09, 0.085],
  gloss: 0.16,
  power: 40,
  fresnel: 0.1,
}

/** Paints the lips redder than the skin; less so on men and old people. */
export const paintLips = ({ tape, skin, form, spec }: SculptContext): void => {
  const color = flesh(spec.skin)
  const warm: Vector = [color[0] * 1.02, color[1] * 0.62, color[2] * 0.55]
  // On dark skin, the red of pale lips would look like paint.
  const rouge = blend(warm, linear('#a03336'), 0.2 + 0.5 * clamp(luminance(color) / 0.25, 0, 1))
  tape.paint(skin, 'lips', {
    center: [0, form.mouthY, 0.65],
    radii: [form.mouthWidth * 1.3, 0.24, 0.7],
    color: blend(
      rouge,
      color,
      0.02 + 0.4 * form.masculine + 0.2 * form.aged + 0.1 * form.childlike,
    ),
    opacity: 0.92 - 0.3 * form.masculine,
    parameters: [
      ...[1 / form.mouthWidth, form.smile, form.lipUpper, form.lipLower, 0.26, 0.014],
      ...[form.openLower > 0 ? 1e-4 : 0.016, 0.15 - 0.08 * form.masculine],
      ...[form.openUpper, form.openLower, form.slant],
    ],
  })
}
