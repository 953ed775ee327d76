import { linear } from './color.ts'
import type { Proportions } from './proportions.ts'
import type { Sculpting } from './Sculpting.ts'
import type { Almond } from './Tape.ts'
import { unit, type Vector } from './vector.ts'

/** How far the eyes turn towards the camera: less than all the way, or they stare. */
const GAZE = -0.17
/** Each eye looks a little inwards. */
const CONVERGENCE = 0.04

/** The opening between the lids, which both the cut and the lash lines follow. */
export const openingOf = (form: Proportions): Almond => ({
  width: form.eyeWidth,
  upper: form.eyeUpper,
  lower: form.eyeLower,
  tilt: form.eyeTilt,
  skew: -0.06,
  fullness: 0.35,
})

/** The eyeballs; lids and lashes belong to the head. */
export const sculptEyes = ({ tape, form, spec }: Sculpting): void => {
  const centre: Vector = [form.eyeX, 0, form.eyeZ]
  const color = linear(spec.face.eyeColor)
  const eye = tape.material({
    kind: 'eye',
    color: [0.8, 0.8, 0.8],
    gloss: 0.9,
    power: 240,
    fresnel: 0.2,
    texture: 0.72,
    eye: {
      gazeRight: gaze(1),
      gazeLeft: gaze(-1),
      iris: form.iris,
      pupil: form.pupil,
      irisColor: [color[0] * 0.9 + 0.008, color[1] * 0.9 + 0.008, color[2] * 0.9 + 0.008],
      centre,
      radius: form.eyeRadius,
      catchLight: [-0.34, 0.4, 0.19],
    },
  })
  tape.group(eye)
  tape.sphere(centre, form.eyeRadius, { mirrored: true })
}

const gaze = (side: number): Vector =>
  unit([Math.sin(GAZE) - side * CONVERGENCE, -0.012, Math.cos(GAZE)])
