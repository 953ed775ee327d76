import { posed } from './camera.ts'
import { linear } from './color.ts'
import type { Proportions } from './proportions.ts'
import type { Sculpting } from './Sculpting.ts'
import type { Almond } from './Tape.ts'
import { unit, type Vector } from './vector.ts'

/** Share of the way that the eyes turn towards the camera: less than all of it, or they stare. */
const ATTENTION = 0.78
/** Each eye looks a little inwards. */
const CONVERGENCE = 0.04

/** The opening between the lids, which both the cut and the lash lines follow. */
export const openingOf = (form: Proportions): Almond => ({
  width: form.eyeWidth,
  upper: form.eyeUpper,
  lower: form.eyeLower,
  tilt: form.eyeTilt,
  skew: form.eyeSkew,
  fullness: 0.35,
})

/** The eyeballs; lids and lashes belong to the head. */
export const sculptEyes = ({ tape, form, spec, style }: Sculpting): void => {
  const centre: Vector = [form.eyeX, 0, form.eyeZ]
  const color = linear(spec.face.eyeColor)
  const turn = posed(style.framing, spec).yaw * ATTENTION
  const eye = tape.material({
    kind: 'eye',
    color: [0.8, 0.8, 0.8],
    gloss: 0.9,
    power: 240,
    fresnel: 0.2,
    texture: 0.72,
    eye: {
      gazeRight: gaze(turn, 1),
      gazeLeft: gaze(turn, -1),
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

const gaze = (turn: number, side: number): Vector =>
  unit([Math.sin(turn) - side * CONVERGENCE, -0.012, Math.cos(turn)])
