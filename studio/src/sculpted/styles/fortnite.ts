import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { linear, saturated } from '../color.ts'
import { naturalProportions } from '../proportions/naturalProportions.ts'
import { type Proportions } from '../proportions/Proportions.ts'
import type { Material } from '../../kernel/Material.ts'
import type { Vector } from '../../kernel/vector.ts'
import { landscape } from './landscape.ts'
import { realistic } from './realistic.ts'
import type { SculptedStyle } from './SculptedStyle.ts'

/** Strong jaw and brows, wide shoulders, a head a little small for them. */
const toughen = (spec: CharacterSpec): Proportions => {
  const form = naturalProportions(spec)
  const m = form.masculine
  return {
    ...form,
    headWidth: form.headWidth + 0.015,
    jawWidth: form.jawWidth + 0.05 + 0.06 * m,
    jawY: form.jawY - 0.05,
    chinWidth: form.chinWidth + 0.03 + 0.04 * m,
    chinY: form.chinY - 0.03,
    cheek: form.cheek - 0.012,
    browRidge: form.browRidge + 0.02 + 0.02 * m,
    browThickness: form.browThickness + 0.02,
    browTilt: form.browTilt + 0.03,
    socket: form.socket + 0.02,
    eyeRadius: form.eyeRadius + 0.05,
    eyeWidth: form.eyeWidth + 0.04,
    eyeUpper: form.eyeUpper + 0.022,
    eyeLower: form.eyeLower + 0.012,
    eyeTilt: form.eyeTilt + 0.04,
    eyeZ: form.eyeZ - 0.035,
    eyeX: form.eyeX + 0.015,
    iris: 0.52,
    noseLength: form.noseLength * 0.94,
    bridge: form.bridge + 0.012,
    neckWidth: form.neckWidth + 0.02 + 0.05 * m,
    shoulder: form.shoulder * 1.08,
    lift: form.lift + 0.04,
    lash: form.lash * 1.3,
    lockCount: 0.7,
    lockRadius: 1.2,
  }
}

const vivid = (color: Vector): Vector => saturated(color, 1.4)

const stylize = (material: Material): Material => {
  switch (material.kind) {
    case 'skin':
      return { ...material, gloss: 0.1, texture: 0.05, color: vivid(material.color) }
    case 'hair':
      return {
        ...material,
        gloss: 0.16,
        texture: 0.5,
        frequency: 22,
        color: vivid(material.color),
      }
    case 'tooth':
      // Less blue, so that teeth look white in violet light.
      return {
        ...material,
        color: [material.color[0], material.color[1], material.color[2] * 0.62],
      }
    case 'cloth':
      return { ...material, texture: 0.2, gloss: 0.08, color: vivid(material.color) }
    default:
      return material
  }
}

const storm = { zenith: linear('#2a1470'), horizon: linear('#c05ad8'), cloud: linear('#5a2fa8') }

/** A battle hero in front of a storm. */
export const fortnite: SculptedStyle = {
  ...realistic,
  proportions: toughen,
  material: stylize,
  lights: () => ({
    keyFrom: [-0.4, 0.6, 0.8],
    key: [1.8, 1.62, 1.42],
    // The fill is the second rim: cold and low from the other side.
    fillFrom: [-0.95, 0.1, -0.1],
    fill: [0.55, 0.3, 1.15],
    rimFrom: [0.9, 0.25, -0.35],
    rim: [0.9, 2.6, 3.6],
    sky: [0.36, 0.3, 0.6],
    ground: [0.28, 0.14, 0.36],
    exposure: 0.72,
    saturation: 1.22,
    occlusion: 1,
    shadowSharpness: 8,
  }),
  backdrop: landscape({
    skies: {
      dawn: { ...storm, horizon: linear('#ff8ab8'), light: [0.9, 0.6, 0.9] },
      day: {
        ...storm,
        zenith: linear('#2450c8'),
        horizon: linear('#b078f0'),
        light: [0.8, 0.75, 1],
      },
      dusk: { ...storm, horizon: linear('#ff7a6a'), light: [0.8, 0.5, 0.85] },
      night: {
        ...storm,
        zenith: linear('#10093c'),
        horizon: linear('#5a34b8'),
        light: [0.4, 0.34, 0.75],
      },
    },
    squares: 0,
    haze: 0.5,
    tint: { color: linear('#4a3aa0'), share: 0.45 },
    edge: 0.012,
    relief: 0.3,
    trees: true,
  }),
  finish: 'plain',
}
