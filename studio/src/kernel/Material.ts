import * as at from './layout.ts'
import type { Vector } from './vector.ts'

export interface Material {
  readonly kind?: 'plain' | 'skin' | 'hair' | 'cloth' | 'metal' | 'glow' | 'eye' | 'tooth' | 'coat'
  readonly color: Vector
  readonly gloss?: number
  readonly power?: number
  readonly subsurface?: number
  readonly fresnel?: number
  /** Strength and frequency of strands, weave or mottling. */
  readonly texture?: number
  readonly frequency?: number
  readonly strandRelief?: number
  readonly tip?: { readonly color: Vector; readonly mix: number }
  readonly eye?: EyeLook
  /** The pattern of a coat; fur by default. */
  readonly coat?: keyof typeof COATS
  /** The hair of a cloth: shown by styles that paint hair by hair; none by default. */
  readonly nap?: keyof typeof NAPS
}

interface EyeLook {
  readonly gazeRight: Vector
  readonly gazeLeft: Vector
  /** Half angles of the iris and pupil as seen from the center of the ball, in radians. */
  readonly iris: number
  readonly pupil: number
  /** How much narrower than tall the pupil is; round when absent. */
  readonly narrow?: number
  readonly irisColor: Vector
  readonly center: Vector
  readonly radius: number
  /** The position of the catch light, in iris radii from the pupil, and its size. */
  readonly catchLight: Vector
}

const KINDS = {
  plain: at.KIND_PLAIN,
  skin: at.KIND_SKIN,
  hair: at.KIND_HAIR,
  eye: at.KIND_EYE,
  cloth: at.KIND_CLOTH,
  metal: at.KIND_METAL,
  glow: at.KIND_GLOW,
  tooth: at.KIND_TOOTH,
  coat: at.KIND_COAT,
} as const

const COATS = {
  fur: at.COAT_FUR,
  feathers: at.COAT_FEATHERS,
  scales: at.COAT_SCALES,
  bark: at.COAT_BARK,
  stone: at.COAT_STONE,
  hide: at.COAT_HIDE,
  linen: at.COAT_LINEN,
} as const

const NAPS = { none: at.NAP_NONE, cropped: at.NAP_CROPPED, fur: at.NAP_FUR } as const

export const materialFields = (
  material: Material,
  layers: { readonly first: number; readonly count: number; readonly lash: number },
): Float32Array => {
  const fields = new Float32Array(at.MATERIAL_SIZE / 4)
  fields.set(material.color, at.COLOR / 4)
  fields[at.KIND / 4] = KINDS[material.kind ?? 'plain']
  fields[at.GLOSS / 4] = material.gloss ?? 0.1
  fields[at.POWER / 4] = material.power ?? 30
  fields[at.SUBSURFACE / 4] = material.subsurface ?? 0
  fields[at.FRESNEL / 4] = material.fresnel ?? 0.1
  fields[at.TEXTURE / 4] = material.texture ?? 0
  fields[at.FREQUENCY / 4] = material.frequency ?? 10
  if (material.kind === 'hair') {
    fields[at.TIP_MIX / 4] = material.tip?.mix ?? 0
    fields.set(material.tip?.color ?? material.color, at.TIP_COLOR / 4)
    fields[at.STRAND_RELIEF / 4] = material.strandRelief ?? 0
  }
  if (material.kind === 'coat') fields[at.COAT / 4] = COATS[material.coat ?? 'fur']
  if (material.kind === 'cloth') fields[at.NAP / 4] = NAPS[material.nap ?? 'none']
  if (material.eye) {
    const { eye } = material
    fields.set(eye.gazeRight, at.GAZE_RIGHT / 4)
    fields.set(eye.gazeLeft, at.GAZE_LEFT / 4)
    fields[at.IRIS_ANGLE / 4] = eye.iris
    fields[at.PUPIL_ANGLE / 4] = eye.pupil
    fields.set(eye.irisColor, at.IRIS_COLOR / 4)
    fields.set(eye.center, at.EYE_CENTER / 4)
    fields[at.EYE_RADIUS / 4] = eye.radius
    fields[at.PUPIL_NARROW / 4] = eye.narrow ?? 0
    fields[at.LASH_LAYER / 4] = Math.max(0, layers.lash)
    fields.set(eye.catchLight, at.CATCH_LIGHT / 4)
  }
  fields[at.FIRST_LAYER / 4] = layers.first
  fields[at.LAYER_COUNT / 4] = layers.count
  return fields
}
