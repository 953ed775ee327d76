import type { CharacterSpec } from '../../../spec/CharacterSpec.ts'
import { isStrapped } from '../../../spec/props.ts'
import { sculptFittingHair } from '../../headwear/fittingHair.ts'
import { naturalProportions } from '../../proportions/naturalProportions.ts'
import { type Proportions } from '../../proportions/Proportions.ts'
import { sculptProp } from '../../prop/prop.ts'
import { realistic } from '../realistic.ts'
import type { SculptedStyle } from '../SculptedStyle.ts'
import { sculptToyHeadwear } from '../toy.ts'
import { reach, sculptBody } from './body.ts'
import { FACE, HEAD_RADIUS, sculptHead } from './head.ts'
import { plastic } from './plastic.ts'
import { card, layBaseplate } from './set.ts'

/** The same mold for everyone: only age, expression and the prints differ. */
const mold = (spec: CharacterSpec): Proportions => ({
  ...naturalProportions(spec),
  headWidth: HEAD_RADIUS + 0.05,
  chinY: -0.84,
  chinZ: 0.5,
  eyeX: 0.25,
  eyeWidth: 0.15,
  eyeRadius: 0.2,
  eyeZ: FACE - 0.18,
  browY: 0.3,
  noseY: -0.14,
  mouthY: -0.4,
  mouthWidth: 0.3,
  lipLower: 0.06,
  neckWidth: 0.4,
  shoulder: 0.9,
  lift: 0.5,
  lockCount: 0.45,
  lockRadius: 1.8,
  pliant: 0,
})

/** A construction-toy figure of molded, printed plastic. */
export const lego: SculptedStyle = {
  ...realistic,
  proportions: mold,
  material: plastic,
  parts: [
    sculptHead,
    sculptBody,
    (s) => {
      if (s.spec.species === 'robot') return
      sculptFittingHair(s)
    },
    sculptToyHeadwear,
    sculptProp,
  ],
  ground: layBaseplate,
  hand: (s, at, _lean, grip) =>
    reach(s, grip?.second ? -1 : 1, at, isStrapped(s.spec.prop) ? grip?.elbow : undefined),
  framing: { yaw: -0.3, pitch: 0.12, end: { portrait: -5.1, landscape: -2.7, square: -3.4 } },
  lights: () => ({
    keyFrom: [-0.5, 0.75, 0.7],
    key: [1.95, 1.85, 1.7],
    fillFrom: [0.8, 0.1, 0.6],
    fill: [0.34, 0.36, 0.4],
    rimFrom: [0.8, 0.4, -0.5],
    rim: [0.8, 0.85, 0.95],
    sky: [0.44, 0.46, 0.5],
    ground: [0.26, 0.25, 0.24],
    exposure: 0.74,
    saturation: 1.15,
    occlusion: 0.9,
    shadowSharpness: 7,
  }),
  backdrop: card,
  finish: 'plain',
}
