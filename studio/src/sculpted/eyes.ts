import { lookOf, type Look } from '../figure/pose.ts'
import { linear, luminance } from './color.ts'
import type { Proportions } from './proportions/Proportions.ts'
import type { SculptContext } from './SculptContext.ts'
import type { Almond } from '../kernel/almond.ts'
import { add, scale, subtract, unit, type Vector } from '../kernel/vector.ts'

/** The fraction of the way to the camera that the eyes turn: all the way would be a stare. */
const ATTENTION = 0.6
/** How far away both pupils meet, in units of the head: a little before the camera. */
const FOCUS = 7.5

/** How far the eyes turn to look aside, up or down, in radians. */
const SIDEWAYS = 0.5
const UPWARDS = 0.4

/** The opening between the lids, shared by the cut and the lash lines. */
export const openingOf = (form: Proportions): Almond => ({
  width: form.eyeWidth,
  upper: form.eyeUpper,
  lower: form.eyeLower,
  tilt: form.eyeTilt,
  skew: form.eyeSkew,
  fullness: 0.35,
})

/** Sculpts the eyeballs; lids and lashes belong to the head. Above 0, `narrow` makes the pupils slits. */
export const sculptEyes = (
  { tape, form, spec, framing }: SculptContext,
  { narrow = 0 } = {},
): void => {
  const center: Vector = [form.eyeX, 0, form.eyeZ]
  const look = lookOf(spec)
  const turn = framing.yaw * ATTENTION + look[0] * SIDEWAYS
  const eye = tape.material({
    kind: 'eye',
    color: [0.8, 0.8, 0.8],
    gloss: 0.9,
    power: 240,
    fresnel: 0.2,
    texture: 0.86,
    eye: {
      gazeRight: gazeFrom(center, turn, look),
      gazeLeft: gazeFrom([-form.eyeX, 0, form.eyeZ], turn, look),
      iris: form.iris,
      pupil: form.pupil,
      narrow,
      irisColor: irisOf(linear(spec.face.eyeColor)),
      center,
      radius: form.eyeRadius,
      catchLight: [-0.32, 0.42, 0.25],
    },
  })
  tape.group(eye)
  tape.sphere(center, form.eyeRadius, { mirrored: true })
}

/** Light shines through an iris, even a dark one: without it, brown eyes are black holes. */
const irisOf = (color: Vector): Vector =>
  add(scale(color, 1 + 1.3 * Math.max(0, 1 - luminance(color) / 0.12)), [0.012, 0.009, 0.008])

/** Where an eye looks: with the other one, at one point. */
const gazeFrom = (center: Vector, turn: number, [, up]: Look): Vector => {
  const ahead: Vector = [Math.sin(turn), Math.tan(up * UPWARDS) - 0.012, Math.cos(turn)]
  return unit(subtract(add([0, center[1], center[2]], scale(ahead, FOCUS)), center))
}
