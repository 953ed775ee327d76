import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { saturated } from '../color.ts'
import { BUST } from '../camera.ts'
import { sculptHand } from '../hand.ts'
import { type Grip } from '../SculptContext.ts'
import { sculptHeadwear } from '../headwear/headwear.ts'
import { naturalProportions } from '../proportions/naturalProportions.ts'
import { type Proportions } from '../proportions/Proportions.ts'
import type { SculptContext } from '../SculptContext.ts'
import type { Material } from '../../kernel/Material.ts'
import { blend, scale, type Vector } from '../../kernel/vector.ts'
import { landscape, skyOf } from './landscape.ts'
import { realistic } from './realistic.ts'
import type { SculptedStyle } from './SculptedStyle.ts'

/** A big round head with a big nose on narrow shoulders. */
const inflate = (spec: CharacterSpec): Proportions => {
  const form = naturalProportions(spec)
  const m = form.masculine
  return {
    ...form,
    headWidth: form.headWidth + 0.18,
    chinY: form.chinY + 0.1,
    chinRadius: form.chinRadius + 0.05,
    jawWidth: form.jawWidth + 0.1,
    jawY: form.jawY + 0.06,
    cheek: form.cheek + 0.1,
    cheekY: form.cheekY - 0.04,
    browRidge: form.browRidge * 0.4,
    eyeX: 0.28,
    eyeRadius: 0.3,
    eyeZ: 0.46,
    eyeWidth: 0.2,
    eyeUpper: 0.27 - 0.02 * form.aged,
    eyeLower: 0.13,
    eyeTilt: 0,
    iris: 0.62,
    pupil: 0.34,
    browY: form.browY + 0.19,
    browThickness: form.browThickness + 0.01 + 0.02 * m,
    browTilt: form.browTilt - 0.03,
    browArch: form.browArch + 0.03,
    noseY: form.noseY + 0.13,
    noseWidth: form.noseWidth * 1.15,
    noseLength: form.noseLength + 0.04 + 0.05 * m,
    noseTip: form.noseTip * (1.15 + 0.5 * m),
    noseHump: 0,
    bridge: form.bridge * 0.5,
    mouthY: form.mouthY + 0.01,
    mouthWidth: form.mouthWidth * 1.2,
    smile: form.smile + 0.05,
    lipRelief: form.lipRelief * 0.6,
    neckWidth: form.neckWidth * 0.72,
    shoulder: form.shoulder * 0.7,
    lift: form.lift + 0.3,
    ear: form.ear * 1.12,
    lash: form.lash * 1.4,
    aged: form.aged * 0.5,
    lockCount: 0.6,
    lockRadius: 1.35,
  }
}

/** As bright as paint on a toy. */
const primary = (color: Vector): Vector => scale(saturated(color, 1.45), 1.08)

const toy = (material: Material): Material => {
  switch (material.kind) {
    case 'skin':
      return {
        ...material,
        gloss: 0.2,
        power: 34,
        texture: 0,
        color: blend(material.color, primary(material.color), 0.35),
      }
    case 'hair':
      return {
        ...material,
        gloss: 1.3 * (material.gloss ?? 0.1),
        texture: 0.2,
        strandRelief: 0.3,
        frequency: 14,
      }
    case 'cloth':
      return {
        ...material,
        kind: 'plain',
        texture: 0,
        gloss: 0.26,
        power: 40,
        fresnel: 0.35,
        color: primary(material.color),
      }
    case 'eye':
      return { ...material, texture: 0.25 }
    default:
      return material
  }
}

/** A white glove, whatever the skin color. */
const sculptGlove = (context: SculptContext, at: Vector, lean: Vector, grip?: Grip): void => {
  const glove = context.tape.material({ color: [0.78, 0.78, 0.8], gloss: 0.2, power: 40 })
  sculptHand({ ...context, skin: glove }, at, lean, grip)
}

/** Sculpts headwear a little higher, because brims would hide such high brows. */
const sculptRaisedHeadwear = (context: SculptContext): void =>
  context.tape.shiftBy([0, 0.14, 0], () => sculptHeadwear(context))

/** The hero of a bright platform game. */
export const nintendo: SculptedStyle = {
  ...realistic,
  proportions: inflate,
  material: toy,
  parts: realistic.parts.map((part) => (part === sculptHeadwear ? sculptRaisedHeadwear : part)),
  hand: sculptGlove,
  framing: BUST,
  lights: () => ({
    keyFrom: [-0.45, 0.75, 0.7],
    key: [1.95, 1.85, 1.65],
    fillFrom: [0.8, 0.1, 0.6],
    fill: [0.4, 0.46, 0.56],
    rimFrom: [0.7, 0.5, -0.5],
    rim: [1.1, 1.2, 1.35],
    sky: [0.5, 0.58, 0.72],
    ground: [0.34, 0.36, 0.22],
    exposure: 0.72,
    saturation: 1.24,
    occlusion: 0.85,
    shadowSharpness: 6,
  }),
  backdrop: landscape({
    skies: {
      dawn: skyOf('#4f9cf0', '#ffd9b0', '#fff4e6', [1.05, 0.92, 0.85]),
      day: skyOf('#1f86f2', '#9be0ff', '#ffffff', [1.1, 1.1, 1]),
      dusk: skyOf('#5a54c8', '#ffa86a', '#ffd2b0', [0.95, 0.72, 0.62]),
      night: skyOf('#141c5c', '#3a5cc0', '#8aa0e0', [0.36, 0.44, 0.7]),
    },
    squares: 0,
    haze: 0.34,
    tint: { color: [0, 0, 0], share: 0 },
    edge: 0.004,
    relief: 0.42,
    trees: true,
  }),
  backdropTexel: 2,
  finish: 'plain',
}
