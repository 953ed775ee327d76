import type { CharacterSpec } from '../../../spec/CharacterSpec.ts'
import { isHeld, isStrapped } from '../../../spec/props.ts'
import { linear } from '../../color.ts'
import { sculptFittingHair } from '../../headwear/fittingHair.ts'
import type { Material } from '../../../kernel/Material.ts'
import { naturalProportions } from '../../proportions/naturalProportions.ts'
import { type Proportions } from '../../proportions/Proportions.ts'
import { sculptProp } from '../../prop/prop.ts'
import { add, scale, type Vector } from '../../../kernel/vector.ts'
import { landscape, skyOf } from '../landscape.ts'
import { realistic } from '../realistic.ts'
import type { SculptedStyle } from '../SculptedStyle.ts'
import { sculptToyHeadwear } from '../toy.ts'
import { reach, sculptBody } from './body.ts'
import { layGround, placeStump } from './ground.ts'
import { sculptHead } from './head.ts'

const FACE = 0.7
/** How far a prop moves in, to be within reach of a short arm. */
const REACH: Vector = [-0.28, 0.24, 0]

/** A head as tall as the body, and no neck. */
const miniature = (spec: CharacterSpec): Proportions => ({
  ...naturalProportions(spec),
  headWidth: 0.98,
  chinY: -0.76,
  chinZ: 0.45,
  eyeX: 0.36,
  eyeWidth: 0.16,
  eyeRadius: 0.2,
  eyeZ: FACE - 0.12,
  browY: 0.26,
  noseY: -0.2,
  mouthY: -0.44,
  mouthWidth: 0.2,
  lipLower: 0.05,
  neckWidth: 0.3,
  shoulder: 0.55,
  lift: 0.7,
  lockCount: 0.6,
  lockRadius: 1.6,
  pliant: 0,
})

/** Felt: no shine, a light nap at the edges. */
const felt = (material: Material): Material => {
  switch (material.kind) {
    case 'glow':
      return material
    case 'coat':
      return { ...material, gloss: 0.03, texture: (material.texture ?? 0) * 0.4, fresnel: 0.35 }
    case 'skin':
      return { ...material, gloss: 0.03, texture: 0.03, fresnel: 0.15 }
    case 'metal':
      return { ...material, kind: 'plain', gloss: 0.3, power: 30, fresnel: 0.3 }
    case 'hair':
      return {
        ...{ kind: 'cloth', color: material.color, gloss: 0.05, power: 14 },
        ...{ fresnel: 0.25, subsurface: 0.4, texture: 0.2, frequency: 30 },
      }
    case 'cloth':
      return {
        ...material,
        ...{ gloss: 0.02, fresnel: 0.4, subsurface: 0.35, texture: 0.3, frequency: 60 },
      }
    default:
      return material
  }
}

/** A village of small friends: felt, buttons and pastel. */
export const animalCrossing: SculptedStyle = {
  ...realistic,
  proportions: miniature,
  material: felt,
  parts: [
    sculptHead,
    sculptBody,
    (s) => {
      if (s.spec.species === 'robot') return
      sculptFittingHair(s)
    },
    sculptToyHeadwear,
    (s) => (isHeld(s.spec.prop) ? s.tape.shiftBy(REACH, () => sculptProp(s)) : sculptProp(s)),
  ],
  ground: layGround,
  step: placeStump,
  // The tape is shifted while a prop is sculpted; the arm must still start at the body.
  hand: (s, at, _lean, grip) => {
    const hand = add(at, REACH)
    const elbow =
      isStrapped(s.spec.prop) && grip?.elbow ? add(hand, scale(grip.elbow, 0.85)) : undefined
    s.tape.shiftBy(scale(REACH, -1), () => reach(s, grip?.second ? -1 : 1, hand, elbow))
  },
  framing: { yaw: -0.2, pitch: 0.1, end: { portrait: -2.85, landscape: -2.7, square: -2.75 } },
  lights: ({ background: { time } }) => ({
    keyFrom: [-0.5, 0.7, 0.75],
    key: time === 'night' ? [1.2, 1.2, 1.5] : time === 'dusk' ? [1.7, 1.35, 1.1] : [1.6, 1.5, 1.35],
    fillFrom: [0.8, 0.1, 0.6],
    fill: [0.46, 0.46, 0.5],
    rimFrom: [0.7, 0.5, -0.5],
    rim: [0.5, 0.5, 0.5],
    sky: [0.6, 0.62, 0.66],
    ground: [0.42, 0.4, 0.34],
    exposure: 0.7,
    saturation: 1.12,
    occlusion: 0.65,
    shadowSharpness: 3,
  }),
  backdrop: landscape({
    skies: {
      dawn: skyOf('#a8c8f0', '#ffd9d0', '#fffaf2', [1, 0.92, 0.86]),
      day: skyOf('#8fd0f0', '#d8f4ee', '#fffaf2', [1.02, 1.02, 0.96]),
      dusk: skyOf('#a890d8', '#ffc2a0', '#fffaf2', [0.94, 0.78, 0.72]),
      night: skyOf('#2a3a78', '#6a88c0', '#fffaf2', [0.46, 0.54, 0.74]),
    },
    squares: 0,
    haze: 0.42,
    tint: { color: linear('#d8eacb'), share: 0.3 },
    edge: 0.006,
    relief: 0.2,
    trees: true,
  }),
  backdropTexel: 2,
  finish: 'plain',
}
